"""The check of the messages (scripts/translations.py): that it passes, and that it finds what is wrong.

English must be right and used, every other language free of mistakes. What a language lacks is only told.
"""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import translations
from translations import Language, left_to_do, mistakes, mistakes_of, read, unused
from ziggurat.core.messages import languages

ENGLISH = """
cubes = { $count ->
    [0] No cube.
    [one] One cube of { $name }.
   *[other] { $count } cubes of { $name }.
}
side = { $side ->
    [e] east
   *[w] west
}
looks = It looks { side }.
"""
POLISH = """
cubes = { $count ->
    [0] Brak klocków.
    [one] Jeden klocek, { $name }.
    [few] { $count } klocki, { $name }.
   *[many] { $count } klocków, { $name }.
}
side = { $side ->
    [e] na wschód
   *[w] na zachód
}
looks = Patrzy { side }.
"""


ROOT = Path(__file__).parents[1]


def language(tmp_path: Path, code: str, text: str) -> Language:
    folder = tmp_path / code
    folder.mkdir(exist_ok=True)
    (folder / "game.ftl").write_text(text, encoding="utf-8")
    return read(code, folder)


@pytest.mark.parametrize("code", languages())
def test_no_language_has_a_mistake(code: str) -> None:
    assert not mistakes_of(code)


def test_what_is_offered_is_what_is_checked() -> None:
    assert tuple(translations.offered()) == languages()


def faults(language: Language, english: Language, same: set[str] | None = None) -> list[str]:
    """Everything that the check tells about a language."""
    return [*mistakes(language, english), *left_to_do(language, english, same or set())]


def test_a_complete_translation_has_no_faults(tmp_path: Path) -> None:
    english = language(tmp_path, "en", ENGLISH)
    assert not faults(language(tmp_path, "pl", POLISH), english)
    japanese = "cubes = { $count ->\n    [0] なし\n   *[other] { $name }のキューブ { $count }個\n}\n"
    assert not faults(language(tmp_path, "ja", japanese + POLISH.partition("}\n")[2]), english)


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ("looks = Patrzy { side }.", "looks = Patrzy.", "looks lacks $side"),
        ("looks = Patrzy { side }.", "looks = { $who } patrzy { side }.", "asks for $who"),
        ("looks = Patrzy { side }.", "looks = Patrzy { strona }.", "strona is used by a message, but missing"),
        ("looks = ", "looks = Tak, { side }.\nlooks = ", "looks stands twice"),
        ("looks = ", "looks ", "this cannot be read"),
        ("    [few] { $count } klocki, { $name }.\n", "", "lacks the plural forms few of $count"),
        ("*[many] {", "*[other] {", "lacks the plural forms many of $count"),
        ("    [few]", "    [two] Dwa klocki, { $name }.\n    [few]", "has the plural forms two of $count"),
    ],
)
def test_a_mistake_is_found(tmp_path: Path, before: str, after: str, found: str) -> None:
    assert before in POLISH
    polish = language(tmp_path, "pl", POLISH.replace(before, after))
    assert any(found in mistake for mistake in mistakes(polish, language(tmp_path, "en", ENGLISH)))


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ("looks = Patrzy { side }.", "", "looks is missing"),
        ("looks = Patrzy { side }.", "looks = It looks { side }.", "the same as in English"),
        ("looks = Patrzy { side }.", "looks = Patrzy { side }.\n    .title = Tak", "has the attributes"),
        ("looks = ", "razem = Razem.\nlooks = ", "razem is neither in English nor used"),
    ],
)
def test_what_a_change_of_english_leads_to_is_no_mistake(
    tmp_path: Path, before: str, after: str, found: str
) -> None:
    assert before in POLISH
    english, polish = language(tmp_path, "en", ENGLISH), language(tmp_path, "pl", POLISH.replace(before, after))
    assert not list(mistakes(polish, english))
    assert any(found in line for line in left_to_do(polish, english, set()))


def test_a_message_that_moved_to_another_file_is_no_mistake(tmp_path: Path) -> None:
    english, polish = language(tmp_path, "en", ENGLISH), language(tmp_path, "pl", POLISH)
    (tmp_path / "en" / "game.ftl").rename(tmp_path / "en" / "page.ftl")
    english = read("en", tmp_path / "en")
    assert not list(mistakes(polish, english))
    assert "game.ftl: looks belongs into page.ftl" in list(left_to_do(polish, english, set()))


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("ar", "zero one two few many other"),
        ("sl", "one two few other"),
        ("he", "one two other"),
        ("cs", "one few other"),
        ("ru", "one few many"),
        ("fr", "one other"),
        ("tr", "one other"),
        ("ko", "other"),
    ],
)
def test_every_plural_form_that_a_language_has_is_needed(tmp_path: Path, code: str, forms: str) -> None:
    english = language(tmp_path, "en", "cubes = { $count ->\n    [one] One.\n   *[other] { $count } cubes.\n}\n")
    *some, last = forms.split()

    def said(some: list[str]) -> list[str]:
        variants = "".join(f"    [{form}] {form} {'{ $count }'} kub\n" for form in some)
        text = f"cubes = {{ $count ->\n{variants}   *[{last}] {last} {{ $count }} kub\n}}\n"
        return faults(language(tmp_path, code, text), english)

    assert not said(some)
    for form in some if len(some) > 1 else []:
        assert any(
            f"lacks the plural forms {form} of $count" in fault for fault in said([f for f in some if f != form])
        )


