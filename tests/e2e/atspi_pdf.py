"""Tests the PDF page through AT-SPI: page text, and names and actions of the toolbar. Opens the PDF of the sample library
by key. Exits with the failed step."""
import os

import pyatspi

from atspi_journey import all_below, find, rows, shown, wait
from typing_storm import Window


def named(application, name):
    """Returns the visible control with this name."""
    for thing in all_below(application):
        if thing.name == name and thing.getState().contains(pyatspi.STATE_SHOWING) and thing.getRole() != pyatspi.ROLE_LABEL:
            return thing
    return None


def page_size_name(application):
    for thing in all_below(application):
        if thing.name.endswith(", page layout and zoom"):
            return thing.name
    return None


def main():
    window = Window(os.environ["LECTERN_PROGRAM"], os.environ["LECTERN_FOLDER"] + "/sample.lectern", "--sample")
    application = window.application
    title = "Sundials for Gradient"
    window.box.queryEditableText().setTextContents("sundials for gradient descent")
    # List and pane show other papers until the search has run; only this paper has a PDF.
    wait("only this paper is listed", lambda: len(rows(window.papers)) == 1 and title in rows(window.papers)[0])
    pane = wait("the paper pane is a document", lambda: find(application, pyatspi.ROLE_DOCUMENT_FRAME, "Paper"))
    wait("the pane shows the paper", lambda: pane.queryText().getText(0, -1).startswith(title))
    window.key("p")
    number = wait("the page number field has a name", lambda: shown(application, pyatspi.ROLE_TEXT, "Page number"))
    wait("the first page is shown", lambda: number.queryText().getText(0, -1) == "1")
    wait("the page exposes its text", lambda: any(title in thing.description for thing in all_below(application)))
    for name in ("PDF contents and thumbnails", "Zoom out", "Zoom in", "Highlights", "Page colour",
                 "Paper pane next to PDF", "Find in PDF"):
        wait(f"the control “{name}” exists", lambda: named(application, name))
    before = wait("the page size has a name", lambda: page_size_name(application))
    named(application, "Zoom in").queryAction().doAction(0)
    wait("Zoom in enlarges the page", lambda: page_size_name(application) != before)
    number.queryComponent().grabFocus()
    wait("the page number field has the focus", lambda: number.getState().contains(pyatspi.STATE_FOCUSED))
    number.queryEditableText().setTextContents("2")
    window.key("Return")
    wait("the second page is shown", lambda: any(thing.name.startswith("Page 2 of") for thing in all_below(application)))
    window.process.kill()
    window.process.wait()
    print("the PDF page is accessible")


if __name__ == "__main__":
    main()
