#pragma once
// An unmatched PDF file: the library lists it until the user chooses its paper.
#include "attachment.h"
#include "models/core/paper.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace lectern
{

// A possible paper of the file.
struct LikelyPaper {
    PaperId paper = PaperId::None;
    QString title;
    QStringList authors;
    std::optional<int> year;
    double likeness = 0; // 0 to 1
};

struct UnmatchedFile {
    Attachment file; // without a paper
    QString title; // probable title; may be empty
    QList<LikelyPaper> likely; // at most three, most likely first
    Paper stated; // what the file states about its paper
};

} // namespace lectern
