#pragma once
// Pseudo-translation of the English texts: longer, accented and in brackets. Plain English in the window is
// then untranslated, and truncated text has no space for German.
#include <QTranslator>

namespace lectern::test
{

// rightToLeft: mirrors the window as for Arabic and Hebrew.
class PseudoTranslator final : public QTranslator
{
public:
    explicit PseudoTranslator(bool rightToLeft, QObject *parent = nullptr);

    // Date formats, placeholders, rich text tags, entities and mnemonic markers are unchanged. Qt's own texts
    // are unchanged except for the layout direction.
    QString translate(const char *context, const char *text, const char *disambiguation,
                      int n) const override;
    bool isEmpty() const override { return false; }

private:
    const bool m_rightToLeft;
};

// Returns the pseudo-translation of a text.
QString pseudoText(const QString &text);

} // namespace lectern::test
