#!/usr/bin/env python3
"""pdfmatch.py LECTERN-CLI FOLDER: attaches the PDFs of typeset_papers.py to a library made from library.jsonl. Prints
as JSON how many were matched correctly, matched wrongly, or reported as uncertain."""
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
    """Returns the processor time of lectern-cli and its helpers; other programs do not affect it."""
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
        start, processor = time.monotonic(), processor_seconds()
        run = subprocess.run([program, "attach", "--library", library, "--json", *pdfs], stdout=subprocess.PIPE, check=False)
        seconds, processor = time.monotonic() - start, processor_seconds() - processor
        report = json.loads(run.stdout)
    expected_for = lambda one: truth[os.path.basename(one["path"])]
    counts, evidence, wrong, uncertain = collections.Counter(), collections.Counter(), [], []
    right_among_three = 0
    for one in report["attached"]:
        expected = expected_for(one)
        if expected["absent"]:
            counts["absent papers attached"] += 1
            wrong.append((expected["file"], expected["title"], one["title"]))
        elif folded(one["title"]) == folded(expected["title"]):  # the library may contain the paper twice, with another case
            counts["right"] += 1
            evidence[one["found"]] += 1
        else:
            counts["wrong"] += 1
            wrong.append((expected["file"], expected["title"], one["title"]))
    for one in report["unsure"]:
        expected = expected_for(one)
        counts["absent papers uncertain" if expected["absent"] else "uncertain"] += 1
        if not expected["absent"]:
            first = [paper["title"] for paper in one["likely"]]
            right_among_three += expected["title"] in first
            uncertain.append((expected["file"], expected["variant"], expected["title"], first[:1]))
    counts["refused"] = len(report["refused"])
    known = sum(not one["absent"] for one in truth.values())
    print(json.dumps({"files": len(truth), "counts": counts, "evidence": evidence, "matched": counts["right"] / max(1, known),
                      "uncertain with the right paper among three": right_among_three,
                      "milliseconds per file": 1000 * seconds / max(1, len(truth)),
                      "processor milliseconds per file": 1000 * processor / max(1, len(truth)), "wrong": wrong, "uncertain": uncertain[:40],
                      "refused": report["refused"][:5]},
                     indent=1, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
