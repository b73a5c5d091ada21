#!/usr/bin/env python3
"""pdfmatch.py LECTERN-CLI FOLDER: attaches the files that typeset_papers.py made to a library of its library.jsonl and
counts how many found their paper, found a wrong one, or were left to a person; as JSON."""
import collections
import json
import os
import resource
import subprocess
import sys
import tempfile
import time

from typeset_papers import folded


def processor_seconds():
    """Of the programs that ended: lectern-cli and its helpers. Other programs on the machine do not lengthen it."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main():
    program, folder = sys.argv[1], sys.argv[2]
    truth = {}
    with open(os.path.join(folder, "truth.jsonl"), encoding="utf-8") as lines:
        for line in lines:
            one = json.loads(line)
            truth[one["file"]] = one
    with tempfile.TemporaryDirectory() as at:
        library = os.path.join(at, "papers.lectern")
        subprocess.run([program, "import", "--library", library, os.path.join(folder, "library.jsonl")],
                       stdout=subprocess.DEVNULL, check=True)
        pdfs = [os.path.join(folder, name) for name in sorted(truth)]
        begun, worked = time.monotonic(), processor_seconds()
        run = subprocess.run([program, "attach", "--library", library, "--json", *pdfs], stdout=subprocess.PIPE, check=False)
        seconds, worked = time.monotonic() - begun, processor_seconds() - worked
        report = json.loads(run.stdout)
    named = lambda one: truth[os.path.basename(one["path"])]
    counts, by, wrong, asked = collections.Counter(), collections.Counter(), [], []
    right_first = 0
    for one in report["attached"]:
        is_it = named(one)
        if is_it["stranger"]:
            counts["strangers attached"] += 1
            wrong.append((is_it["file"], is_it["title"], one["title"]))
        elif folded(one["title"]) == folded(is_it["title"]):  # the library may have a second paper, in other capitals
            counts["right"] += 1
            by[one["found"]] += 1
        else:
            counts["wrong"] += 1
            wrong.append((is_it["file"], is_it["title"], one["title"]))
    for one in report["unsure"]:
        is_it = named(one)
        counts["strangers asked about" if is_it["stranger"] else "asked about"] += 1
        if not is_it["stranger"]:
            first = [paper["title"] for paper in one["likely"]]
            right_first += is_it["title"] in first
            asked.append((is_it["file"], is_it["variant"], is_it["title"], first[:1]))
    counts["refused"] = len(report["refused"])
    known = sum(not one["stranger"] for one in truth.values())
    print(json.dumps({"files": len(truth), "counts": counts, "by": by, "matched": counts["right"] / max(1, known),
                      "asked with the right one among three": right_first,
                      "milliseconds a file": 1000 * seconds / max(1, len(truth)),
                      "of the processor": 1000 * worked / max(1, len(truth)), "wrong": wrong, "asked": asked[:40],
                      "refused": report["refused"][:5]},
                     indent=1, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
