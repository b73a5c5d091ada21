// Tests shortcuts: key sets, custom keys, conflicts, and invalid settings files.
#include "views/actions/keybindings.h"
#include <QFile>
#include <QRandomGenerator>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;
using Id = ActionId;

namespace
{

// The commands with their keys, on a settings file that outlives them.
struct Keys {
    explicit Keys(const QTemporaryDir &dir)
        : settings(dir.filePath(u"settings.ini"_s), QSettings::IniFormat), bindings(actions, settings)
    {
    }
    QString of(Id id) const { return QKeySequence::listToString(bindings.keys(id)); }
    Actions actions;
    QSettings settings;
    KeyBindings bindings;
};

QKeySequence key(const QString &text)
{
    return QKeySequence(text, QKeySequence::PortableText);
}

// Returns two commands with the same key; empty if there are none.
QString takenTwice(const QList<KeySet> &all)
{
    for (int i = 0; i < int(Id::Count); ++i)
        for (int j = i; j < int(Id::Count); ++j)
            for (const QKeySequence &one : all[i])
                for (const QKeySequence &other : all[j])
                    if (clash(one, other) && !(i == j && one == other))
                        return u"%1 and %2: %3"_s.arg(QLatin1StringView(Actions::specs()[i].name),
                                                      QLatin1StringView(Actions::specs()[j].name),
                                                      one.toString());
    return {};
}

} // namespace

class TestKeyBindings : public QObject
{
    Q_OBJECT
private slots:
    void detectsPrefixConflicts()
    {
        QVERIFY(clash(key(u"G"_s), key(u"G"_s)));
        QVERIFY(clash(key(u"G"_s), key(u"G,A"_s)));
        QVERIFY(clash(key(u"G,A"_s), key(u"G"_s)));
        QVERIFY(!clash(key(u"G,A"_s), key(u"G,B"_s)));
        QVERIFY(!clash(key(u"G"_s), key(u"Shift+G"_s)));
        QVERIFY(!clash(key(u"A"_s), key(u"G,A"_s)));
    }

    void everySetIsValid_data()
    {
        QTest::addColumn<QString>("name");
        for (const KeyPreset &preset : keyPresets())
            QTest::newRow(preset.name) << QString::fromLatin1(preset.name);
    }
    void everySetIsValid()
    {
        QFETCH(QString, name);
        const KeyPreset &preset = keyPreset(name);
        QVERIFY(!preset.title().isEmpty());
        QList<KeySet> all;
        for (int i = 0; i < int(Id::Count); ++i) {
            all.append(keysIn(preset, Id(i)));
            QVERIFY(all.last().size() <= KeyBindings::kMaxKeys);
            for (const QKeySequence &each : all.last()) {
                QVERIFY2(!each.isEmpty(), Actions::specs()[i].name);
                const QString refused = KeyBindings::refusal(Id(i), each);
                QVERIFY2(refused.isEmpty(), qPrintable(refused));
            }
        }
        QCOMPARE(takenTwice(all), QString());
        // Essential commands have a key in every set.
        for (const Id id : {Id::Find, Id::CommandPalette, Id::KeyList, Id::LeaveReading, Id::Undo,
                            Id::OpenMenu, Id::NextPaper, Id::ToggleRead})
            QVERIFY2(!all[int(id)].isEmpty(), Actions::specs()[int(id)].name);
    }

    void reservesKeysOfViews()
    {
        for (const ViewKeys &each : viewKeys()) {
            QVERIFY(!each.viewTitle().isEmpty() && !each.whatText().isEmpty() && !each.keysText().isEmpty());
            for (const QKeySequence &own : Actions::keysFrom(each.keys))
                QVERIFY2(own.count() == 1 && own[0].key() != Qt::Key_unknown, each.keys);
        }
        QVERIFY(viewsWith(key(u"S"_s)[0]).contains(u"Duplicate authors"_s));
        QVERIFY(viewsWith(key(u"Q"_s)[0]).isEmpty());
    }

