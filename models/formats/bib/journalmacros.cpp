#include "journalmacros.h"

#include <algorithm>
#include <iterator>

namespace lectern
{

namespace
{

struct JournalMacro {
    QStringView command, journal;
};

// The journal commands of AASTeX and of the Astrophysics Data System, sorted by command.
// clang-format off
constexpr JournalMacro kJournalMacros[] = {
    {u"aap", u"Astronomy and Astrophysics"}, {u"aapr", u"Astronomy and Astrophysics Reviews"},
    {u"aaps", u"Astronomy and Astrophysics, Supplement"},
    {u"aas", u"American Astronomical Society Meeting Abstracts"}, {u"actaa", u"Acta Astronomica"},
    {u"aj", u"Astronomical Journal"}, {u"ao", u"Applied Optics"}, {u"apj", u"Astrophysical Journal"},
    {u"apjl", u"Astrophysical Journal Letters"}, {u"apjlett", u"Astrophysical Journal Letters"},
    {u"apjs", u"Astrophysical Journal, Supplement"}, {u"apjsupp", u"Astrophysical Journal, Supplement"},
    {u"aplett", u"Astrophysics Letters"}, {u"applopt", u"Applied Optics"},
    {u"apspr", u"Astrophysics Space Physics Research"}, {u"apss", u"Astrophysics and Space Science"},
    {u"araa", u"Annual Review of Astronomy and Astrophysics"}, {u"astap", u"Astronomy and Astrophysics"},
    {u"azh", u"Astronomicheskii Zhurnal"}, {u"baas", u"Bulletin of the American Astronomical Society"},
    {u"bac", u"Bulletin of the Astronomical Institutes of Czechoslovakia"},
    {u"bain", u"Bulletin Astronomical Institute of the Netherlands"},
    {u"caa", u"Chinese Astronomy and Astrophysics"},
    {u"cjaa", u"Chinese Journal of Astronomy and Astrophysics"},
    {u"dps", u"American Astronomical Society/Division for Planetary Sciences Meeting Abstracts"},
    {u"fcp", u"Fundamental Cosmic Physics"}, {u"gca", u"Geochimica et Cosmochimica Acta"},
    {u"grl", u"Geophysical Research Letters"}, {u"iaucirc", u"IAU Circulars"}, {u"icarus", u"Icarus"},
    {u"jaavso", u"Journal of the American Association of Variable Star Observers"},
    {u"jcap", u"Journal of Cosmology and Astroparticle Physics"}, {u"jcp", u"Journal of Chemical Physics"},
    {u"jgr", u"Journal of Geophysical Research"},
    {u"jqsrt", u"Journal of Quantitative Spectroscopy and Radiative Transfer"},
    {u"jrasc", u"Journal of the Royal Astronomical Society of Canada"},
    {u"maps", u"Meteoritics and Planetary Science"},
    {u"memras", u"Memoirs of the Royal Astronomical Society"},
    {u"memsai", u"Memorie della Società Astronomica Italiana"},
    {u"mnras", u"Monthly Notices of the Royal Astronomical Society"}, {u"na", u"New Astronomy"},
    {u"nar", u"New Astronomy Reviews"}, {u"nat", u"Nature"}, {u"nphysa", u"Nuclear Physics A"},
    {u"pasa", u"Publications of the Astronomical Society of Australia"},
    {u"pasj", u"Publications of the Astronomical Society of Japan"},
    {u"pasp", u"Publications of the Astronomical Society of the Pacific"}, {u"physrep", u"Physics Reports"},
    {u"physscr", u"Physica Scripta"}, {u"planss", u"Planetary and Space Science"},
    {u"pra", u"Physical Review A"}, {u"prb", u"Physical Review B"}, {u"prc", u"Physical Review C"},
    {u"prd", u"Physical Review D"}, {u"pre", u"Physical Review E"}, {u"prl", u"Physical Review Letters"},
    {u"procspie", u"Proceedings of the SPIE"}, {u"psj", u"Planetary Science Journal"},
    {u"qjras", u"Quarterly Journal of the Royal Astronomical Society"},
    {u"rmxaa", u"Revista Mexicana de Astronomía y Astrofísica"},
    {u"rnaas", u"Research Notes of the American Astronomical Society"}, {u"skytel", u"Sky and Telescope"},
    {u"solphys", u"Solar Physics"}, {u"sovast", u"Soviet Astronomy"}, {u"ssr", u"Space Science Reviews"},
    {u"zap", u"Zeitschrift für Astrophysik"},
};
// clang-format on

} // namespace

QStringView journalOfMacro(QStringView tex)
{
    static constexpr QStringView around = u"{}, ~\t\n"; // "{\apj}", "\apj{}", "\apj,"
    while (!tex.isEmpty() && around.contains(tex.back()))
        tex.chop(1);
    while (!tex.isEmpty() && around.contains(tex.front()))
        tex = tex.mid(1);
    if (!tex.startsWith(u'\\'))
        return {};
    const QStringView name = tex.mid(1);
    const JournalMacro *found =
        std::lower_bound(std::begin(kJournalMacros), std::end(kJournalMacros), name,
                         [](const JournalMacro &row, QStringView command) { return row.command < command; });
    return found != std::end(kJournalMacros) && found->command == name ? found->journal : QStringView();
}

} // namespace lectern
