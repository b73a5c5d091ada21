#pragma once
// Traces a key from its press to the painted result, by stages.
#include "measure.h"
#include "models/session/tasks/tracestage.h"

#include <QApplication>
#include <QEvent>
#include <QJsonObject>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

namespace lectern::bench
{

// A finished stage.
struct EndedStage {
    const char *name;
    qint64 begin, end;
};

// Collects the stages of the program from all threads. At most one instance exists at a time.
class EndedStages
{
public:
    EndedStages()
    {
        s_now = this;
        TraceStage::watch([](const char *name, qint64 begin, qint64 end) { s_now->add({name, begin, end}); });
    }
    ~EndedStages() { TraceStage::watch(nullptr); }
    Q_DISABLE_COPY_MOVE(EndedStages)
    void add(const EndedStage &stage)
    {
        const std::lock_guard guard(m_mutex);
        m_ended.push_back(stage);
    }
    std::vector<EndedStage> take()
    {
        const std::lock_guard guard(m_mutex);
        return std::exchange(m_ended, {});
    }

private:
    static inline EndedStages *s_now = nullptr;
    std::mutex m_mutex;
    std::vector<EndedStage> m_ended;
};

// An application that records each paint of certain widgets as a stage. Other widgets are recorded under the
// name of their nearest registered ancestor.
class PaintingApplication final : public QApplication
{
public:
    using QApplication::QApplication;
    void name(const QWidget *widget, const char *name) { m_named.push_back({widget, name}); }
    bool notify(QObject *receiver, QEvent *event) override
    {
        if (event->type() != QEvent::Paint || m_named.empty())
            return QApplication::notify(receiver, event);
        const TraceStage painting(nameOf(qobject_cast<QWidget *>(receiver)));
        return QApplication::notify(receiver, event);
    }

private:
    const char *nameOf(const QWidget *widget) const
    {
        for (; widget; widget = widget->parentWidget())
            for (const auto &[named, name] : m_named)
                if (named == widget)
                    return name;
        return "paint others";
    }
    std::vector<std::pair<const QWidget *, const char *>> m_named;
};

// Times of each stage over many keys.
class Journeys
{
public:
    // Adds the stages that followed the key pressed at this time.
    void add(qint64 pressed, const std::vector<EndedStage> &ended)
    {
        const auto first = [&](const char *name) {
            return std::find_if(ended.begin(), ended.end(), [name](const EndedStage &stage) {
                return std::strcmp(stage.name, name) == 0;
            });
        };
        const auto answer = first("answer"), search = first("search"), model = first("model");
        if (answer == ended.end() || search == ended.end() || model == ended.end())
            return;
        const auto key = first("key");
        if (key != ended.end())
            add(u"key", key->end - key->begin); // key press handled: typed, parsed, query sent
        add(u"wait",
            search->begin - (key != ended.end() ? key->end : pressed)); // wait for the reader's thread
        add(u"hand_over", model->begin - search->end);
        for (const auto &[stage, name] : {std::pair{u"answer", "answer"},
                                          {u"rows", "rows"},
                                          {u"model", "model"},
                                          {u"facets", "facets"},
                                          {u"detail", "paper"},
                                          {u"parse", "parse"}})
            if (const auto found = first(name); found != ended.end())
                add(stage, found->end - found->begin);
        qint64 last = 0, list = 0, paints = 0, detail = 0;
        for (const EndedStage &stage : ended)
            if (std::strncmp(stage.name, "paint", 5) == 0 && stage.begin >= model->begin) {
                last = std::max(last, stage.end);
                if (std::strcmp(stage.name, "paint list") == 0) {
                    list = list ? list : stage.end;
                    add(u"paint", stage.end - stage.begin);
                    ++paints;
                }
                if (std::strcmp(stage.name, "paint detail") == 0)
                    detail += stage.end - stage.begin; // sum of its parts
            }
        if (detail)
            add(u"paint_detail", detail);
        if (list)
            add(u"key_to_first_paint_of_list", list - pressed);
        if (last)
            add(u"key_to_last_paint", last - pressed);
        m_paints.push_back(double(paints));
    }
    // Milliseconds of each stage, and the number of list paints per key.
    QJsonObject json() const
    {
        QJsonObject figures;
        for (const auto &[name, times] : m_stages)
            figures[name] = times.json();
        double paints = 0;
        for (const double one : m_paints)
            paints += one;
        figures[QStringLiteral("paints_of_list_a_key")] =
            m_paints.empty() ? 0 : std::round(paints / double(m_paints.size()) * 100) / 100;
        return figures;
    }

private:
    void add(const char16_t *stage, qint64 nanoseconds)
    {
        m_stages[QString::fromUtf16(stage)].add(double(nanoseconds) / 1e6);
    }
    std::map<QString, Times> m_stages;
    std::vector<double> m_paints;
};

} // namespace lectern::bench