    void addsRemovesAndStoresAKey()
    {
        QTemporaryDir dir;
        {
            Keys keys(dir);
            QCOMPARE(keys.of(Id::ToggleBookmark), u"B"_s);
            QCOMPARE(keys.bindings.clashes(Id::ToggleBookmark, key(u"R"_s)), QList<Id>{Id::Related});
            QVERIFY(keys.bindings.add(Id::ToggleBookmark, key(u"R"_s)));
            QCOMPARE(keys.of(Id::ToggleBookmark), u"B; R"_s);
            QCOMPARE(keys.of(Id::Related), QString());
            QVERIFY(keys.bindings.isOwn(Id::Related) && keys.bindings.isOwn(Id::ToggleBookmark));
            QVERIFY(keys.bindings.add(Id::ShowAll, key(u"G,A"_s)));
            QCOMPARE(keys.of(Id::CoauthorGraph), QString()); // G alone would hide longer sequences
            QVERIFY(keys.actions[Id::ShowAll].toolTip().contains(u"Ctrl+1"_s));
            keys.bindings.remove(Id::ToggleBookmark, key(u"B"_s));
            QVERIFY(keys.actions[Id::ToggleBookmark].toolTip().endsWith(u"(R)"_s));
        }
        Keys keys(dir);
        QCOMPARE(keys.of(Id::ToggleBookmark), u"R"_s);
        QCOMPARE(keys.of(Id::ShowAll), u"Ctrl+1; G, A"_s);
        QCOMPARE(keys.of(Id::Related), QString());
        const KeyBindings::State before = keys.bindings.state();
        keys.bindings.reset(Id::Related); // restores the key R
        QCOMPARE(keys.of(Id::Related), u"R"_s);
        QCOMPARE(keys.of(Id::ToggleBookmark), QString());
        keys.bindings.restore(before);
        QCOMPARE(keys.of(Id::ToggleBookmark), u"R"_s);
        keys.bindings.resetAll();
        QVERIFY(!keys.bindings.hasOwn());
        for (int i = 0; i < int(Id::Count); ++i)
            QCOMPARE(keys.bindings.keys(Id(i)), Actions::usualKeysOf(Id(i)));
    }

    void selectsAndStoresASet()
    {
        QTemporaryDir dir;
        {
            Keys keys(dir);
            keys.bindings.choosePreset(u"vim"_s);
            QCOMPARE(keys.of(Id::CopyCitation), u"Y, Y"_s);
            QVERIFY(keys.bindings.add(Id::CopyCitation, key(u"C"_s)));
        }
        Keys keys(dir);
        QCOMPARE(keys.bindings.preset(), u"vim"_s);
        QCOMPARE(keys.of(Id::CopyCitation), u"Y, Y; C"_s);
        QCOMPARE(keys.of(Id::Correct), QString());
        keys.bindings.choosePreset(u"no such set"_s);
        QCOMPARE(keys.bindings.preset(), u"lectern"_s);
        QCOMPARE(keys.of(Id::CopyCitation), u"C"_s);
    }

    void rejectsNavigationAndTypingKeys_data()
    {
        QTest::addColumn<int>("id");
        QTest::addColumn<QString>("pressed");
        QTest::addColumn<bool>("allowed");
        const auto row = [](const char *name, Id id, const QString &pressed, bool allowed) {
            QTest::newRow(name) << int(id) << pressed << allowed;
        };
        row("tab", Id::Undo, u"Tab"_s, false);
        row("escape", Id::Undo, u"Esc"_s, false);
        row("escape leaves", Id::LeaveReading, u"Esc"_s, true);
        row("escape in the middle", Id::Undo, u"G,Esc"_s, false);
        row("down", Id::Read, u"Down"_s, false);
        row("return in the window", Id::EmptyTrash, u"Return"_s, false);
        row("shift return in the window", Id::EmptyTrash, u"Shift+Return"_s, false);
        row("return among papers", Id::RemoveFromPlace, u"Return"_s, true);
        row("return with ctrl", Id::EmptyTrash, u"Ctrl+Return"_s, true);
        row("a letter", Id::EmptyTrash, u"X"_s, true);
        row("backspace", Id::Undo, u"Backspace"_s, false);
        row("return as the second", Id::Undo, u"G,Return"_s, true);
        row("no key", Id::Undo, QString(), false);
    }
    void rejectsNavigationAndTypingKeys()
    {
        QFETCH(int, id);
        QFETCH(QString, pressed);
        QFETCH(bool, allowed);
        QCOMPARE(KeyBindings::refusal(Id(id), key(pressed)).isEmpty(), allowed);
        QTemporaryDir dir;
        Keys keys(dir);
        QCOMPARE(keys.bindings.add(Id(id), key(pressed)), allowed);
    }

    void limitsKeysPerCommand()
    {
        QTemporaryDir dir;
        Keys keys(dir);
        for (int i = 1; i <= 12; ++i)
            QCOMPARE(keys.bindings.add(Id::ShowTrash, key(u"Ctrl+Alt+F%1"_s.arg(i))),
                     i <= KeyBindings::kMaxKeys);
        QCOMPARE(keys.bindings.keys(Id::ShowTrash).size(), KeyBindings::kMaxKeys);
    }

    // Settings written by another version or by hand are preserved.
    void preservesUnknownSettings()
    {
        QTemporaryDir dir;
        {
            QSettings settings(dir.filePath(u"settings.ini"_s), QSettings::IniFormat);
            settings.setValue("keys/own/of-another-version"_L1, QStringList{u"Ctrl+F12"_s});
            settings.setValue("keys/own/undo"_L1, QStringList{u"Ctrl+F11"_s, u"G, U"_s});
            settings.setValue("keys/own/redo"_L1, QString());
        }
        Keys keys(dir);
        QCOMPARE(keys.of(Id::Undo), u"Ctrl+F11; G, U"_s);
        QCOMPARE(keys.of(Id::Redo), QString());
        QCOMPARE(keys.of(Id::CoauthorGraph), QString());
        keys.bindings.resetAll();
        QCOMPARE(keys.settings.value("keys/own/of-another-version"_L1).toStringList(),
                 QStringList{u"Ctrl+F12"_s});
        QVERIFY(!keys.settings.contains("keys/own/undo"_L1));
    }

