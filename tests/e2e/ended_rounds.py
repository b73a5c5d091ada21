#!/usr/bin/env python3
"""ended_rounds.py LECTERN LECTERN-CLI [ROUNDS [SEED]]: ends the programs at random moments.

The command line is killed during each kind of write. Afterwards the library must be valid, with the content before or after the
operation, and existing files must be complete. The window is asked to close while it starts, imports, searches and receives
calls of other processes; it must exit by itself, and the library must be valid. The last lines print counts and times. Exit
status 1 after the first fault; the library is then kept.
"""
import hashlib
import json
import os
import random
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

TIMEOUT = 120  # seconds for a program to exit; the time is printed, not judged
TIMES = re.compile(r'"(edited|added|at|imported|exported|written|date_exported)": ?"?[-0-9T:.Z+]+"?')


class Fault(Exception):
    pass


def paper(number, source):
    return json.dumps({
        "lectern": 1, "title": f"Waves of kind {number} and their temper", "authors": [f"Ada Wave {number % 40}", f"Bo Elm {number}"],
        "category": "cs.LG", "date": f"20{10 + number % 15}-03-0{1 + number % 9}", "venue": f"Harbour {source}",
        "doi": f"10.1/{number}", "abstract": f"We count the waves of kind {number} in $\\sqrt{{{number}}}$ harbours. " * 4})


