"""Lists the files of a source tree or source archive. git is used only if it is installed and .git exists."""
import fnmatch
import os
import shutil
import subprocess


def files(tree):
    """Returns the tracked and new files of the tree without ignored ones, as sorted relative paths."""
    if os.path.exists(os.path.join(tree, ".git")) and shutil.which("git"):
        listed = subprocess.run(["git", "-C", tree, "ls-files", "-coz", "--exclude-standard"], capture_output=True, text=True,
                                check=True).stdout.split("\0")
        names = [name for name in listed if os.path.isfile(os.path.join(tree, name))]
    else:
        names = list(walk(tree, ignored_patterns(tree)))
    return sorted(names)


def ignored_patterns(tree):
    """Returns the patterns of .gitignore as (pattern, only folders, only at the top)."""
    with open(os.path.join(tree, ".gitignore"), encoding="utf-8") as file:
        lines = [line.strip() for line in file if line.strip() and not line.startswith("#")]
    return [(line.strip("/"), line.endswith("/"), line.startswith("/")) for line in lines] + [(".git", False, True)]


def walk(tree, patterns):
    def ignored(folder, name, is_folder):
        return any((is_folder or not only_folders) and (not folder or not at_top) and fnmatch.fnmatch(name, pattern)
                   for pattern, only_folders, at_top in patterns)

    for path, folders, names in os.walk(tree):
        folder = "" if path == tree else os.path.relpath(path, tree)
        folders[:] = [name for name in folders if not ignored(folder, name, True)]
        yield from (os.path.join(folder, name) for name in names if not ignored(folder, name, False))