def test_a_helper_of_one_language_is_no_fault(tmp_path: Path) -> None:
    text = POLISH.replace("{ side }", "{ kierunek }") + "kierunek = { side }, tam\n"
    assert not faults(language(tmp_path, "pl", text), language(tmp_path, "en", ENGLISH))


def test_the_list_of_equal_messages_is_kept_true(tmp_path: Path) -> None:
    english = language(tmp_path, "en", ENGLISH)
    equal = language(tmp_path, "pl", POLISH.replace("Patrzy", "It looks"))
    assert not faults(equal, english, {"looks"})
    assert any("on the list" in fault for fault in faults(language(tmp_path, "pl", POLISH), english, {"looks"}))


def test_a_missing_file_is_named_once(tmp_path: Path) -> None:
    english = language(tmp_path, "en", ENGLISH)
    (tmp_path / "pl").mkdir()
    assert faults(read("pl", tmp_path / "pl"), english) == ["game.ftl is missing"]


def test_a_message_that_nobody_says_is_found(tmp_path: Path) -> None:
    english = language(tmp_path, "en", ENGLISH)
    assert unused(english, set()) == {"cubes", "side", "looks"}
    assert unused(english, {"looks"}) == {"cubes"}  # and the one within it
    assert unused(english, {"cub\0", "es", "looks"}) == set()
    assert unused(english, {"cub\0", "looks"}) == {"cubes"}  # nothing fills the gap


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("en", "one other"),
        ("fr", "one other"),
        ("pl", "one few many"),
        ("ru", "one few many"),
        ("cs", "one few other"),
        ("sl", "one two few other"),
        ("he", "one two other"),
        ("ar", "zero one two few many other"),
        ("ja", "other"),
        ("nb", "one other"),
    ],
)
def test_the_forms_of_whole_numbers(code: str, forms: str) -> None:
    assert translations.forms_needed(code, translations.Select("count", ())) == set(forms.split())


# ── English first, the others later ──────────────────────────────────────────────────────────────────────
class Project:
    """A small repository with our script, an English file, a Polish and a German one, and code that uses them."""

    def __init__(self, home: Path) -> None:
        self.home = home
        (home / "scripts").mkdir()
        shutil.copy(ROOT / "scripts/translations.py", home / "scripts")
        (home / "web/src").mkdir(parents=True)
        (home / "web/vite.config.ts").touch()
        (home / "translations").mkdir()
        (home / "translations/same-as-english.txt").touch()
        self.say("en", {"page-play": "Play", "page-you": "You"})
        self.say("pl", {"page-play": "Graj", "page-you": "Ty"})
        self.say("de", {"page-play": "Spielen", "page-you": "Du"})
        (home / "src/ziggurat/page.py").write_text('NAMES = ["page-play", "page-you", "page-new"]\n')
        self.git("init", "--quiet")
        self.commit()
        assert self.run("de", "pl", "--done", "page-play", "page-you")[0] == 0
        assert self.run("--complete") == (0, "The translations are complete: de, en, pl\n")

    def say(self, code: str, words: dict[str, str]) -> None:
        file = self.home / "src/ziggurat/locales" / code / "page.ftl"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("".join(f"{name} = {text}\n" for name, text in words.items()), encoding="utf-8")

    def git(self, *words: str) -> None:
        who = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
        subprocess.run(["git", *who, *words], cwd=self.home, check=True, capture_output=True)

    def commit(self) -> None:
        self.git("add", ".")
        self.git("commit", "--quiet", "--message", "Say it")

    def run(self, *words: str) -> tuple[int, str]:
        command = [sys.executable, "scripts/translations.py", *words]
        ran = subprocess.run(command, cwd=self.home, capture_output=True, text=True, check=False)
        return ran.returncode, ran.stdout + ran.stderr

    @property
    def signed(self) -> list[str]:
        """What is signed, without the hashes."""
        lines = (self.home / "translations/signed.txt").read_text().splitlines()
        words = [line.split() for line in lines if line[0] != "#"]
        return [" ".join((name, *codes)) for name, _, *codes in words]


