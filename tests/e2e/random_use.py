"""random_use.py FOLDER LECTERN LECTERN-CLI [MINUTES [SEED]]: uses keys, clicks, wheel, drags and text at random in the
window with the sample library, PDFs, dialogs and other libraries. The window must not crash, must print nothing to standard
error, must exit on SIGTERM, and must leave every library valid. FOLDER/done logs the actions; a seed repeats about the same
actions."""
import glob
import os
import random
import re
import signal
import subprocess
import sys
import time

from Xlib import X, XK, display
from Xlib.ext import xtest

TIMEOUT = 60  # seconds, also with sanitizers
MODIFIERS = {"ctrl": "Control_L", "shift": "Shift_L", "alt": "Alt_L"}
NAMES = {" ": "space", ":": "colon", '"': "quotedbl", "-": "minus", ".": "period", "(": "parenleft", ")": "parenright",
         "~": "asciitilde"}
# Weighted like real use: movement, Escape, and each letter, because most letters are commands.
KEYS = ("j k j k j k Down Up Next Prior Home End space Return Escape Escape BackSpace Tab Tab Delete F1 F5 F6 F8 F9 F10 "
        "F11 Left Right plus minus slash question comma period bracketleft bracketright "
        "a b c d e f g h i l m n o p q r s t u v w x y z 0 1 2 3 4 5").split()
CONTROL = "a b d e f g h i j k l m n o r t u y z 1 2 3 4 5 6 plus minus 0 Return BackSpace".split()
WORDS = ('sundial tide light the of "light and author:Sundials year:2019.. cat:cs.LG is:unread has:pdf tag:se -image (a OR '
         'b) title:"deep ~50 venue:').split()
# Allowed messages on standard error, about the missing desktop.
ALLOWED = re.compile(r"propagateSizeHints|XDG_RUNTIME_DIR|dconf|portal|xdg-open|^\s*$")


