"""What a screen reader gets from the window: the rows as sentences, the paper with its formulas as TeX, commands as
actions. Fails with the step that was not as it should be."""
import os
import subprocess
import sys
import time

import pyatspi

DEADLINE = 60  # seconds for a step, on a slow machine
PAUSE = 0.1


def wait(what, probe):
    """The first true answer of probe; it may fail while the window changes."""
    end = time.monotonic() + DEADLINE
    error = None
    while time.monotonic() < end:
        try:
            answer = probe()
            if answer:
                return answer
        except Exception as problem:  # objects go away while they are looked at
            error = problem
        time.sleep(PAUSE)
    sys.exit(f"not so after {DEADLINE} s: {what} ({error})")


def all_below(thing, depth=12):
    if thing is None or depth == 0:
        return
    yield thing
    if thing.getRole() in (pyatspi.ROLE_LIST, pyatspi.ROLE_TABLE, pyatspi.ROLE_TREE):
        return  # rows are asked for one by one
    for child in thing:
        yield from all_below(child, depth - 1)


def find(application, role, name):
    for thing in all_below(application):
        if thing.getRole() == role and (name is None or thing.name == name):
            return thing
    return None


def rows(papers):
    """The sentence of each paper, which is one item of the list."""
    papers.clearCache()  # rows come and go with every search
    items = [papers.getChildAtIndex(row) for row in range(papers.childCount)]
    if any(item.getRole() != pyatspi.ROLE_LIST_ITEM for item in items):
        return []
    return [item.name for item in items]


def titled(papers, word):
    return next((row for row in rows(papers) if word in row), None)


def shown(application, role, name):
    """The thing of this role that is to be seen, and whose name begins so."""
    for thing in all_below(application):
        if thing.getRole() == role and thing.name.startswith(name) and thing.getState().contains(pyatspi.STATE_SHOWING):
            return thing
    return None


def labels(application):
    return [
        thing.name
        for thing in all_below(application)
        if thing.getRole() == pyatspi.ROLE_LABEL and thing.getState().contains(pyatspi.STATE_SHOWING)
    ]


def facets_and_tags(application):
    """How the papers divide, and the ticks of tags with their colours."""
    wait("the years are a chart", lambda: shown(application, pyatspi.ROLE_CHART, "Papers a year"))
    wait(
        "a facet says what it counts",
        lambda: shown(application, pyatspi.ROLE_PUSH_BUTTON, "Machine Learning (cs.LG): 2 papers"),
    )
    shown(application, pyatspi.ROLE_PUSH_BUTTON, "More ways to divide these papers").queryAction().doAction(0)
    kind = wait("the ways have names", lambda: shown(application, pyatspi.ROLE_CHECK_BOX, "By Author"))
    kind.queryAction().doAction(0)
    wait("all values of a facet can be found", lambda: shown(application, pyatspi.ROLE_TEXT, "Find a value: Author"))
    found = wait("they are a list", lambda: shown(application, pyatspi.ROLE_LIST, "Author"))
    wait("a value says its count", lambda: "Ada Winter: 2 papers" in [value.name for value in found])

    shown(application, pyatspi.ROLE_PUSH_BUTTON, "Tag…").queryAction().doAction(0)
    line = wait("the line of tags has a name", lambda: shown(application, pyatspi.ROLE_TEXT, "Tags of 1 paper"))
    line.queryEditableText().setTextContents("tide")
    ticks = wait("what there is has one", lambda: shown(application, pyatspi.ROLE_LIST, "Tags of 1 paper"))
    wait("it says what can be made", lambda: [tick.name for tick in ticks] == ["Make the tag “tide”"])
    for colour in ("No colour", "Red", "Pink"):
        wait(f"the colour {colour} has a name", lambda: shown(application, pyatspi.ROLE_CHECK_BOX, colour))


