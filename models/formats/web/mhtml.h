#pragma once
// Pages in one message (MHTML, also .eml): Chromium, Edge and Opera save them so.
#include "models/formats/base/format.h"

namespace lectern
{

Format mhtmlFormat();

} // namespace lectern
