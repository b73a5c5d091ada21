#include "linesimporter.h"

#include "importer.h"
#include "models/formats/records/recordformats.h"
#include "models/i18n/messages.h"
#include "models/store/exports/librarylines.h"
#include "models/store/papers/paperwriter.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "sourcewriter.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{
constexpr size_t kMaxBlockPapers = 1000;
} // namespace

// The import of one file.
class LinesImporter::Run
{
public:
    Run(Connection &connection, SearchIndex &index, const SourceFacts &file)
        : m_connection(connection), m_writer(connection, index), m_rows(connection), m_file(file)
    {
    }

    Result<> take(const QByteArray &line)
    {
        ++m_line;
        if (line.trimmed().isEmpty())
            return {};
        QJsonParseError error;
        const QJsonObject object = QJsonDocument::fromJson(line, &error).object();
        if (object.isEmpty()) {
            diagnostic(error.error ? Messages::tr("This line is not valid JSON: %1.").arg(error.errorString())
                                   : Messages::tr("This line contains no object."));
            return {};
        }
        if (object.contains("source"_L1))
            return importSource(object.value("source"_L1).toObject());
        if (object.contains("library"_L1)) {
            m_promised = object.value("library"_L1)["papers"_L1].toInteger();
            return {};
        }
        if (object.contains("besides"_L1)) {
            m_besides = object.value("besides"_L1).toObject();
            m_ended = true;
            return {};
        }
        if (!object.contains("lectern"_L1)) {
            diagnostic(Messages::tr("This line was not written by Lectern."));
            return {};
        }
        return importPaper(object);
    }

    // Call after the last line.
    Result<> finish()
    {
        if (m_promised && (!m_ended || m_papers < *m_promised))
            diagnostic(Messages::tr("This file is truncated or lines are missing: it should contain %1 "
                                    "papers, but %2 were read.")
                           .arg(*m_promised)
                           .arg(m_papers));
        for (auto it = m_sources.cbegin(); it != m_sources.cend(); ++it) {
            const Source &source = it.value();
            if (!source.isNew)
                continue;
            LECTERN_TRY(m_rows.writeSource(source.stamp->id, source.facts, source.importedAt, source.format,
                                           source.sightings, source.truncated, source.diagnostics));
            m_outcome.sources.append(source.stamp->id);
        }
        LECTERN_TRY(endBlock());
        return m_writer.finish();
    }

    LinesOutcome outcome() const { return m_outcome; }
    // User data of the papers and of the library for MarksFile; empty if there is none.
    QJsonObject marks() const
    {
        if (m_besides.isEmpty() && m_marked.isEmpty())
            return {};
        QJsonObject root = m_besides;
        QJsonArray papers = root.value("papers"_L1).toArray();
        for (const QJsonValue &paper : m_marked)
            papers.append(paper);
        root.insert(u"papers"_s, papers);
        root.insert(u"format"_s, u"lectern-marks"_s);
        return root;
    }

private:
    struct Source {
        SourceStampPtr stamp; // a source that is already present has only its number
        SourceFacts facts;
        QString format;
        QDateTime importedAt;
        bool isNew = true;
        int sightings = 0, truncated = 0;
        SourceDiagnostics diagnostics;
    };
    static constexpr qint64 kTheFile = 0; // the number of the file as a source

    void diagnostic(const QString &sentence)
    {
        if (m_outcome.diagnostics.size() < kMaxDiagnostics)
            m_outcome.diagnostics.append({Diagnostic::Severity::Error, m_line, sentence});
    }

    Result<> importSource(const QJsonObject &object)
    {
        auto line = sourceFrom(object);
        if (!line) {
            diagnostic(line.error().message);
            return {};
        }
        if (m_sources.contains(line->id)) {
            diagnostic(Messages::tr("The number of this source is already used by another."));
            return {};
        }
        if (line->partial) // The hash covers the file's bytes and the source's own hash, so that the same
                           // extract gets the same hash.
            line->facts.contentHash = QCryptographicHash::hash(
                QByteArray(m_file.contentHash + line->facts.contentHash), QCryptographicHash::Sha256);
        return addSource(*line);
    }

    Result<> addSource(const LibrarySource &line)
    {
        Source source;
        LECTERN_TRY(const auto known, sourceWithHash(m_connection, line.facts.contentHash));
        auto stamp = std::make_shared<SourceStamp>();
        if (known != SourceId::None || m_hashes.contains(line.facts.contentHash)) {
            stamp->id = known;
            source.isNew = false;
            ++m_outcome.knownSources;
        } else {
            LECTERN_TRY(const auto id, m_writer.counters().take(Counter::kNextSource));
            *stamp = {SourceId(id), line.facts.contentHash, line.facts.savedOn, line.facts.name, {}};
            m_hashes.insert(line.facts.contentHash);
            if (line.author) {
                LECTERN_TRY(const auto author, m_writer.authors().idOf(line.author->name));
                if (author) {
                    stamp->pageAuthor = line.author->name;
                    LECTERN_TRY(m_rows.writeObservation(stamp->id, author, *line.author));
                }
            }
            LECTERN_TRY(m_rows.writeDiagnostics(stamp->id, line.diagnostics, line.notUnderstood,
                                                &source.diagnostics));
            m_writer.papers().setStamp(stamp);
        }
        source.stamp = stamp;
        source.facts = line.facts;
        source.format = line.format;
        source.importedAt =
            line.importedAt.toMSecsSinceEpoch() > 0 ? line.importedAt : QDateTime::currentDateTimeUtc();
        m_sources.insert(line.id, source);
        return {};
    }