class Rounds:
    def __init__(self, window, cli, folder, seed):
        self.window, self.cli, self.folder = window, cli, folder
        self.random = random.Random(seed)
        self.environment = dict(os.environ, HOME=folder, XDG_CONFIG_HOME=f"{folder}/config", XDG_DATA_HOME=f"{folder}/data",
                                XDG_CACHE_HOME=f"{folder}/cache", XDG_RUNTIME_DIR=f"{folder}/run",
                                QT_QPA_PLATFORM="offscreen", LECTERN_LANGUAGE="en", LC_ALL="C.UTF-8")
        os.makedirs(f"{folder}/run", mode=0o700)
        self.base, self.work = f"{folder}/base", f"{folder}/work"
        os.makedirs(self.base)
        for name, numbers in (("first", range(0, 1500)), ("second", range(1000, 3500))):
            with open(f"{folder}/{name}.jsonl", "w", encoding="utf-8") as lines:
                lines.write("\n".join(paper(number, name) for number in numbers) + "\n")
        library = f"{self.base}/l.lectern"
        self.run("import", "--library", library, "--saved-on", "2026-06-30", f"{folder}/first.jsonl")
        self.run("set", "--library", library, "--query", "title:7", "venue=Own harbour")
        self.run("backup", "--library", library)
        self.run("set", "--library", library, "3", "title=A title of my own")
        self.run("marks", "export", "--library", library, "-o", f"{folder}/marks.json")
        self.run("export", "--library", library, "-o", f"{self.base}/old.bib", "--query", "title:9")

    def run(self, verb, *arguments, check=True):
        result = subprocess.run([self.cli, verb, *arguments], env=self.environment, capture_output=True, text=True, timeout=TIMEOUT)
        if check and result.returncode:
            raise Fault(f"{verb} {' '.join(arguments)} returned {result.returncode}: {result.stderr}")
        return result.stdout

    def fresh(self):
        shutil.rmtree(self.work, ignore_errors=True)
        shutil.copytree(self.base, self.work)

    def state(self, library):
        """Returns a hash of the library's content without timestamps."""
        self.run("check", "--library", library)
        lines = self.run("export", "--library", library, "--jsonl") + self.run("marks", "export", "--library", library)
        return hashlib.sha256("\n".join(sorted(TIMES.sub("", lines).splitlines())).encode()).hexdigest()

    def operations(self):
        """Returns the command line of each writing operation."""
        library = f"{self.work}/l.lectern"
        return {
            "import": ["import", "--library", library, "--saved-on", "2026-06-30", f"{self.folder}/second.jsonl"],
            "first import": ["import", "--library", f"{self.work}/new.lectern", "--saved-on", "2026-06-30", f"{self.folder}/second.jsonl"],
            "set": ["set", "--library", library, "--query", "waves", "venue=Another harbour"],
            "marks import": ["marks", "import", "--library", library, f"{self.folder}/marks.json"],
            "reindex": ["reindex", "--library", library],
            "backup": ["backup", "--library", library],
            "restore": ["restore", "--library", library],
            "export": ["export", "--library", library, "-o", f"{self.work}/old.bib"],
        }

    def kill(self, count):
        before = self.state(f"{self.base}/l.lectern")
        killed = {}
        for name, command in self.operations().items():
            self.fresh()
            begin = time.monotonic()
            self.run(*command)
            takes = time.monotonic() - begin
            library = f"{self.work}/{'new' if name == 'first import' else 'l'}.lectern"
            after = self.state(library)
            old = open(f"{self.base}/old.bib", "rb").read()
            new = open(f"{self.work}/old.bib", "rb").read()
            for _ in range(count):
                self.fresh()
                with subprocess.Popen([self.cli, *command], env=self.environment, stdout=subprocess.DEVNULL,
                                      stderr=subprocess.DEVNULL) as program:
                    time.sleep(self.random.uniform(0, takes * 1.1))
                    program.send_signal(signal.SIGKILL)
                killed[name] = killed.get(name, 0) + (program.returncode == -signal.SIGKILL)
                if name == "first import":
                    if os.path.exists(library):
                        self.run("import", "--library", library, "--saved-on", "2026-06-30", f"{self.folder}/second.jsonl")
                        if self.state(library) != after:
                            raise Fault("a repeated first import after a kill has another result")
                elif self.state(library) not in (before, after):
                    raise Fault(f"after a killed “{name}” the library has neither the old nor the new content: {library}")
                if open(f"{self.work}/old.bib", "rb").read() not in (old, new):
                    raise Fault(f"after a killed “{name}” an export is incomplete")
        print(f"killed: {sum(killed.values())} of {count * len(killed)} runs; the library was valid each time ("
              + ", ".join(f"{name} {times}" for name, times in killed.items()) + ")")

    def close(self, count):
        library = f"{self.work}/l.lectern"
        took = []
        kinds = {
            "start": [], "search": ["--query", "waves harbours"],
            "import": ["--import", f"{self.folder}/second.jsonl"],
            "import and search": ["--query", "temper", "--import", f"{self.folder}/second.jsonl"],
        }
        before = self.state(f"{self.base}/l.lectern")
        self.fresh()
        self.run("import", "--library", library, "--saved-on", "2026-06-30", f"{self.folder}/second.jsonl")
        for number in range(count):
            kind, arguments = list(kinds.items())[number % len(kinds)]
            self.fresh()
            with open(f"{self.folder}/window.log", "w", encoding="utf-8") as log:
                window = subprocess.Popen([self.window, "--library", library, *arguments], env=self.environment,
                                          stdout=log, stderr=subprocess.STDOUT)
                time.sleep(0.15 + self.random.uniform(0, 1.5))
                for words in ("wav", "temper of", "kind 7") if number % 3 == 0 else ():
                    subprocess.run([self.window, "--library", library, "--query", words], env=self.environment, check=False,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=TIMEOUT)
                began = time.monotonic()
                window.terminate()
                try:
                    code = window.wait(TIMEOUT)
                except subprocess.TimeoutExpired:
                    window.kill()
                    raise Fault(f"the window did not close within {TIMEOUT} s ({kind})") from None
                took.append(time.monotonic() - began)
            if code not in (0, -signal.SIGTERM):  # the latter before the signal handler is installed
                raise Fault(f"the window ended with {code} ({kind}): {open(f'{self.folder}/window.log', encoding='utf-8').read()}")
            now = self.state(library)
            if "import" not in kind and now != before:
                raise Fault(f"the library changed without an edit ({kind})")
        took.sort()
        if took:
            print(f"closed: {len(took)} windows; median {statistics.median(took) * 1000:.0f} ms, "
                  f"95 % within {took[int(len(took) * 0.95)] * 1000:.0f} ms, longest {took[-1] * 1000:.0f} ms")


def main(window, cli, rounds="3", seed=None):
    seed = int(seed) if seed else random.SystemRandom().randrange(1 << 30)
    folder = tempfile.mkdtemp(prefix="ended_rounds")
    try:
        rounds = int(rounds)
        run = Rounds(os.path.abspath(window), os.path.abspath(cli), folder, seed)
        run.kill(rounds)
        run.close(rounds * 4)
    except Fault as fault:
        print(f"ended_rounds: {fault} (seed {seed}; see {folder})")
        return 1
    shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
