// Empty: a target whose precompiled header others use needs a source file.
