#!/usr/bin/env python3
"""architecture_extensions.py SOURCE-TREE [--apply FOLDER [NAME...]]: applies each patch of tests/architecture/extensions, one
addition of each kind, to a copy of the tree and counts its files. CONTRIBUTING.md, "Where to add", names the files. Source lists
of CMake and files that ./dev update writes do not count. --apply copies the tree to FOLDER with these additions, or with all.
Exit status 77: git is missing."""
import os
import re
import shutil
import subprocess
import sys
import tempfile

import sourcetree

FOLDER = "tests/architecture/extensions"
# Files per addition, tests included.
MOST = {"list-column": 3, "query-term": 6, "format": 4, "command": 4, "paper-field": 4, "user-table": 4}
GENERATED = re.compile(r"(^|/)CMakeLists\.txt$|^resources/(translations|manual)/|^packaging/")


def copy_tree(tree, to):
    for name in sourcetree.files(tree):
        path = os.path.join(to, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        shutil.copy2(os.path.join(tree, name), path)


def apply(tree, name, to):
    """Applies the patch to a copy of the tree. Returns the messages of git, empty if it applies."""
    patch = os.path.join(tree, FOLDER, name + ".patch")
    run = subprocess.run(["git", "apply", "--whitespace=nowarn", patch], cwd=to, stdout=subprocess.PIPE,
                         stderr=subprocess.STDOUT, text=True, check=False, env={**os.environ, "GIT_DIR": os.devnull})
    return run.stdout if run.returncode else ""


def files_of(patch):
    with open(patch, encoding="utf-8") as file:
        names = re.findall(r"^diff --git a/\S+ b/(\S+)$", file.read(), re.M)
    return [name for name in names if not GENERATED.search(name)]


def check(tree):
    faults = []
    names = {name.removesuffix(".patch") for name in os.listdir(os.path.join(tree, FOLDER)) if name.endswith(".patch")}
    if names != set(MOST):
        faults.append(f"{FOLDER}: the patches are {sorted(names)}, expected {sorted(MOST)}")
    for name in sorted(names & set(MOST)):
        files = files_of(os.path.join(tree, FOLDER, name + ".patch"))
        print(f"{name}: {len(files)} of {MOST[name]} files")
        if len(files) > MOST[name]:
            faults.append(f"{name}: changes more than {MOST[name]} files: {', '.join(files)}")
        with tempfile.TemporaryDirectory() as copy:
            copy_tree(tree, copy)
            if message := apply(tree, name, copy):
                faults.append(f"{name}: does not apply; change the patch with the code:\n{message}")
                continue
            run = subprocess.run([sys.executable, os.path.join(copy, "tests/architecture/architecture_dependencies.py"), copy],
                                 stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
            if run.returncode:
                faults.append(f"{name}: {run.stdout}")
    return faults


def main(tree, arguments):
    if not shutil.which("git"):
        print("SKIP : git is missing")
        return 77
    if arguments[:1] == ["--apply"]:
        folder, names = arguments[1], arguments[2:] or sorted(MOST)
        copy_tree(tree, folder)
        faults = [f"{name}: {message}" for name in names if (message := apply(tree, name, folder))]
    else:
        faults = check(tree)
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1]), sys.argv[2:]))