@pytest.fixture
def project(tmp_path: Path) -> Project:
    if not shutil.which("git"):
        pytest.skip("The signing of translations was not tried: git is not installed.")
    return Project(tmp_path)


def test_a_label_in_english_alone_passes_the_check_and_stops_a_release(project: Project) -> None:
    project.say("en", {"page-play": "Play", "page-you": "You", "page-new": "Start again"})
    status, told = project.run()
    assert status == 0
    assert told.count("1 left to do") == 2
    status, told = project.run("--complete")
    assert status == 1
    assert "pl: page.ftl: page-new is missing" in told
    assert project.run("pl") == (0, "pl: page.ftl: page-new is missing\n")


@pytest.mark.parametrize(
    ("code", "words", "found"),
    [
        ("en", {"page-play": "Play", "page-you": "You", "page-old": "Old"}, "page-old is used nowhere"),
        ("en", {"page-play": "Play { page-it }", "page-you": "You"}, "page-it is used by a message, but missing"),
        ("pl", {"page-play": "Graj", "page-you": "Ty { $name }"}, "page-you asks for $name"),
        ("pl", {"page-play": "Graj {", "page-you": "Ty"}, "this cannot be read"),
    ],
)
def test_a_mistake_fails_the_check(project: Project, code: str, words: dict[str, str], found: str) -> None:
    project.say(code, words)
    status, told = project.run()
    assert status == 1
    assert found in told


def test_signing_shows_what_changed_and_signs_only_what_is_named(project: Project) -> None:
    project.say("en", {"page-play": "Play now", "page-you": "Your seat"})
    project.commit()
    assert project.run()[0] == 0
    assert "pl: page.ftl: page-play has changed in English: Play now" in project.run("pl")[1]
    status, told = project.run("pl", "--done")
    assert status == 0
    assert "page-play\n  English before: Play\n  English now: Play now\n  pl: Graj\n" in told
    assert "English before: You\n" in told
    assert "Nothing is signed" in told
    assert project.signed == ["page-play", "page-you"]
    assert "Your seat" not in project.run("pl", "--done", "page-play")[1]
    assert project.signed == ["page-play", "page-play pl", "page-you"]
    assert project.run("pl")[1] == "pl: page.ftl: page-you has changed in English: Your seat\n"
    assert project.run("de")[1].count("has changed") == 2
    project.run("de", "--done", "page-play")
    assert project.signed == ["page-play", "page-you"]


def test_a_new_message_is_signed_language_by_language(project: Project) -> None:
    project.say("en", {"page-play": "Play", "page-you": "You", "page-new": "Start again"})
    project.say("pl", {"page-play": "Graj", "page-you": "Ty", "page-new": "Od nowa"})
    assert project.run("pl") == (0, "pl: page.ftl: page-new is not signed: Start again\n")
    assert "English before: (never signed)" in project.run("pl", "--done", "page-new")[1]
    assert project.signed == ["page-new pl", "page-play", "page-you"]
    assert project.run("pl")[1] == "The translations are complete: pl\n"
    refused = project.run("de", "--done", "page-new")
    assert refused == (1, "There is no such message: de: page-new\n")
    assert project.run("--done", "page-new") == (1, "Whose messages? Name a language.\n")
    assert project.signed == ["page-new pl", "page-play", "page-you"]


def test_signatures_of_two_branches_are_read_side_by_side(project: Project) -> None:
    """A merge keeps both sides' lines."""
    project.say("en", {"page-play": "Play now", "page-you": "You"})
    project.run("pl", "--done", "page-play")
    file = project.home / "translations/signed.txt"
    line = next(line for line in file.read_text().splitlines() if line.endswith(" pl"))
    file.write_text(file.read_text() + line.replace(" pl", " de") + "\n")
    assert project.run("--complete")[0] == 0


def test_a_draft_is_signed_by_its_name(project: Project) -> None:
    draft = project.home / "translations/drafts/da"
    draft.mkdir(parents=True)
    (draft / "page.ftl").write_text("page-play = Spil\n")
    assert "page-you is missing" in project.run("da")[1]
    assert "page-play is not signed" in project.run("da")[1]
    project.run("da", "--done", "page-play")
    assert project.signed == ["page-play", "page-play da", "page-you"]
    assert "not signed" not in project.run("da")[1]


def test_a_release_begins_with_the_check_of_completeness() -> None:
    steps = subprocess.run(["make", "-n", "release"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "scripts/translations.py --complete" in steps.partition("mkdocs")[0]
    assert "scripts/release.py" in steps.partition("mkdocs")[2]
