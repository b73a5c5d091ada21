#pragma once
// Formats papers as a reference list in a citation style.
#include "models/core/paper.h"
#include "models/core/result.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

namespace lectern
{

class ScriptEngine;

// An entry of a reference list. A leading number or other label is stored separately.
struct FormattedReference {
    QString label; // "[1]"; empty if the style has no labels
    QString text; // plain text
    QString html; // uses only i, b, sup, sub, span and a
    bool operator==(const FormattedReference &) const = default;
};

// Returns the list as text with one line per entry, or as an HTML page.
QString referencesText(const QList<FormattedReference> &references);
QString referencesPage(const QList<FormattedReference> &references);

// Runs citeproc (resources/cite), about ten milliseconds per paper. Use it only on the thread that created
// it.
class CitationFormatter
{
public:
    CitationFormatter();
    ~CitationFormatter();
    Q_DISABLE_COPY_MOVE(CitationFormatter)

    // Returns whether this build supports it (requires Qt Qml).
    static bool isAvailable();
    // Maximum number of papers.
    static constexpr qsizetype kMax = 1000;

    // Returns the references in the order of the style. style: an id of citationstyles.h. language: of the
    // terms ("and", "et al."), such as "de-DE", if the style does not define it. Error when the style cannot
    // be loaded, for more than kMax papers, after one minute, and when cancelled; cancelled() is called on
    // another thread.
    Result<QList<FormattedReference>> references(const QList<Paper> &papers, const QString &style,
                                                 const QString &language, const Cancelled &cancelled = {});

private:
    std::shared_ptr<ScriptEngine> m_engine;
};

// Style of copied citations until the user chooses one; empty: one line of plain text.
inline QString defaultCitationStyle()
{
    return CitationFormatter::isAvailable() ? QStringLiteral("apa") : QString();
}

} // namespace lectern
