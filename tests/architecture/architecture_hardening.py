#!/usr/bin/env python3
"""architecture_hardening.py PROGRAM...: each program is built so that a mistake in it is hard to use: it may lie anywhere in
memory, its tables of functions are read-only before it starts, and functions with buffers check their stack."""
import re
import subprocess
import sys


def readelf(program, *options):
    return subprocess.run(["readelf", "--wide", *options, program], capture_output=True, text=True, check=True).stdout


def faults_of(program):
    head, segments = readelf(program, "--file-header"), readelf(program, "--segments")
    dynamic, symbols = readelf(program, "--dynamic"), readelf(program, "--dyn-syms")
    if not re.search(r"Type:\s+DYN", head):
        yield "lies at one place in memory (no PIE)"
    if "GNU_RELRO" not in segments or not re.search(r"BIND_NOW|\bNOW\b", dynamic):
        yield "keeps its tables of functions writable (no full RELRO)"
    stack = re.search(r"GNU_STACK.*", segments)
    if not stack or "E" in stack.group().split()[-2]:
        yield "may run code on its stack"
    if "__stack_chk_fail" not in symbols:
        yield "does not check its stack (no -fstack-protector-strong)"
    if "__glibcxx_assert_fail" not in symbols:
        yield "does not check places in vectors (no _GLIBCXX_ASSERTIONS)"
    # With it, calls of the C library that can be checked are: memcpy becomes __memcpy_chk. The compiler sees of the few
    # copies of lectern-pdf itself that they fit.
    if not program.endswith("lectern-pdf") and not re.search(r"\b__\w+_chk\b", symbols):
        yield "does not check what it copies (no _FORTIFY_SOURCE)"


def main(programs):
    faults = [f"{program} {fault}" for program in programs for fault in faults_of(program)]
    print("\n".join(faults))
    return 1 if faults or not programs else 0


sys.exit(main(sys.argv[1:]))
