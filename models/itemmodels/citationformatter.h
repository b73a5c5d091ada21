#pragma once
// Papers as a list of references in a citation style.
#include "models/core/cancelled.h"
#include "models/core/paper.h"
#include "models/core/result.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

namespace lectern
{

class ScriptEngine;

// One entry of such a list. Numbers and other labels in front of the entries stand apart.
struct FormattedReference {
    QString label; // "[1]"; empty where the style has none
    QString text; // plain
    QString html; // with i, b, sup, sub, span and a; nothing else
    bool operator==(const FormattedReference &) const = default;
};

// Returns such a list as a text of one line an entry, or as a page of HTML.
QString referencesText(const QList<FormattedReference> &references);
QString referencesPage(const QList<FormattedReference> &references);

// Works with citeproc (resources/cite), about ten milliseconds a paper. Belongs to its thread.
class CitationFormatter
{
public:
    CitationFormatter();
    ~CitationFormatter();
    Q_DISABLE_COPY_MOVE(CitationFormatter)

    // Whether this build can do it (it needs Qt Qml).
    static bool isAvailable();
    // More papers are refused.
    static constexpr qsizetype kMost = 1000;

    // Returns the papers as the style lists them, in its order. style: an id of citationstyles.h; language:
    // of the terms ("and", "et al."), as in "de-DE", where the style leaves it open. An Error when the style
    // cannot be had, for too many papers, when it takes longer than a minute, and when cancelled, which is
    // asked from another thread.
    Result<QList<FormattedReference>> references(const QList<Paper> &papers, const QString &style,
                                                 const QString &language, const Cancelled &cancelled = {});

private:
    std::shared_ptr<ScriptEngine> m_engine;
};

} // namespace lectern
