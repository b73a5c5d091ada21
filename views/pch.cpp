// An empty source file. A target whose precompiled header is used by other targets needs one.
