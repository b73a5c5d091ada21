"""quiet_journey.py FOLDER LECTERN LECTERN-CLI: shows papers whose texts request files and addresses, in every view, with
real keys and a pointer, and traces the system calls. No such file may be opened, no network socket created, and no other
program started."""
import json
import os
import re
import subprocess
import sys
import time

from Xlib import X
from Xlib.ext import xtest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from atspi_journey import rows, wait  # noqa: E402
from typing_storm import KEYS, Window  # noqa: E402

KEYS.update({"<": "less", ">": "greater", "=": "equal", "/": "slash", "!": "exclam", "[": "bracketleft",
             "]": "bracketright", "\\": "backslash", "{": "braceleft", "}": "braceright", "$": "dollar"})
ADDRESS = "http://127.0.0.1:9/canary.png"  # no server; a host name would need a look-up first


def requests(folder):
    """Returns texts that request a file or an address."""
    file = f"file://{folder}/canary.png"
    return [
        f'<img src="{file}">', f"<img src={folder}/canary.png>", f"![c]({file})", f'<img src="{ADDRESS}">',
        f'<link rel="stylesheet" href="{file}">', f"<style>@import url({file}); body {{ background: url({ADDRESS}) }}</style>",
        f'<table background="{file}"><tr><td>x</td></tr></table>', f"$\\includegraphics{{{folder}/canary.png}}$",
        f"$\\require{{{folder}/canary}}\\input{{{folder}/canary.tex}}\\href{{{ADDRESS}}}{{x}}$",
        f'<svg xmlns="http://www.w3.org/2000/svg"><image href="{file}"/></svg>', f'<object data="{file}">x</object>',
        f'<a href="{ADDRESS}" title="<img src=\'{file}\'>">x</a>',
    ]


def papers(folder):
    for number, request in enumerate(requests(folder)):
        yield json.dumps({
            "lectern": 1, "title": f"Paper {number} {request}", "authors": [f"Ada {request}", f"Bo Elm {number}", f"Cy {request}"],
            "category": f"cs.LG {request}", "venue": f"Venue {request}", "affiliation": request, "date": f"20{10 + number}-03-03",
            "abstract": f"We request {request} in **words** of a text that goes on. " * 3, "url": ADDRESS, "doi": f"10.1/{request}",
            "code": True, "score": 50.5, "keywords": [request], "comment": request})


def start_traced(folder, program, library):
    """Starts the window under strace, through a script that Window can run."""
    script = f"{folder}/traced"
    with open(script, "w", encoding="utf-8") as file:
        file.write("#!/bin/sh\nexec strace -f -qq -s 400 -o '{0}/trace' -e "
                   "trace=open,openat,openat2,stat,access,readlink,newfstatat,statx,socket,connect,execve,execveat"
                   " '{1}' \"$@\"\n".format(folder, program))
    os.chmod(script, 0o755)
    return Window(script, library)


def hover(window, x, y):
    xtest.fake_input(window.display, X.MotionNotify, x=x, y=y)
    xtest.fake_input(window.display, X.MotionNotify, x=x + 2, y=y)
    window.display.sync()
    time.sleep(1.2)  # a tool tip waits 0.7 s


def main():
    folder, program, cli = sys.argv[1:4]
    library = f"{folder}/quiet.lectern"
    for name in ("canary.png", "canary.tex", "canary"):
        with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
            file.write("a file that must not be opened")
    source = f"{folder}/<img src=x.png>.jsonl"
    with open(source, "w", encoding="utf-8") as file:
        file.write("\n".join(papers(folder)) + "\n")
    if subprocess.run([cli, "import", "--library", library, source], stdout=subprocess.DEVNULL).returncode != 0:
        sys.exit("the import failed")
    window = start_traced(folder, program, library)
    wait("all papers are listed", lambda: len(rows(window.papers)) == len(requests(folder)))

    def press(*keys):
        for key in keys:
            window.key(key)
            time.sleep(0.15)

    def check_running():
        if window.process.poll() is not None:
            sys.exit("the window crashed")

    press("slash", "Escape", "Home")
    for _ in requests(folder):  # each in the list and as a page
        press("Down", "Return", "Escape")
    press("n")
    window.type(f'<img src="file://{folder}/canary.png"> ![x](file://{folder}/canary.png)', 0.01)
    press("Escape", "t")
    window.type("<img src=x.png>", 0.01)
    press("Return", "Escape", "Escape")
    for x, y in ((120, 130), (120, 330), (120, 600), (450, 200), (450, 350), (700, 300), (1000, 120), (1000, 300), (1100, 700)):
        hover(window, x, y)
    check_running()
    # Table and rows; reading view; related papers, graph, author; statistics, authors, history; dialogs.
    for keys in (["Control_L+t", "Down", "Down", "Control_L+l"], ["F11", "j", "j", "F11"], ["r", "Escape"], ["g", "Escape"],
                 ["a", "Escape"], ["Control_L+g", "Escape"], ["Control_L+5", "Down", "Return", "Escape", "Escape"],
                 ["Control_L+h", "Escape"], ["Control_L+Shift_L+d", "Escape"], ["c"], ["Shift_L+c"], ["Control_L+k", "Escape"],
                 ["Control_L+comma", "Escape"], ["Shift_L+d", "Down", "Escape"], ["Shift_L+F1", "Escape"]):
        press(*keys)
        time.sleep(0.4)
        check_running()
    for query in ("canary", "author:Ada", 'venue:"Venue <img"', "img src"):
        press("Control_L+f", "Control_L+a")
        window.type(query, 0.03)
        time.sleep(0.4)
    if window.problem():
        sys.exit(f"the window shows: {window.problem()}")
    press("Escape", "Control_L+q")
    window.process.wait(60)

    with open(f"{folder}/trace", encoding="utf-8", errors="replace") as file:
        calls = file.read().splitlines()
    if not any("quiet.lectern" in call and "open" in call for call in calls):
        sys.exit("the calls of the window were not traced")
    wrong = [call for call in calls if "canary" in call or "x.png" in call or re.search(r"AF_INET", call)]
    wrong += [call for call in calls if "execve" in call][1:]
    if wrong:
        sys.exit("forbidden calls:\n" + "\n".join(wrong[:20]))
    print(f"{len(calls)} calls, none to a requested file, a network or another program")


if __name__ == "__main__":
    main()
