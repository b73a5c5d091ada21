"""typing_storm.py FOLDER LECTERN LECTERN-CLI [ROUNDS [SEED]]: types into the window with real key events: at several
speeds, with typos, for missing papers, and before the previous result arrives. After each burst, the box must contain every
letter, the list must show the one matching paper, and its bookmark must be stored. In the end, the library must have exactly
these bookmarks."""
import json
import os
import random
import subprocess
import sys
import time

import pyatspi
from Xlib import X, XK, display
from Xlib.ext import xtest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from atspi_journey import all_below, find, rows, wait  # noqa: E402

PAPERS = 1500
WORDS = "tide wave harbour ledger lantern kite diffusion graph neural score matching season bell orchard river".split()
KEYS = {" ": "space", ":": "colon", '"': "quotedbl", "-": "minus", ".": "period", "(": "parenleft", ")": "parenright"}


def records(chance, first, count):
    for number in range(first, first + count):
        words = [chance.choice(WORDS) for _ in range(60)]
        yield json.dumps({
            "lectern": 1, "title": f"{words[0]} {words[1]} paper unique{number}",
            "authors": [f"Ada {chance.choice(WORDS).title()}", f"Bo {chance.choice(WORDS).title()}"],
            "category": "cs.LG", "date": f"20{10 + number % 16}-03-03", "abstract": " ".join(words)})


# Preloads the check that only SQLite opens the library.
CHECKED_ENVIRONMENT = {**os.environ, "LD_PRELOAD": os.environ.get("LECTERN_WATCH", "")}


class Window:
    def __init__(self, program, library, *options):
        self.process = subprocess.Popen([program, "--library", library, *options], env=CHECKED_ENVIRONMENT)
        self.application = wait("the program is on the accessibility bus", self.application_on_bus)
        self.papers = wait("the paper list exists",
                           lambda: find(self.application, pyatspi.ROLE_LIST, "Papers"))
        self.box = wait("the search box exists", lambda: find(self.application, pyatspi.ROLE_TEXT, "Search"))
        self.display = display.Display()
        self.focus()

    def application_on_bus(self):
        if self.process.poll() is not None:
            sys.exit(f"the window exited at startup with {self.process.returncode}")
        return next((a for a in pyatspi.Registry.getDesktop(0) if a and "lectern" in a.name.lower()), None)

    def focus(self):
        """Focuses the window; there is no window manager."""
        def shown():
            for window in self.display.screen().root.query_tree().children:
                size = window.get_geometry()
                if window.get_attributes().map_state == X.IsViewable and size.width > 600:
                    window.set_input_focus(X.RevertToParent, X.CurrentTime)
                    self.display.sync()
                    return True
            return False
        wait("the window is shown", shown)

    def key(self, name):
        *modifiers, last = name.split("+")
        symbol = XK.string_to_keysym(KEYS.get(last, last))
        code = self.display.keysym_to_keycode(symbol)
        if self.display.keycode_to_keysym(code, 0) != symbol:
            modifiers.append("Shift_L")
        held = [self.display.keysym_to_keycode(XK.string_to_keysym(m)) for m in modifiers]
        for modifier in held:
            xtest.fake_input(self.display, X.KeyPress, modifier)
        xtest.fake_input(self.display, X.KeyPress, code)
        xtest.fake_input(self.display, X.KeyRelease, code)
        for modifier in reversed(held):
            xtest.fake_input(self.display, X.KeyRelease, modifier)
        self.display.sync()

    def type(self, text, gap):
        for letter in text:
            self.key(letter)
            time.sleep(gap)

    def text(self):
        box = self.box.queryText()
        return box.getText(0, box.characterCount)

    def problem(self):
        """Returns the text of an error message; None without one."""
        texts = [t.name for t in all_below(self.application) if t.getRole() == pyatspi.ROLE_LABEL]
        return next((text for text in texts if "Cancelled" in text or "could not" in text.lower()), None)


def main():
    folder, program, cli = sys.argv[1:4]
    rounds = int(sys.argv[4]) if len(sys.argv) > 4 else 8
    chance = random.Random(int(sys.argv[5]) if len(sys.argv) > 5 else 1)
    library = f"{folder}/storm.lectern"

    def start_import(first, count):
        source = f"{folder}/{first}.jsonl"
        with open(source, "w", encoding="utf-8") as file:
            file.write("\n".join(records(chance, first, count)) + "\n")
        return subprocess.Popen([cli, "import", "--library", library, source], stdout=subprocess.DEVNULL, env=CHECKED_ENVIRONMENT)

    def bookmarks():
        found = subprocess.run([cli, "search", "--library", library, "--json", "is:bookmarked"], capture_output=True)
        return json.loads(found.stdout)["total"]

    if start_import(0, PAPERS).wait() != 0:
        sys.exit("the first import failed")
    window = Window(program, library)
    bookmarked, papers, importing = set(), PAPERS, None
    for turn in range(rounds):
        gap = chance.choice([0.01, 0.03, 0.06, 0.12])
        word = lambda: chance.choice(WORDS)  # noqa: E731
        query = chance.choice([
            f'{word()} "{word()} {word()}" author:{word()[:4]}', f"{word()} author:{word()} year:2018..",
            f"{word()[:3]}x modle", "zqxw", f"{word()} -{word()}", f'("{word()} {word()}', "author:", "is:bookmarked"])
        if importing is None or importing.poll() is not None:
            importing = start_import(papers, 5)
            papers += 5
        # Replaces an unfinished query with one that matches a single paper.
        window.key("Control_L+f")
        window.key("Control_L+a")
        window.type(query, gap)
        time.sleep(chance.choice([0, 0.1, 0.6]))
        number = chance.randrange(PAPERS)
        window.key("Control_L+a")
        window.type(f"unique{number}", gap)
        wait(f"the box contains every letter of unique{number}", lambda: window.text() == f"unique{number}")
        wait(f"after “{query}” at {gap} s per key, the list shows only unique{number}",
             lambda: [f"unique{number}" in row for row in rows(window.papers)] == [True])
        if number not in bookmarked:
            window.key("Return")
            window.key("Down")
            time.sleep(0.2)
            window.key("b")
            bookmarked.add(number)
            wait("the bookmark is stored", lambda: bookmarks() == len(bookmarked))
            window.key("slash")
        if window.problem():
            sys.exit(f"the window shows: {window.problem()}")
        if window.process.poll() is not None:
            sys.exit("the window crashed")
    if importing:
        importing.wait()
    window.key("Control_L+q")
    window.process.wait(60)
    if bookmarks() != len(bookmarked):
        sys.exit(f"{bookmarks()} bookmarks instead of {len(bookmarked)}")
    if subprocess.run([cli, "check", "--library", library], stdout=subprocess.DEVNULL).returncode != 0:
        sys.exit("the library is damaged")
    print(f"{rounds} bursts of typing, {len(bookmarked)} bookmarks, {papers - PAPERS} papers imported meanwhile")


if __name__ == "__main__":
    main()
