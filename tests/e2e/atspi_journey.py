"""Tests the window through AT-SPI: rows as sentences, the paper with formulas as TeX, commands as actions. Exits with the
failed step."""
import os
import subprocess
import sys
import time

import pyatspi

DEADLINE = 60  # seconds per step
PAUSE = 0.1


def wait(what, probe):
    """Returns the first true result of probe, which may fail while the window changes."""
    end = time.monotonic() + DEADLINE
    error = None
    while time.monotonic() < end:
        try:
            result = probe()
            if result:
                return result
        except Exception as problem:  # objects may disappear meanwhile
            error = problem
        time.sleep(PAUSE)
    sys.exit(f"failed after {DEADLINE} s: {what} ({error})")


def all_below(thing, depth=20):
    if thing is None or depth == 0:
        return
    yield thing
    if thing.getRole() in (pyatspi.ROLE_LIST, pyatspi.ROLE_TABLE, pyatspi.ROLE_TREE):
        return  # rows are read one by one
    for child in thing:
        yield from all_below(child, depth - 1)


def find(application, role, name):
    for thing in all_below(application):
        if thing.getRole() == role and (name is None or thing.name == name):
            return thing
    return None


def rows(papers):
    """Returns the text of each list row."""
    papers.clearCache()  # rows change with every search
    items = [papers.getChildAtIndex(row) for row in range(papers.childCount)]
    if any(item.getRole() != pyatspi.ROLE_LIST_ITEM for item in items):
        return []
    return [item.name for item in items]


def titled(papers, word):
    return next((row for row in rows(papers) if word in row), None)


def shown(application, role, name):
    """Returns the visible object with this role and name prefix."""
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
    """Facets, and the tag list with its colours."""
    wait("the years are a list of bars", lambda: shown(application, pyatspi.ROLE_LIST, "Papers per year"))
    wait(
        "a facet value has a count",
        lambda: shown(application, pyatspi.ROLE_PUSH_BUTTON, "Machine Learning (cs.LG): 2 papers"),
    )
    shown(application, pyatspi.ROLE_PUSH_BUTTON, "More facets").queryAction().doAction(0)
    kind = wait("each property has a name", lambda: shown(application, pyatspi.ROLE_CHECK_BOX, "By Author"))
    kind.queryAction().doAction(0)
    wait("the values of a facet can be searched", lambda: shown(application, pyatspi.ROLE_TEXT, "Find a value: Author"))
    found = wait("the values are a list", lambda: shown(application, pyatspi.ROLE_LIST, "Author"))
    wait("a listed value has a count", lambda: "Ada Winter: 2 papers" in [value.name for value in found])

    shown(application, pyatspi.ROLE_PUSH_BUTTON, "Tag…").queryAction().doAction(0)
    line = wait("the tag field has a name", lambda: shown(application, pyatspi.ROLE_TEXT, "Tags of 1 paper"))
    line.queryEditableText().setTextContents("tide")
    ticks = wait("the tag list has a name", lambda: shown(application, pyatspi.ROLE_LIST, "Tags of 1 paper"))
    wait("the list offers a new tag", lambda: [tick.name for tick in ticks] == ["Create tag “tide”"])
    for colour in ("No colour", "Red", "Pink"):
        wait(f"the colour {colour} has a name", lambda: shown(application, pyatspi.ROLE_CHECK_BOX, colour))


def messages(application):
    """Temporary messages, and messages that stay until they are closed."""
    def copied():
        # Repeated, because a slow machine may miss the temporary message.
        shown(application, pyatspi.ROLE_PUSH_BUTTON, "Copy citation").queryAction().doAction(0)
        return any("opied" in words for words in labels(application))

    wait("a temporary message is a label", copied)
    folder = os.environ["LECTERN_FOLDER"]
    what = ["--library", f"{folder}/my.lectern", "--import", f"{folder}/picture.png"]
    subprocess.run([os.environ["LECTERN_PROGRAM"], *what], check=True, timeout=DEADLINE)
    failed = wait(
        "an error message has its text as name",
        lambda: shown(application, pyatspi.ROLE_FRAME, "picture.png: This is an image"),
    )
    find(failed, pyatspi.ROLE_PUSH_BUTTON, "Close message").queryAction().doAction(0)
    wait("the error message can be closed", lambda: not shown(application, pyatspi.ROLE_FRAME, "picture.png"))


