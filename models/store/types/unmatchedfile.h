#pragma once
// A PDF file whose paper is not known yet: the library keeps it until a person says which paper it is.
#include "attachment.h"
#include "models/core/paper.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace lectern
{

// A paper that may be the file's.
struct LikelyPaper {
    PaperId paper = PaperId::None;
    QString title;
    QStringList authors;
    std::optional<int> year;
    double likeness = 0; // 0 to 1
};

struct UnmatchedFile {
    Attachment file; // without a paper
    QString title; // what the file seems to be called; may be empty
    QList<LikelyPaper> likely; // at most three, the likeliest first
    Paper stated; // what the file says of its paper
};

} // namespace lectern
