#!/usr/bin/env python3
"""architecture_without_git.py SOURCE-TREE: checks that the tree tests pass on a copy without .git and with no git in PATH, as in
a source archive."""
import os
import shutil
import subprocess
import sys
import tempfile

import sourcetree

TESTS = ("architecture_dependencies.py", "architecture_shape.py", "architecture_translations.py", "architecture_packaging.py")
SKIPPED = 77


def path_without_git(folder):
    """Fills the folder with links to all programs except git."""
    os.mkdir(folder)
    for place in os.environ["PATH"].split(os.pathsep):
        for name in os.listdir(place) if os.path.isdir(place) else ():
            link = os.path.join(folder, name)
            if not name.startswith("git") and not os.path.lexists(link):
                os.symlink(os.path.join(place, name), link)
    return folder


def main(tree):
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, "tree")
        listed = sourcetree.files(tree)
        for name in listed:
            os.makedirs(os.path.dirname(os.path.join(copy, name)), exist_ok=True)
            shutil.copy2(os.path.join(tree, name), os.path.join(copy, name))
        faults = []
        # A build folder in the tree must be ignored.
        os.makedirs(os.path.join(copy, "build/dev"))
        with open(os.path.join(copy, "build/dev/generated.h"), "w", encoding="utf-8") as file:
            file.write("// names nowhere.h\n")
        if sourcetree.files(copy) != listed:
            faults.append(f"the file lists with and without git differ: {sorted(set(sourcetree.files(copy)) ^ set(listed))}")
        environment = {**os.environ, "PATH": path_without_git(os.path.join(folder, "bin"))}
        if shutil.which("git", path=environment["PATH"]):
            faults.append("git is still in PATH")
        for test in TESTS:
            run = subprocess.run([sys.executable, os.path.join(copy, "tests/architecture", test), copy], env=environment,
                                 stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
            if run.returncode not in (0, SKIPPED):
                faults.append(f"{test}:\n{run.stdout}")
    print("\n".join(faults) or "the tests pass without git")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1])))