def mapped(application):
    """The mapping of table columns in the preview."""
    wait("the mapping table has a name", lambda: shown(application, pyatspi.ROLE_TABLE, "Field mapping"))
    keys = shown(application, pyatspi.ROLE_TABLE, "Field mapping").queryTable()
    cells = [[keys.getAccessibleAt(row, column).name for column in range(keys.nColumns)] for row in range(keys.nRows)]
    if cells[0] != ["Titel", "Fog  ·  Mist", "Titel: Keep as additional field"]:
        sys.exit(f"the first column has a wrong mapping: {cells[0]}")
    nothing = "0 files to import, 0 papers, 1 skipped"
    wait("the preview states that nothing can be imported", lambda: nothing in labels(application))
    print("the mapping of a table is accessible")


def main():
    application = wait(
        "the program is on the accessibility bus",
        lambda: next((app for app in pyatspi.Registry.getDesktop(0) if app and "lectern" in app.name.lower()), None),
    )

    if "mapped" in sys.argv:
        mapped(application)
        return
    if "reopened" not in sys.argv:  # files on the command line are previewed first
        preview = wait(
            "the preview shows the number of papers",
            lambda: find(application, pyatspi.ROLE_LABEL, "1 file to import, 3 papers"),
        )
        find(preview.parent, pyatspi.ROLE_PUSH_BUTTON, "Import").queryAction().doAction(0)
    papers = wait("the paper list exists", lambda: find(application, pyatspi.ROLE_LIST, "Papers"))
    row = wait("the first paper is listed", lambda: titled(papers, "Waves"))
    for part in ("Waves of n=15", "Ada Winter", "Machine Learning", "unread."):
        if part not in row:
            sys.exit(f"the row lacks “{part}”: {row}")

    if "reopened" in sys.argv:
        if len(rows(papers)) != 3 or "bookmarked" not in row:
            sys.exit("the window does not show the library of the command line")
        print("a library on the command line opens")
        return
    document = wait("the paper pane is a document", lambda: find(application, pyatspi.ROLE_DOCUMENT_FRAME, "Paper"))
    text = document.queryText()

    def document_text():
        return text.getText(0, -1)

    wait("the abstract contains its formulas as TeX", lambda: r"We bound $x^2$ by $\frac{a}{b}$ for 50% of α." in document_text())
    if "\ufffc" in document_text():
        sys.exit("a formula is an object without a name")
    at = document_text().index("for 50%")
    if text.getText(at, at + 3) != "for":
        sys.exit("text offsets do not match the characters")

    star = wait("the bookmark button exists", lambda: find(application, pyatspi.ROLE_PUSH_BUTTON, "Bookmark"))
    star.queryAction().doAction(0)
    wait("the row shows the bookmark", lambda: "bookmarked" in titled(papers, "Waves"))

    box = wait("the search box exists", lambda: find(application, pyatspi.ROLE_TEXT, "Search"))
    box.queryEditableText().setTextContents("lanterns")
    wait("the search finds one paper", lambda: len(rows(papers)) == 1 and titled(papers, "Lanterns at Dusk"))
    wait("the pane shows the found paper", lambda: document_text().startswith("Lanterns at Dusk"))
    box.queryEditableText().setTextContents("/lant(erns/")
    wait(
        "an invalid expression is explained",
        lambda: any(words.startswith("Expected a regular expression") for words in labels(application)),
    )
    box.queryEditableText().setTextContents("")
    wait("an empty search lists all papers", lambda: len(rows(papers)) == 3)
    if papers.getChildAtIndex(1).description != "2 of 3 papers":
        sys.exit(f"a row has a wrong position: {papers.getChildAtIndex(1).description}")
    facets_and_tags(application)
    messages(application)
    print("all steps passed")


if __name__ == "__main__":
    main()
