#pragma once
// A paper for lists and the paper pane.
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

// Data of a list row: the shown values of a paper (shownvalues.h) and its marks.
struct PaperRow {
    PaperId id = PaperId::None;
    QString title; // as printed, including TeX; empty: the paper is known only by its abstract
    QString leadWords; // first words of the abstract if there is no title
    QStringList authors;
    bool authorsTruncated = false;
    QString category;
    QDate date;
    bool dateInferred = false;
    std::optional<int> year; // year of the date, otherwise of publication
    std::optional<double> score;
    std::optional<bool> code;
    QString affiliation;
    QString venue;
    std::optional<int> citations;
    bool bookmarked = false;
    bool read = false;
    int rating = 0; // 1 to 5 stars; 0: none
    QList<int> tagColours; // colours of its tags (Tag::colour), ordered by name
    QStringList tags; // names of the tags, in the same order
    QDate added; // day of the first import
    QString source; // source of the first import
    bool noted = false;
    bool edited = false; // the paper has own values
    int files = 0; // number of attached files
    bool conflicting = false; // some field has different values on different sources
};

// A field value stated by one source, or set by the user.
struct StatedValue {
    qint64 sighting = 0; // the sighting that states it, for PaperDecisionStore::splitOff()
    QString field; // "title", "authors", "category", "date", "score", "code", "affiliation", "abstract",
                   // "arxiv_id", "doi", "year", "venue", "url", "citations", or the name of an extra field
    QString value; // as text for display
    SourceId source = SourceId::None;
    QString sourceName; // file name or "pasted text"
    QDate savedOn;
    qsizetype line = 0;
    bool inferred = false;
    bool shown = false; // this is the shown value
    bool own = false; // an own value, without sighting and source
};

// A stated value of a field with its sources, in the editable form (OwnValue::value).
struct StatedText {
    QString text;
    QStringList sources; // names of the sources, each once
};

// An editable field of a paper.
struct FieldChoice {
    QString field; // as StatedValue::field
    QString shown;
    QString stated; // the shown value without own values
    bool own = false;
    QList<StatedText> texts; // each distinct text once, by precedence of the first source that states it
};

struct AuthorRef {
    AuthorId id = AuthorId::None;
    QString name; // name as printed on the shown sighting
    std::optional<AuthorTraits> apart; // set if another author has the same name
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
    QList<FieldChoice> choices; // one entry for each of ownFields()
    QList<Attachment> files; // in the order of attachment; set only for a whole paper (paperlistmodel.h)
    int highlights = 0; // number of highlights in its files; set only for a whole paper
};

} // namespace lectern
