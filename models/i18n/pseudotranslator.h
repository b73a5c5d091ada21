#pragma once
// A language made of the English texts: longer, accented and in brackets. What stands in plain English in the
// window then was not translated, and what is cut off has no room for German.
#include <QTranslator>

namespace lectern
{

class PseudoTranslator final : public QTranslator
{
    Q_OBJECT
public:
    explicit PseudoTranslator(bool rightToLeft, QObject *parent = nullptr);

    // Formats of dates, placeholders, tags of rich text, entities and the mark of an access key stay. Qt's
    // own texts are left as they are, save for the direction in which it writes.
    QString translate(const char *context, const char *text, const char *disambiguation,
                      int n) const override;
    bool isEmpty() const override { return false; }

private:
    const bool m_rightToLeft;
};

// The text as the translator shows it.
QString pseudoText(const QString &text);

} // namespace lectern
