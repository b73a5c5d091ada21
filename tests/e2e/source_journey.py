"""source_journey.py COMMAND: runs the command, which builds Lectern and opens its window, waits until the window lists the
sample library, and closes it."""
import os
import subprocess
import sys
import time

import pyatspi

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from atspi_journey import find, titled, wait  # noqa: E402

BUILD_SECONDS = 2400  # packages and a full build on a slow machine

process = subprocess.Popen([sys.argv[1]])
end = time.monotonic() + BUILD_SECONDS
application = None
while application is None:
    if process.poll() is not None:
        sys.exit(f"the command exited with {process.returncode} before a window opened")
    if time.monotonic() > end:
        sys.exit(f"no window after {BUILD_SECONDS} s")
    time.sleep(1)
    application = next((a for a in pyatspi.Registry.getDesktop(0) if a and "lectern" in a.name.lower()), None)
papers = wait("the paper list exists", lambda: find(application, pyatspi.ROLE_LIST, "Papers"))
wait("the sample library is shown", lambda: titled(papers, "Sundials"))
process.terminate()
if process.wait(60) != 0:
    sys.exit(f"the window exited with {process.returncode}")
