#pragma once
// A paper as lists and the pane show it.
#include "attachment.h"
#include "authorrow.h"
#include "models/core/ids.h"
#include "models/core/paper.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace lectern
{

// What a list row shows: the shown values of a paper (shownvalues.h) and its marks.
struct PaperRow {
    PaperId id = PaperId::None;
    QString title; // as printed, TeX and all; empty: known by its abstract only
    QString leadWords; // first words of the abstract when there is no title
    QStringList authors;
    bool authorsTruncated = false;
    QString category;
    QDate date;
    bool dateInferred = false;
    std::optional<int> year; // of date, else of publication
    std::optional<double> score;
    std::optional<bool> code;
    QString affiliation;
    QString venue;
    std::optional<int> citations;
    bool bookmarked = false;
    bool read = false;
    int rating = 0; // 1 to 5 stars; 0: none
    QList<int> tagColours; // of its tags (Tag::colour), by their names
    QStringList tags; // these names
    QDate added; // when it first came in
    QString source; // with which source
    bool noted = false;
    bool edited = false; // it has own values
    int files = 0; // attached to it
    bool conflicting = false; // some field has different values on different sources
};

// A value of a field as one source states it, or a person.
struct StatedValue {
    qint64 sighting = 0; // number of the appearance that states it, for PaperDecisionStore::takeOut()
    QString field; // "title", "authors", "category", "date", "score", "code", "affiliation", "abstract",
                   // "arxiv_id", "doi", "year", "venue", "url", "citations", or the name of an extra field
    QString value; // as text for display
    SourceId source = SourceId::None;
    QString sourceName; // file name or "pasted text"
    QDate savedOn;
    qsizetype line = 0;
    bool inferred = false;
    bool shown = false; // this is the value the window shows
    bool own = false; // a person's; without sighting and source
};

// What is stated of a field, and where, in the form in which a person corrects it (OwnValue::value).
struct StatedText {
    QString text;
    QStringList sources; // their names, each once
};

// A field of a paper that can be corrected.
struct FieldChoice {
    QString field; // as StatedValue::field
    QString shown;
    QString stated; // what is shown without own values
    bool own = false;
    QList<StatedText> texts; // each different one once, by precedence of the first source that states it
};

struct AuthorRef {
    AuthorId id = AuthorId::None;
    QString name; // as printed on the shown sighting
    std::optional<AuthorTraits> apart; // where another author is called the same
};

struct PaperDetail {
    PaperRow row;
    QString abstract;
    bool abstractTruncated = false;
    QString arxivId, doi, url;
    QList<ExtraField> extra;
    QList<AuthorRef> authors;
    QList<StatedValue> values; // grouped by field, shown one first
    QStringList conflicts; // fields with different values
    QList<FieldChoice> choices; // for each of ownFields()
    QList<Attachment> files; // those attached first first; only of a whole paper (wholepaper.h)
    int highlights = 0; // in its files; only of a whole paper
};

} // namespace lectern