class User:
    def __init__(self, seed, done):
        self.chance = random.Random(seed)
        self.done = done
        self.display = display.Display()
        screen = self.display.screen()
        self.width, self.height = screen.width_in_pixels, screen.height_in_pixels

    def log(self, what):
        self.done.write(f"{time.time():.2f} {what}\n")
        self.done.flush()

    def focus(self):
        """Focuses the topmost window; there is no window manager."""
        for window in reversed(self.display.screen().root.query_tree().children):
            try:
                attributes, size = window.get_attributes(), window.get_geometry()
                if attributes.map_state == X.IsViewable and size.width > 200 and not attributes.override_redirect:
                    window.set_input_focus(X.RevertToParent, X.CurrentTime)
                    self.display.sync()
                    return
            except Exception:  # the window closed meanwhile
                continue

    def code(self, name):
        return self.display.keysym_to_keycode(XK.string_to_keysym(name))

    def key(self, combination):
        self.log(f"key {combination}")
        *modifiers, name = combination.split("+")
        held = [self.code(MODIFIERS[each]) for each in modifiers]
        for code in held:
            xtest.fake_input(self.display, X.KeyPress, code)
        if code := self.code(name):
            xtest.fake_input(self.display, X.KeyPress, code)
            xtest.fake_input(self.display, X.KeyRelease, code)
        for code in reversed(held):
            xtest.fake_input(self.display, X.KeyRelease, code)
        self.display.sync()

    def place(self):
        return self.chance.randrange(2, self.width - 2), self.chance.randrange(2, self.height - 2)

    def click(self, button, times=1):
        x, y = self.place()
        self.log(f"click {button} {times} at {x} {y}")
        xtest.fake_input(self.display, X.MotionNotify, x=x, y=y)
        self.display.sync()
        time.sleep(0.02)
        for _ in range(times):
            xtest.fake_input(self.display, X.ButtonPress, button)
            xtest.fake_input(self.display, X.ButtonRelease, button)
        self.display.sync()

    def drag(self):
        (x, y), (to_x, to_y) = self.place(), self.place()
        self.log(f"drag {x} {y} to {to_x} {to_y}")
        xtest.fake_input(self.display, X.MotionNotify, x=x, y=y)
        xtest.fake_input(self.display, X.ButtonPress, 1)
        for part in range(1, 9):
            xtest.fake_input(self.display, X.MotionNotify, x=x + (to_x - x) * part // 8, y=y + (to_y - y) * part // 8)
            self.display.sync()
            time.sleep(0.02)
        xtest.fake_input(self.display, X.ButtonRelease, 1)
        self.display.sync()

    def type(self, text):
        for letter in text:
            shift = letter.isupper() or letter in '":()~'
            self.key(("shift+" if shift else "") + NAMES.get(letter, letter.lower()))
            time.sleep(self.chance.choice([0.01, 0.03, 0.1]))

    def act(self):
        chance, what = self.chance, self.chance.random()
        if what < 0.40:
            self.key(("shift+" if chance.random() < 0.15 else "") + chance.choice(KEYS))
        elif what < 0.55:
            modifiers = "ctrl+" if chance.random() < 0.75 else chance.choice(["ctrl+shift+", "alt+", "ctrl+alt+"])
            self.key(modifiers + chance.choice(CONTROL))
        elif what < 0.78:
            self.click(chance.choice([1, 1, 1, 1, 1, 3]), 2 if chance.random() < 0.1 else 1)
        elif what < 0.83:
            for _ in range(chance.randrange(1, 8)):
                self.click(chance.choice([4, 5]))
        elif what < 0.87:
            self.drag()
        else:
            if chance.random() < 0.7:
                self.key("Escape")
                self.key("slash")
            self.type(" ".join(chance.choice(WORDS) for _ in range(chance.randrange(1, 4))))
            if chance.random() < 0.3:
                self.key("Return")
        if chance.random() < 0.05:  # close everything, and sometimes open a PDF
            for _ in range(4):
                self.key("Escape")
            if chance.random() < 0.5:
                self.key("Home")
                self.key(chance.choice(["Down", "Next"]))
                self.key("p")
        time.sleep(chance.choice([0, 0.01, 0.03, 0.1, 0.3]))


def main():
    folder, lectern, cli = map(os.path.abspath, sys.argv[1:4])
    minutes = float(sys.argv[4]) if len(sys.argv) > 4 else 2
    seed = int(sys.argv[5]) if len(sys.argv) > 5 else int(time.time())
    print(f"random use for {minutes} min, seed {seed}")
    libraries = os.path.join(folder, "libraries")
    os.mkdir(libraries)
    errors = open(os.path.join(folder, "errors"), "w+", errors="replace")
    with open(os.path.join(folder, "done"), "w") as done:
        window = subprocess.Popen([lectern, "--library", os.path.join(libraries, "sample.lectern"), "--sample"],
                                  cwd=libraries, stderr=errors)
        user = User(seed, done)
        time.sleep(3)
        end, actions = time.monotonic() + minutes * 60, 0
        while time.monotonic() < end and window.poll() is None:
            user.focus()
            user.act()
            actions += 1
    problems = []
    if window.poll() is not None and window.returncode != 0:
        problems.append(f"the window exited with {window.returncode} after {actions} actions")
    if window.poll() is None:
        window.send_signal(signal.SIGTERM)
        try:
            if window.wait(TIMEOUT):
                problems.append(f"on SIGTERM, the window exited with {window.returncode}")
        except subprocess.TimeoutExpired:
            window.kill()
            problems.append(f"on SIGTERM, the window did not exit within {TIMEOUT} s")
    errors.seek(0)
    problems += [f"on standard error: {line.rstrip()}" for line in errors if not ALLOWED.search(line)]
    for library in glob.glob(os.path.join(libraries, "**", "*.lectern"), recursive=True) \
            + glob.glob(os.path.join(folder, ".lectern")):
        checked = subprocess.run([cli, "check", "--library", library], capture_output=True, text=True)
        if checked.returncode:
            problems.append(f"{library}: {checked.stdout}{checked.stderr}")
    if problems:
        print("\n".join(problems[:40]))
        with open(os.path.join(folder, "done")) as done:
            print("last actions:", "".join(done.readlines()[-60:]), sep="\n")
        sys.exit(1)
    print(f"{actions} actions, no faults")


main()
