"""The check of the translations (scripts/translations.py): that it passes, and that it finds what is wrong."""

from pathlib import Path

import pytest

import translations
from translations import Language, changed, faults, faults_of, fingerprint, read, unused
from ziggurat.messages import languages

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


def language(tmp_path: Path, code: str, text: str) -> Language:
    folder = tmp_path / code
    folder.mkdir(exist_ok=True)
    (folder / "game.ftl").write_text(text, encoding="utf-8")
    return read(code, folder)


@pytest.mark.parametrize("code", languages())
def test_every_language_is_complete(code: str) -> None:
    assert not faults_of(code)


def test_what_is_offered_is_what_is_checked() -> None:
    assert tuple(translations.offered()) == languages()


def test_a_complete_translation_has_no_faults(tmp_path: Path) -> None:
    english = language(tmp_path, "en", ENGLISH)
    assert not list(faults(language(tmp_path, "pl", POLISH), english, set()))
    japanese = "cubes = { $count ->\n    [0] なし\n   *[other] { $name }のキューブ { $count }個\n}\n"
    assert not list(faults(language(tmp_path, "ja", japanese + POLISH.partition("}\n")[2]), english, set()))


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ("looks = Patrzy { side }.", "", "looks is missing"),
        ("looks = Patrzy { side }.", "looks = Patrzy.", "looks lacks $side"),
        ("looks = Patrzy { side }.", "looks = { $who } patrzy { side }.", "asks for $who"),
        ("looks = Patrzy { side }.", "looks = Patrzy { strona }.", "strona is used by a message, but missing"),
        ("looks = Patrzy { side }.", "looks = It looks { side }.", "the same as in English"),
        ("looks = Patrzy { side }.", "looks = Patrzy { side }.\n    .title = Tak", "has the attributes"),
        ("looks = ", "razem = Razem.\nlooks = ", "razem is neither in English nor used"),
        ("looks = ", "looks = Tak, { side }.\nlooks = ", "looks stands twice"),
        ("looks = ", "looks ", "this cannot be read"),
        ("    [few] { $count } klocki, { $name }.\n", "", "lacks the plural forms few of $count"),
        ("*[many] {", "*[other] {", "lacks the plural forms many of $count"),
        ("    [few]", "    [two] Dwa klocki, { $name }.\n    [few]", "has the plural forms two of $count"),
    ],
)
def test_a_fault_is_found(tmp_path: Path, before: str, after: str, found: str) -> None:
    assert before in POLISH
    polish = language(tmp_path, "pl", POLISH.replace(before, after))
    assert any(found in fault for fault in faults(polish, language(tmp_path, "en", ENGLISH), set()))


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
        return list(faults(language(tmp_path, code, text), english, set()))

    assert not said(some)
    for form in some if len(some) > 1 else []:
        assert any(
            f"lacks the plural forms {form} of $count" in fault for fault in said([f for f in some if f != form])
        )


def test_a_helper_of_one_language_is_no_fault(tmp_path: Path) -> None:
    text = POLISH.replace("{ side }", "{ kierunek }") + "kierunek = { side }, tam\n"
    assert not list(faults(language(tmp_path, "pl", text), language(tmp_path, "en", ENGLISH), set()))


def test_the_list_of_equal_messages_is_kept_true(tmp_path: Path) -> None:
    english = language(tmp_path, "en", ENGLISH)
    equal = language(tmp_path, "pl", POLISH.replace("Patrzy", "It looks"))
    assert not list(faults(equal, english, {"looks"}))
    assert any("on the list" in fault for fault in faults(language(tmp_path, "pl", POLISH), english, {"looks"}))


def test_a_missing_file_is_named_once(tmp_path: Path) -> None:
    english = language(tmp_path, "en", ENGLISH)
    (tmp_path / "pl").mkdir()
    assert list(faults(read("pl", tmp_path / "pl"), english, set())) == ["game.ftl is missing"]


def test_a_change_in_english_is_found(tmp_path: Path) -> None:
    english, polish = language(tmp_path, "en", ENGLISH), language(tmp_path, "pl", POLISH)
    sources = {name: fingerprint(said.text) for name, said in english.messages.items()}
    assert not list(changed(polish, english, sources))
    later = language(tmp_path, "en", ENGLISH.replace("It looks", "Now it looks"))
    assert [fault for fault in changed(polish, later, sources) if "looks has changed in English" in fault]
    assert len(list(changed(polish, later, sources))) == 1
    del sources["side"]
    assert any("side is not noted as done" in fault for fault in changed(polish, english, sources))


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
