"""What a screen reader gets from the window: the rows as sentences, the paper with its formulas as TeX, commands as
actions. Fails with the step that was not as it should be."""
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
    """The sentence of each row; the other cells of a row are columns of the table."""
    papers.clearCache()  # rows come and go with every search
    table = papers.queryTable()
    cells = [[table.getAccessibleAt(row, column) for column in range(table.nColumns)] for row in range(table.nRows)]
    return [next((cell.name for cell in row if cell and ", by " in cell.name), "") for row in cells]


def titled(papers, word):
    return next((row for row in rows(papers) if word in row), None)


def main():
    application = wait(
        "the program is on the bus",
        lambda: next((app for app in pyatspi.Registry.getDesktop(0) if app and "lectern" in app.name.lower()), None),
    )

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
    box.queryEditableText().setTextContents("")
    wait("all rows are back", lambda: len(rows(papers)) == 3)
    print("the journey went as it should")


if __name__ == "__main__":
    main()
