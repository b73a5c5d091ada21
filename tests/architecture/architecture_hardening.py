#!/usr/bin/env python3
"""architecture_hardening.py PROGRAM...: checks the hardening of each program: position independent, full RELRO,
non-executable stack, stack protector, checked containers, _FORTIFY_SOURCE."""
import re
import subprocess
import sys


def readelf(program, *options):
    return subprocess.run(["readelf", "--wide", *options, program], capture_output=True, text=True, check=True).stdout


def faults_of(program):
    head, segments = readelf(program, "--file-header"), readelf(program, "--segments")
    dynamic, symbols = readelf(program, "--dynamic"), readelf(program, "--dyn-syms")
    if not re.search(r"Type:\s+DYN", head):
        yield "is not position independent (no PIE)"
    if "GNU_RELRO" not in segments or not re.search(r"BIND_NOW|\bNOW\b", dynamic):
        yield "has writable function tables (no full RELRO)"
    stack = re.search(r"GNU_STACK.*", segments)
    if not stack or "E" in stack.group().split()[-2]:
        yield "has an executable stack"
    if "__stack_chk_fail" not in symbols:
        yield "does not check stack buffers (no -fstack-protector-strong)"
    if "__glibcxx_assert_fail" not in symbols:
        yield "does not check vector indexes (no _GLIBCXX_ASSERTIONS)"
    # With it, memcpy becomes __memcpy_chk where the size is unknown. In lectern-pdf, the compiler knows all sizes.
    if not program.endswith("lectern-pdf") and not re.search(r"\b__\w+_chk\b", symbols):
        yield "does not check copies (no _FORTIFY_SOURCE)"


def main(programs):
    faults = [f"{program} {fault}" for program in programs for fault in faults_of(program)]
    print("\n".join(faults))
    return 1 if faults or not programs else 0


sys.exit(main(sys.argv[1:]))