    // A key that the user had set for the filters opens the list of values that contains them.
    void keepsKeysOfAFormerCommand()
    {
        QTemporaryDir dir;
        QSettings(dir.filePath(u"settings.ini"_s), QSettings::IniFormat)
            .setValue("keys/own/filters"_L1, QStringList{u"Ctrl+F12"_s});
        for (int start = 0; start < 2; ++start)
            QCOMPARE(Keys(dir).of(Id::NarrowBy), u"Ctrl+F12"_s);
        Keys(dir).bindings.resetAll();
        QVERIFY(Keys(dir).of(Id::NarrowBy) != u"Ctrl+F12"_s);
    }

    void survivesHostileFile()
    {
        QTemporaryDir dir;
        {
            QSettings settings(dir.filePath(u"settings.ini"_s), QSettings::IniFormat);
            settings.setValue("keys/preset"_L1, QByteArray(100000, 'x'));
            for (const ActionSpec &spec : Actions::specs()) // assigns the same key to all commands
                settings.setValue(u"keys/own/"_s + QLatin1StringView(spec.name), QStringList{u"Q"_s});
            settings.setValue("keys/own/quit"_L1, QStringList{u"Return"_s, u"Tab"_s, u"Down"_s, u"Esc"_s});
            // Only ten thousand: for each value QSettings copies all it has written so far, so ten times as
            // many need minutes.
            settings.setValue("keys/own/undo"_L1, QStringList(10000, u"Ctrl+Z"_s));
            settings.setValue("keys/own/redo"_L1,
                              QStringList{QString(1000000, u'A'), u"No such key"_s, u"Ctrl+"_s});
            settings.setValue("keys/own/print"_L1, QVariantMap{{u"a"_s, 1}});
        }
        Keys keys(dir);
        QList<KeySet> all;
        for (int i = 0; i < int(Id::Count); ++i)
            all.append(keys.bindings.keys(Id(i)));
        QCOMPARE(takenTwice(all), QString());
        QCOMPARE(keys.of(Id::ImportFiles), u"Q"_s);
        QCOMPARE(keys.of(Id::Quit), QString());
        QCOMPARE(keys.of(Id::Undo), u"Ctrl+Z"_s);
        QCOMPARE(keys.of(Id::Redo), QString());
        keys.bindings.resetAll(); // a reset repairs it
        QCOMPARE(keys.of(Id::Find), u"/; Ctrl+F"_s);
    }

    // For any random settings no key belongs to two commands, and the next start has the same keys.
    void anySettingsGiveValidKeys()
    {
        QRandomGenerator random(8);
        const QStringList parts{u"A"_s,      u"G"_s,           u"Ctrl+G"_s, u"G,A"_s,     u"G,A,B"_s,
                                u"Return"_s, u"F5"_s,          u"Ctrl+,"_s, u"@"_s,       QString(),
                                u"Tab"_s,    u"Meta+\u00e4"_s, u"%"_s,      u"Ctrl+,,X"_s};
        for (int round = 0; round < 60; ++round) {
            QTemporaryDir dir;
            {
                QSettings settings(dir.filePath(u"settings.ini"_s), QSettings::IniFormat);
                for (int i = 0; i < 25; ++i) {
                    QStringList texts;
                    for (int k = random.bounded(4); k > 0; --k)
                        texts.append(parts[random.bounded(parts.size())]);
                    const int at = random.bounded(int(Id::Count));
                    settings.setValue(u"keys/own/"_s + QLatin1StringView(Actions::specs()[at].name), texts);
                }
                settings.setValue("keys/preset"_L1, random.bounded(2) ? u"vim"_s : u"mail"_s);
            }
            QList<KeySet> all;
            {
                Keys keys(dir);
                for (int i = 0; i < int(Id::Count); ++i)
                    all.append(keys.bindings.keys(Id(i)));
                QCOMPARE(takenTwice(all), QString());
                const int at = random.bounded(int(Id::Count));
                if (keys.bindings.add(Id(at), key(parts[random.bounded(parts.size())]))) {
                    all.clear();
                    for (int i = 0; i < int(Id::Count); ++i)
                        all.append(keys.bindings.keys(Id(i)));
                    QCOMPARE(takenTwice(all), QString());
                }
            }
            Keys again(dir);
            for (int i = 0; i < int(Id::Count); ++i)
                QCOMPARE(again.bindings.keys(Id(i)), all[i]);
        }
    }
};

QTEST_MAIN(TestKeyBindings)
#include "tst_keybindings.moc"