def messages(application):
    """What passes by, and what stays until it is closed."""
    def copied():
        # Once more where a slow machine was not there in time to see it pass.
        shown(application, pyatspi.ROLE_PUSH_BUTTON, "Copy the citation").queryAction().doAction(0)
        return any("opied" in words for words in labels(application))

    wait("a passing message has its words", copied)
    folder = os.environ["LECTERN_FOLDER"]
    what = ["--library", f"{folder}/my.lectern", "--import", f"{folder}/picture.png"]
    subprocess.run([os.environ["LECTERN_PROGRAM"], *what], check=True, timeout=DEADLINE)
    failed = wait(
        "what failed is named by its words",
        lambda: shown(application, pyatspi.ROLE_FRAME, "picture.png: This is an image"),
    )
    find(failed, pyatspi.ROLE_PUSH_BUTTON, "Close this message").queryAction().doAction(0)
    wait("it can be closed", lambda: not shown(application, pyatspi.ROLE_FRAME, "picture.png"))


def mapped(application):
    """What the keys of a table are read as, before it comes in."""
    wait("the table of keys has a name", lambda: shown(application, pyatspi.ROLE_TABLE, "What each field is read as"))
    keys = shown(application, pyatspi.ROLE_TABLE, "What each field is read as").queryTable()
    said = [[keys.getAccessibleAt(row, column).name for column in range(keys.nColumns)] for row in range(keys.nRows)]
    if said[0] != ["Titel", "Fog  ·  Mist", "Titel: Not read, kept as extra"]:
        sys.exit(f"the first key does not say what it is read as: {said[0]}")
    nothing = "0 files to import, 0 papers, 1 left out"
    wait("it says that nothing can come in yet", lambda: nothing in labels(application))
    print("the keys of a table have names")


def main():
    application = wait(
        "the program is on the bus",
        lambda: next((app for app in pyatspi.Registry.getDesktop(0) if app and "lectern" in app.name.lower()), None),
    )

    if "mapped" in sys.argv:
        mapped(application)
        return
    if "reopened" not in sys.argv:  # what a file on the command line holds is shown before it comes in
        said = wait(
            "the preview says what the file holds",
            lambda: find(application, pyatspi.ROLE_LABEL, "1 file to import, 3 papers"),
        )
        find(said.parent, pyatspi.ROLE_PUSH_BUTTON, "Import").queryAction().doAction(0)
    papers = wait("there is a list called Papers", lambda: find(application, pyatspi.ROLE_LIST, "Papers"))
    row = wait("the first paper is a row", lambda: titled(papers, "Waves"))
    for part in ("Waves of n=15", "Ada Winter", "Machine Learning", "unread."):
        if part not in row:
            sys.exit(f"the row does not say “{part}”: {row}")

    if "reopened" in sys.argv:
        if len(rows(papers)) != 3 or "bookmarked" not in row:
            sys.exit("the library named on the command line is not the one that is shown")
        print("a library on the command line is opened")
        return
    document = wait("the paper is a document", lambda: find(application, pyatspi.ROLE_DOCUMENT_FRAME, "Paper"))
    text = document.queryText()

    def spoken():
        return text.getText(0, -1)

    wait("the abstract is read with its formulas", lambda: r"We bound $x^2$ by $\frac{a}{b}$ for 50% of α." in spoken())
    if "\ufffc" in spoken():
        sys.exit("a formula is read as an object without a name")
    at = spoken().index("for 50%")
    if text.getText(at, at + 3) != "for":
        sys.exit("places in the text do not fit its characters")

    star = wait("there is a bookmark button", lambda: find(application, pyatspi.ROLE_PUSH_BUTTON, "Bookmark"))
    star.queryAction().doAction(0)
    wait("the row says that it is bookmarked", lambda: "bookmarked" in titled(papers, "Waves"))

    box = wait("there is a search box", lambda: find(application, pyatspi.ROLE_TEXT, "Search"))
    box.queryEditableText().setTextContents("lanterns")
    wait("the search leaves one row", lambda: len(rows(papers)) == 1 and titled(papers, "Lanterns at Dusk"))
    wait("the pane shows what was found", lambda: spoken().startswith("Lanterns at Dusk"))
    box.queryEditableText().setTextContents("/lant(erns/")
    wait(
        "it says what is wrong with an expression",
        lambda: any(words.startswith("A regular expression is expected") for words in labels(application)),
    )
    box.queryEditableText().setTextContents("")
    wait("all rows are back", lambda: len(rows(papers)) == 3)
    if papers.getChildAtIndex(1).description != "2 of 3 papers":
        sys.exit(f"a paper does not say its place: {papers.getChildAtIndex(1).description}")
    facets_and_tags(application)
    messages(application)
    print("the journey went as it should")


if __name__ == "__main__":
    main()
