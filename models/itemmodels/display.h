#pragma once
// How values read to a person, as plain text: dates, authors, scores, one sentence a row. What is uncertain
// shows as such (design, promise 5).
#include "models/core/layouttext.h"
#include "models/core/query/query.h"
#include "models/core/resultset.h"
#include "models/store/library.h"
#include "models/store/types/authorrow.h"
#include "models/store/types/facets.h"
#include "models/store/types/paperrow.h"

#include <QString>

namespace lectern
{

// The title as plain text, or the first words of the abstract and "…" when there is none.
QString titleText(const PaperRow &row);
// The text, or where it has more than so many characters whole words of its beginning and "…".
QString shortText(const QString &text, qsizetype most);
// Whether some of the text is written from right to left.
bool hasRightToLeft(const QString &text);
// The text such that its direction moves nothing around it: Hebrew names stay in their order in an English
// list.
QString isolated(const QString &text);
// "Hu Xu, Zhaolong Xing et al."
QString authorsText(const PaperRow &row);
// "2 Jun 2026"; an inferred year stands in square brackets, as bibliographies write what a source does not
// say: "2 Jun [2026]". The year alone where no date is known; empty where neither is.
QString dateText(const PaperRow &row);
// Why a year stands in brackets.
QString inferredYearNote();
// "Title" for the field "title" of StatedValue; extra fields have the name of their source.
QString paperFieldName(const QString &field);
// "84.7", empty when absent.
QString scoreText(std::optional<double> score);
// "★★★" for 3; empty for none.
QString starsText(int rating);
// The main category as short as a row wants it: "LG" for "cs.LG stat.ML".
QString shortCategory(const QString &category);
// Every category spelled out: "Machine Learning (cs.LG)"; unknown codes stay as they are.
QString categoryNames(const QString &category);
// A number with the locale's group separators: "97,957".
QString numberText(qint64 number);
// "1 paper", "1,204 papers".
QString papersText(qint64 number);
// "Hu Xu – 7 papers, 2019–2024", or one year; no years where none is known.
QString authorText(const AuthorListRow &author);
// What tells authors of one name apart: "2015–2020, cs.LG, with Ada Lovelace".
QString apartText(const AuthorTraits &traits);
// The same for an author to choose; of namesakes also what tells them apart.
QString offerText(const AuthorOffer &author);
// Why a paper ranks where it does: "Ranks here for “moe” in the title, “gpu” three times or more"; empty for
// no reasons.
QString rankText(const QList<RankReason> &reasons);
// In what a result differs from what was asked: "Nothing has “difusion”: these have “diffusion”", "Nothing
// has all these words: each of these papers lacks one"; empty where it does not.
QString saidOf(const ResultSet &result);
// The whole row as one sentence for a screen reader.
QString rowSentence(const PaperRow &row);
// How days are written and typed, for QLocale::toString().
QString dayFormat();
// "21 Nov 2026", as the language writes it; empty for an invalid date.
QString dayText(QDate date);

} // namespace lectern
