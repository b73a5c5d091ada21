#pragma once
// A sighting (one appearance of a paper on a source), and the bits of its fields.
#include "models/core/ids.h"
#include "models/core/paper.h"

#include <QByteArray>
#include <QDate>
#include <QList>
#include <QString>

#include <memory>

namespace lectern
{

// The data of a source that identity and the shown values need.
struct SourceStamp {
    SourceId id = SourceId::None;
    QByteArray hash; // SHA-256 of its bytes
    QDate savedOn;
    QString name;
    QString pageAuthor; // the author who owns the page; empty for other sources
};
using SourceStampPtr = std::shared_ptr<const SourceStamp>;

struct Sighting {
    qint64 id = 0; // source * 2^32 + position
    Paper values; // as stated by the source
    SourceStampPtr source;

    quint32 position() const { return quint32(id); }
    static qint64 makeId(SourceId source, quint32 position) { return qint64(source) << 32 | position; }
    static SourceId sourceOf(qint64 id) { return SourceId(id >> 32); }
};

// A total order of sightings that is independent of import order and row numbers. Identity breaks all ties by
// this order.
inline bool inContentOrder(const Sighting &a, const Sighting &b)
{
    if (a.source != b.source && a.source->hash != b.source->hash)
        return a.source->hash < b.source->hash;
    return a.position() < b.position();
}

// Returns whether a precedes b: the source saved last first, then the greater content hash, then the position
// on the page. A source without a date is older than all others.
inline bool takesPrecedence(const Sighting &a, const Sighting &b)
{
    if (a.source != b.source) {
        const qint64 dayA = a.source->savedOn.isValid() ? a.source->savedOn.toJulianDay() : -1;
        const qint64 dayB = b.source->savedOn.isValid() ? b.source->savedOn.toJulianDay() : -1;
        if (dayA != dayB)
            return dayA > dayB;
        if (a.source->hash != b.source->hash)
            return a.source->hash > b.source->hash;
    }
    return a.position() < b.position();
}

// One bit per field; stored in sighting.same and paper.conflicts, so never renumber.
enum PaperField : quint32 {
    TitleField = 1 << 0,
    AuthorsField = 1 << 1, // with authorsTruncated
    CategoryField = 1 << 2,
    DateField = 1 << 3, // with dateInferred
    ScoreField = 1 << 4,
    CodeField = 1 << 5,
    AffiliationField = 1 << 6,
    AbstractField = 1 << 7, // with abstractTruncated
    ArxivField = 1 << 8,
    DoiField = 1 << 9,
    YearField = 1 << 10,
    VenueField = 1 << 11,
    UrlField = 1 << 12,
    CitationsField = 1 << 13,
    ExtraFields = 1 << 14,
};
constexpr int kPaperFields = 15;
// Figures that change from one saved page to the next; different values are no conflict to look into.
constexpr quint32 kChangingFields = ScoreField | CitationsField;

// Returns the fields of this paper that have a value.
quint32 statedFields(const Paper &paper);
// Returns the fields that both have with exactly equal values.
quint32 equalFields(const Paper &a, const Paper &b);
void copyFields(const Paper &from, quint32 fields, Paper *to);
// Returns the name of the field with this bit, as in StatedValue::field.
QString fieldName(int bit);
// Inverse of fieldName(); -1 for "extra" and other names.
int fieldBit(QStringView name);
// Returns the member of Paper with the text of the field; null if the field is not a text.
QString Paper::*fieldText(int bit);

// The bits of paper.flags and stated.flags, which qualify other fields.
enum PaperFlag : int {
    AuthorsTruncatedFlag = 1,
    DateInferredFlag = 2,
    CodeKnownFlag = 4,
    HasCodeFlag = 8,
    AbstractTruncatedFlag = 16,
};
int flagsOf(const Paper &paper);
void setFlags(int flags, Paper *paper);

// Joins a list of names for a single column.
QString joinNames(const QStringList &names);
QStringList splitNames(const QString &text);
QString joinExtra(const QList<ExtraField> &extra);
QList<ExtraField> splitExtra(const QString &text);

// Normalises a source's values for storage: removes line breaks in names, and flags whose value is missing.
Paper tidied(Paper paper);

} // namespace lectern
