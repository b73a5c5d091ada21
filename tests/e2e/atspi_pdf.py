"""What a screen reader gets from the page of a PDF: its text, the row above it by name, and what that does. Opens the PDF
that comes with the sample library by key. Fails with the step that was not as it should be."""
import os

import pyatspi

from atspi_journey import all_below, find, rows, shown, wait
from typing_storm import Window


def named(application, name):
    """The control of this name that is to be seen, whatever it is."""
    for thing in all_below(application):
        if thing.name == name and thing.getState().contains(pyatspi.STATE_SHOWING) and thing.getRole() != pyatspi.ROLE_LABEL:
            return thing
    return None


def standing(application):
    for thing in all_below(application):
        if thing.name.endswith(", how the pages stand"):
            return thing.name
    return None


def main():
    window = Window(os.environ["LECTERN_PROGRAM"], os.environ["LECTERN_FOLDER"] + "/sample.lectern", "--sample")
    application = window.application
    title = "Sundials for Gradient"
    window.box.queryEditableText().setTextContents("sundials for gradient descent")
    # The list and the pane show other papers before the search has run; only this paper has a PDF to open.
    wait("only that paper is listed", lambda: len(rows(window.papers)) == 1 and title in rows(window.papers)[0])
    pane = wait("the paper is a document", lambda: find(application, pyatspi.ROLE_DOCUMENT_FRAME, "Paper"))
    wait("the pane shows it", lambda: pane.queryText().getText(0, -1).startswith(title))
    window.key("p")
    number = wait("the number of the page has a name", lambda: shown(application, pyatspi.ROLE_TEXT, "Number of the page"))
    wait("it is the first", lambda: number.queryText().getText(0, -1) == "1")
    wait("the page has its words", lambda: any(title in thing.description for thing in all_below(application)))
    for name in ("Contents and pages of the PDF", "Smaller", "Larger", "Highlights", "White, sepia or dark paper",
                 "Abstract and note beside the PDF", "Find in this PDF"):
        wait(f"{name} has a name", lambda: named(application, name))
    before = wait("the size has one", lambda: standing(application))
    named(application, "Larger").queryAction().doAction(0)
    wait("it grows", lambda: standing(application) != before)
    number.queryComponent().grabFocus()
    wait("the number has the keys", lambda: number.getState().contains(pyatspi.STATE_FOCUSED))
    number.queryEditableText().setTextContents("2")
    window.key("Return")
    wait("the second page is shown", lambda: any(thing.name.startswith("Page 2 of") for thing in all_below(application)))
    window.process.kill()
    window.process.wait()
    print("the page of a PDF has names")


if __name__ == "__main__":
    main()