    Result<> importPaper(const QJsonObject &object)
    {
        ++m_papers;
        QJsonObject values = object;
        values.remove("marks"_L1);
        Paper shown = lecternPaper(values);
        QList<SightingLine> seen = sightingsFrom(object, shown);
        seen.removeIf([this](const SightingLine &place) { return !m_sources.contains(place.source); });
        if (seen.isEmpty()) {
            if (shown.title.isEmpty() && shown.abstract.isEmpty()) {
                diagnostic(Messages::tr("This line has neither a title nor an abstract."));
                return {};
            }
            if (!m_sources.contains(kTheFile))
                LECTERN_TRY(addSource({kTheFile, m_file, u"jsonl"_s, {}, false, {}, {}, {}}));
            shown.line = m_line;
            seen.append({kTheFile, quint32(m_sources[kTheFile].sightings), shown});
        }
        qint64 place = 0;
        for (SightingLine &sighting : seen)
            LECTERN_TRY(importSighting(sighting, &place));
        if (const auto marks = object.constFind("marks"_L1); marks != object.constEnd() && place) {
            QJsonObject made = marks->toObject();
            made.insert(u"sighting"_s, QString::number(place));
            made.insert(u"known_by"_s,
                        QJsonArray{lecternJson(seen.first().values)}); // if another source has this position
            m_marked.append(made);
        }
        return {};
    }

    Result<> importSighting(SightingLine &line, qint64 *place)
    {
        Source &source = m_sources[line.source];
        const qint64 id = Sighting::makeId(source.stamp->id, line.position);
        if (!*place)
            *place = id;
        if (!source.isNew)
            return {};
        if (m_places.contains(id)) {
            diagnostic(Messages::tr("Another paper is already at this position in its source."));
            return {};
        }
        if (const auto usual = acceptable(line.values); !usual) {
            diagnostic(usual.error().message);
            return {};
        }
        m_places.insert(id);
        if (m_block && (m_blockSource != source.stamp->id || m_block->sightings().size() >= kMaxBlockPapers))
            LECTERN_TRY(endBlock());
        if (!m_block)
            m_block = std::make_shared<PreparedBlock>();
        m_blockSource = source.stamp->id;
        m_block->add(line.values);
        const size_t last = m_block->sightings().size() - 1;
        ++source.sightings;
        source.truncated += (m_block->sightings()[last].flags & AuthorsTruncatedFlag) != 0;
        ++m_outcome.sightings;
        LECTERN_TRY(const auto added, m_writer.add(*m_block, last, id, source.stamp));
        ++(added == PaperWriter::Added::NewPaper ? m_outcome.newPapers : m_outcome.joinedPapers);
        return {};
    }

    Result<> endBlock()
    {
        return m_block ? m_writer.blockAdded(std::exchange(m_block, {}), m_blockSource) : Result<>();
    }

    Connection &m_connection;
    PaperWriter m_writer;
    std::shared_ptr<PreparedBlock> m_block; // consecutive papers of one source
    SourceId m_blockSource = SourceId::None;
    SourceWriter m_rows;
    SourceFacts m_file;
    qsizetype m_line = 0;
    qint64 m_papers = 0;
    std::optional<qint64> m_promised;
    bool m_ended = false;
    QMap<qint64, Source> m_sources; // by number in the file
    QSet<QByteArray> m_hashes;
    QSet<qint64> m_places;
    QList<QJsonValue> m_marked;
    QJsonObject m_besides;
    LinesOutcome m_outcome;
};

Result<LinesOutcome> LinesImporter::import(const SourceFacts &file, const NextLine &next,
                                           const Cancelled &cancelled)
{
    const auto stopped = [&] { return cancelled && cancelled(); };
    LinesOutcome outcome;
    QJsonObject marks;
    {
        Transaction transaction(m_connection);
        LECTERN_TRY(transaction.begun());
        Run run(m_connection, m_index, file);
        for (;;) {
            LECTERN_TRY(const auto line, next());
            if (!line.has_value())
                break;
            if (stopped())
                return Error::cancelled();
            LECTERN_TRY(run.take(*line));
        }
        LECTERN_TRY(run.finish());
        if (stopped())
            return Error::cancelled();
        LECTERN_TRY(transaction.commit());
        outcome = run.outcome();
        marks = run.marks();
    }
    if (marks.isEmpty())
        return outcome;
    const auto made = m_marks.read(marks);
    if (made)
        outcome.marks = *made;
    else
        outcome.diagnostics.append({Diagnostic::Severity::Error, 0,
                                    Messages::tr("The papers were imported, but their marks were not: %1")
                                        .arg(made.error().message)});
    return outcome;
}

} // namespace lectern
