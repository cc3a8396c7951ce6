"""The lessons: every step stands on a legal position, its task can be done, and everything has its words."""

import re

import pytest

from ziggurat.core.messages import ENGLISH, LOCALES, languages, translate
from ziggurat.core.refusals import IllegalAction
from ziggurat.core.registry import BUILT_IN, game, game_names
from ziggurat.schema.client_schema import step_kind
from ziggurat.teaching.lessons import WORDS, LessonStep, lessons

# "Diagonal" in each language: opposite a cube stands another cell (B10).
DIAGONAL = {
    "ar": "قطريًا",
    "cs": "úhlopříčně",
    "de": "schräg",
    "en": "diagonally",
    "es": "en diagonal",
    "fr": "en diagonale",
    "he": "באלכסון",
    "it": "in diagonale",
    "ja": "ななめ",
    "ko": "대각선",
    "nb": "på skrå",
    "nl": "schuin",
    "pl": "po przekątnej",
    "pt": "na diagonal",
    "ru": "по диагонали",
    "sl": "diagonalno",
    "sv": "snett",
    "tr": "çaprazında",
}
TAUGHT = [name for name in game_names() if lessons(game(name))]
STEPS = [pytest.param(step, id=f"{name}-{step.name}") for name in TAUGHT for step in lessons(game(name))]


def test_these_games_are_taught() -> None:
    assert set(TAUGHT) == set(BUILT_IN)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_has_five_to_eight_steps_with_names_of_their_own(name: str) -> None:
    names = [step.name for step in lessons(game(name))]
    assert 5 <= sum(not step.course for step in lessons(game(name))) <= 8
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-z]+", one) for one in names)  # they stand in addresses and in messages


@pytest.mark.parametrize("step", STEPS)
def test_every_task_can_be_done(step: LessonStep) -> None:
    position = step.position()
    assert position.turn > 0, "somebody is to act"
    assert position.history == tuple(step.tokens)
    answers = step.answers()
    assert answers
    assert step.example or set(answers) <= set(position.legal())


@pytest.mark.parametrize("step", STEPS)
def test_every_fact_of_a_task_matters(step: LessonStep) -> None:
    """A pattern that matches nothing, or a thing that could never happen, is a slip of the pen."""
    if step.example:
        pytest.skip("its actions are not listed")
    position = step.position()
    happening = {step_kind(one) for action in position.actions for one in step.game.steps(position, action)}
    assert happening.issuperset(step.happens)
    assert happening.issuperset(step.never)
    for pattern in step.right:
        assert LessonStep(step.game, "one", step.before, step.options, (pattern,)).answers(), pattern
    missed = len(position.actions) - len(step.answers())
    if step.never or step.wins or step.leaves is not None:
        assert missed > 0


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("language", languages())
def test_every_step_has_its_words(step: LessonStep, language: str) -> None:
    for part in WORDS:
        assert translate(step.message + part, language)
    assert translate(f"{step.game.name}-lessons", language)


def test_no_words_are_left_over() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in (LOCALES / ENGLISH).glob("*.ftl"))
    said = {name for name in re.findall(r"^([a-z-]+) =", text, re.MULTILINE) if "-lesson-" in name}
    assert said == {step.message + part for name in TAUGHT for step in lessons(game(name)) for part in WORDS}


BUILDING = [step for step in lessons(game("talo")) if step.course == "fantasy"]


def test_building_freely_is_taught_in_four_steps() -> None:
    assert [step.name for step in BUILDING] == ["anywhere", "across", "both", "bridge"]
    assert all(translate("talo-fantasy-lessons", language) for language in languages())


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("anywhere", "3@5,5,0.5/1,0,1,0~"),  # it lies
        ("across", "5@8,8,2.5/1,0,0,0~"),  # it stands beside the post
        ("across", "5@5,5,5.5/1,0,0,0~"),  # it stands on the post: nothing reaches out
        ("both", "4@5,5,3.5/1,0,1,0~"),  # in balance, it needs no other
        ("both", "1@2,2,0.5/1,0,0,0&4@8,8,2/1,0,0,0~"),  # both on the ground
        ("bridge", "7@5,8,0.5/1,0,1,0~"),  # on the ground
        ("bridge", "7@7.5,5,5.5/1,0,0,0~"),  # upright on a post
    ],
)
def test_what_builds_something_else_is_no_answer(name: str, wrong: str) -> None:
    (step,) = [step for step in BUILDING if step.name == name]
    assert not step.solved_by(step.position().play(wrong))
    assert not step.solved_by(step.position().play("."))


def test_a_wrong_try_is_no_answer() -> None:
    fit = next(step for step in lessons(game("babel")) if step.name == "fit")
    assert fit.solved_by(fit.position().play("b1nu"))
    assert not fit.solved_by(fit.position().play("a2s"))
    with pytest.raises(IllegalAction):
        fit.position().play("b1w")


def test_each_fact_is_judged_by_the_referee() -> None:
    babel, nivos = game("babel"), game("nivos")
    assert LessonStep(babel, "x", "a1e b1u a2s", happens=("level-complete",)).answers() == ["b2ws", "b2wsu"]
    level = LessonStep(nivos, "x", "n@c3", never=("cylinder",))
    assert level.solved_by(level.position().play("1x1@a1"))
    assert not level.solved_by(level.position().play("1x1@c3"))
    blocks = LessonStep(babel, "x", "b2ws b1wu a2u a1n a2e", wins=True)
    assert blocks.answers() == ["b1w"]
    assert not LessonStep(
        babel, "x", "a1e b1u a2s", happens=("level-complete", "place")
    ).answers()  # not in this order
    few = LessonStep(babel, "x", "a2esu b2su a1eu b1- a1u b1wnd b2u a2esu b1wnd", leaves=3)
    assert all(len(few.position().play(token).actions) <= 3 for token in few.answers())
    assert few.answers() == ["a2-", "a2e", "a2s", "a2u"]


@pytest.mark.parametrize("language", languages())
def test_the_cell_that_blocks_is_diagonal_to_the_cube(language: str) -> None:
    """b1 shares neither column nor row with the cube on a2, and the words say so."""
    block = next(step for step in lessons(game("babel")) if step.name == "block")
    assert block.answers() == ["b1w"]
    assert [cube["cell"] for cube in block.position().view()["table"]["cubes"] if cube["level"] == 2] == ["a2"]
    assert DIAGONAL[language] in translate("babel-lesson-block-hint", language)
