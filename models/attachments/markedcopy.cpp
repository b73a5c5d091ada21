#include "markedcopy.h"

#include "models/core/papermarks.h"
#include "models/formats/base/highlightfield.h"
#include "models/i18n/messages.h"
#include "models/pdf/pdfhelper.h"
#include "models/store/sqlite/atomicfile.h"
#include "models/store/sqlite/try.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

namespace lectern
{

using namespace Qt::StringLiterals;

Result<> writeMarkedCopy(const QString &from, const QString &to, const QList<PdfAnnotation> &markings,
                         const Cancelled &cancelled)
{
    const QString there = QFileInfo(to).canonicalFilePath();
    if (!there.isEmpty() && there == QFileInfo(from).canonicalFilePath())
        return Error(Messages::tr("The copy would replace the original file; choose another name."));
    LECTERN_TRY(const auto helper, PdfHelper::start(from));
    LECTERN_TRY(helper->open(0, cancelled));
    for (const PdfAnnotation &each : markings)
        LECTERN_TRY(helper->mark(each, cancelled));
    LECTERN_TRY(const auto bytes, helper->save(cancelled));
    return writeAtomically(to, bytes);
}

// Light enough to keep the letters readable in viewers that paint the annotation over them.
static constexpr std::array<quint32, kHighlightColours.size()> kAnnotationColours{
    0xffe566, 0xa8e6a1, 0x9ecbff, 0xffa8a3, 0xd9b3ff};

quint32 annotationColour(int colour)
{
    return kAnnotationColours[size_t(std::clamp(colour, 0, int(kAnnotationColours.size()) - 1))];
}

int nearestHighlightColour(quint32 rgb)
{
    const int red = int(rgb >> 16 & 0xff), green = int(rgb >> 8 & 0xff), blue = int(rgb & 0xff);
    const auto [least, most] = std::minmax({red, green, blue});
    const int range = most - least;
    constexpr int kGrey = 16;
    if (range < kGrey)
        return 0;
    // Hue in degrees: red 0, green 120, blue 240.
    int hue = most == red ? 60 * (green - blue) / range
        : most == green   ? 120 + 60 * (blue - red) / range
                          : 240 + 60 * (red - green) / range;
    hue = (hue + 360) % 360;
    static constexpr struct {
        int below, colour;
    } kHues[] = {{25, 3}, {75, 0}, {165, 1}, {255, 2}, {325, 4}};
    for (const auto &each : kHues)
        if (hue < each.below)
            return each.colour;
    return 3;
}

static constexpr QLatin1StringView kNamePrefix("lectern-");

QString annotationName(const QString &highlight)
{
    return kNamePrefix + highlight;
}

QString highlightOfName(const QString &name)
{
    const QString id = name.startsWith(kNamePrefix) ? name.sliced(kNamePrefix.size()) : QString();
    return isHighlightId(id) ? id : QString(); // any program can write such a name
}

} // namespace lectern
