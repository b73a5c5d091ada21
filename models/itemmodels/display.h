#pragma once
// Formats values as plain text for display: dates, authors, scores, one sentence per row. Uncertain values
// are marked.
#include "models/core/layouttext.h"
#include "models/core/query/query.h"
#include "models/core/resultset.h"
#include "models/store/library.h"
#include "models/store/types/authorrow.h"
#include "models/store/types/facets.h"
#include "models/store/types/paperrow.h"

#include <QString>
#include <QStringView>

namespace lectern
{

// Returns the title as plain text, or the first words of the abstract and "…" if there is none.
QString titleText(const PaperRow &row);
// Returns the text, cut to whole words and "…" if it is longer than `most` characters.
QString shortText(const QString &text, qsizetype most);
// Returns whether the text contains right-to-left characters.
bool hasRightToLeft(const QString &text);
// Returns the text with directional isolates, so that its direction does not affect the surrounding text:
// Hebrew names keep their place in an English list.
QString isolated(const QString &text);
// Returns the authors for display: "Hu Xu, Zhaolong Xing et al."
QString authorsText(const PaperRow &row);
// Returns "2 Jun 2026". An inferred year is in square brackets, as in bibliographies: "2 Jun [2026]". Returns
// only the year if the date is unknown; empty if both are unknown.
QString dateText(const PaperRow &row);
// Explains the brackets around an inferred year.
QString inferredYearNote();
// Returns the display name of a StatedValue field: "Title" for "title". Extra fields keep the name that their
// source uses.
QString paperFieldName(const QString &field);
// Returns the score for display: "84.7"; empty if absent.
QString scoreText(std::optional<double> score);
// Returns a rating as stars: "★★★" for 3; empty for 0.
QString starsText(int rating);
// Returns the short form of the main category: "LG" for "cs.LG stat.ML".
QString shortCategory(const QString &category);
// Returns the full names of all categories: "Machine Learning (cs.LG)"; unknown codes are unchanged.
QString categoryNames(const QString &category);
// Returns a number with the locale's group separators: "97,957".
QString numberText(qint64 number);
// Returns a number of papers: "1 paper", "1,204 papers".
QString papersText(qint64 number);
// Returns an author with figures: "Hu Xu – 7 papers, 2019–2024", or with one year. Without years if none is
// known.
QString authorText(const AuthorListRow &author);
// Returns a text that distinguishes authors of the same name: "2015–2020, cs.LG, with Ada Lovelace".
QString distinctionText(const AuthorTraits &traits);
// Returns the text of an author suggestion; for authors of the same name it includes distinctionText().
QString offerText(const AuthorOffer &author);
// Explains the rank of a paper: "Ranks here for “moe” in the title, “gpu” three times or more". Empty without
// reasons.
QString rankText(const QList<RankReason> &reasons);
// Describes how a result deviates from the query: "Nothing has “difusion”: these have “diffusion”", "Nothing
// has all these words: each of these papers lacks one". Empty if it does not.
QString deviationText(const ResultSet &result);
// Returns the row as one sentence for screen readers.
QString rowSentence(const PaperRow &row);
// Returns the date format for display and input, for QLocale::toString().
QString dayFormat();
// Returns a day in the format of the language: "21 Nov 2026". Empty for an invalid date.
QString dayText(QDate date);

// arXiv's category taxonomy: codes and names.

// Returns "Machine Learning" for "cs.LG" and for "LG", which some pages print without the archive. Empty if
// unknown.
QString categoryName(QStringView code);

} // namespace lectern
