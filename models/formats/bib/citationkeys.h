#pragma once
#include "models/core/paper.h"
#include "models/formats/base/format.h"

#include <QHash>
#include <QSet>
#include <QString>

namespace lectern
{

// Whether citation keys and field names may contain the character.
bool isKeyCharacter(QChar c);

// Assigns citation keys that are unique, also ignoring case as in BibTeX. The key is the one stated by a
// source, otherwise "winter2021slow" (first author's family name, year, first significant word of the title)
// or "winterSlowCamerasObserve2021" (family name, three significant words, year). The second of equal keys
// gets the suffix "a", the next ones "b" to "z", "aa" …
class CitationKeys
{
public:
    explicit CitationKeys(KeyForm form = KeyForm::Lectern) : m_form(form) { }
    QString next(const Paper &paper);

private:
    KeyForm m_form;
    QSet<QString> m_taken; // lower case
    QHash<QString, int> m_next; // next suffix per key, so that thousands of equal keys remain cheap
};

} // namespace lectern
