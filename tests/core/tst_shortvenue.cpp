// Tests short venue names for the many forms that sources print.
#include "models/core/shortvenue.h"

#include <QtTest>

using namespace lectern;

class TestShortVenue : public QObject
{
    Q_OBJECT
private slots:
    void findsShortNames_data();
    void findsShortNames();
    void recognisesMeetings();
    void recognisesJournals();
};

void TestShortVenue::findsShortNames_data()
{
    QTest::addColumn<QByteArray>("printed");
    QTest::addColumn<QByteArray>("name");
    const std::pair<const char *, const char *> rows[] = {
        {"icml", "ICML"},
        {"ICML 2024", "ICML"},
        {"CVPR2023", "CVPR"},
        {"NeurIPS'24", "NeurIPS"},
        {"nips", "NeurIPS"},
        {"International Conference on Machine Learning", "ICML"},
        {"Proceedings of the 42nd International Conference on Machine Learning", "ICML"},
        {"Proceedings of The Twenty-First International Conference on Artificial Intelligence and Statistics",
         "AISTATS"},
        {"Proceedings of Thirty Eighth Conference on Learning Theory", "COLT"},
        {"Annual Conference on Computational Learning Theory", "COLT"},
        {"Proceedings of the European Conference on Computer Vision (ECCV)", "ECCV"},
        {"In: Proc. of the European Conference on Computer Vision (ECCV), 2022", "ECCV"},
        {"IEEE/CVF Conference on Computer Vision and Pattern Recognition", "CVPR"},
        {"IEEE/CVF Conference on Computer Vision and Pattern Recognition Workshops", "CVPR Workshops"},
        {"IEEE/CVF International Conference on Computer Vision", "ICCV"},
        {"Advances in Neural Information Processing Systems", "NeurIPS"},
        {"Advances in Neural Information Processing Systems 36", "NeurIPS"},
        {"Proceedings of MIDL 2024", "MIDL"},
        {"ECML-PKDD", "ECML PKDD"},
        {"European Conference on Machine Learning", "ECML"},
        {"European Conference on Machine Learning and Principles and Practice of Knowledge Discovery in "
         "Databases",
         "ECML PKDD"},
        {"Proceedings of the 6th Annual Learning for Dynamics \\& Control Conference", "L4DC"},
        {"Proceedings of the AAAI Conference on Artificial Intelligence", "AAAI"},
        {"Proceedings of the 58th Annual Meeting of the Association for Computational Linguistics "
         "(Volume 1: Long Papers)",
         "ACL"},
        {"SIGMOD", "SIGMOD"},
        {"Proceedings of the 2023 ACM SIGMOD International Conference on Management of Data", "SIGMOD"},
        {"Advances in Neural Information Processing Systems 33 (NeurIPS 2020)", "NeurIPS"},
        {"Journal of Machine Learning Research", "JMLR"},
        {"IEEE Transactions on Pattern Analysis and Machine Intelligence", "TPAMI"},
        // No known short name:
        {"", ""},
        {"2024", ""},
        {"Proceedings of the IEEE", ""},
        {"Machine Learning", ""},
        {"Nature", ""},
        {"ICML 2024 Workshops: AI4Science", ""},
        {"Findings of the Association for Computational Linguistics: EMNLP 2020", ""},
        {"International Conference on Machine Learning and Applications", ""},
        {"Workshop on Computer Vision", ""},
        {"Workshops", ""}};
    for (const auto &[printed, name] : rows)
        QTest::newRow(*printed ? printed : "nothing") << QByteArray(printed) << QByteArray(name);
}

void TestShortVenue::findsShortNames()
{
    QFETCH(QByteArray, printed);
    QFETCH(QByteArray, name);
    QCOMPARE(QByteArray::fromStdString(shortVenue(printed.toStdString()).name), name);
    if (!name.isEmpty()) // a name that is already short
        QCOMPARE(shortVenue(name.toStdString()).name, name.toStdString());
}

// The short name alone, or with a year, identifies a meeting and not a journal.
void TestShortVenue::recognisesMeetings()
{
    for (const char *name :
         {"neurips", "nips",   "icml",    "iclr",        "cvpr",   "iccv",   "eccv",  "wacv",   "bmvc",
          "accv",    "3dv",    "aistats", "uai",         "colt",   "corl",   "colm",  "rss",    "icra",
          "iros",    "acml",   "ecml",    "ecmlpkdd",    "acl",    "emnlp",  "naacl", "eacl",   "aacl",
          "coling",  "conll",  "lrec",    "interspeech", "icassp", "kdd",    "cikm",  "wsdm",   "icdm",
          "sigir",   "recsys", "aaai",    "ijcai",       "ecai",   "aamas",  "icaps", "sigmod", "icde",
          "edbt",    "pods",   "stoc",    "focs",        "soda",   "osdi",   "sosp",  "nsdi",   "eurosys",
          "asplos",  "isca",   "hpca",    "pldi",        "popl",   "oopsla", "icfp",  "icse",   "siggraph",
          "uist",    "cscw",   "miccai",  "midl",        "isbi",   "ismir",  "ijcnn", "automl"})
        for (const char *year : {"", " 2024", "'24", "2024"}) {
            const ShortVenue venue = shortVenue(std::string(name) + year);
            QVERIFY2(!venue.name.empty() && !venue.isJournal, name);
        }
}

void TestShortVenue::recognisesJournals()
{
    QVERIFY(shortVenue("jmlr").isJournal);
    QVERIFY(!shortVenue("icml").isJournal);
    QVERIFY(shortVenue(std::string(100'000, 'a')).name.empty());
    QVERIFY(shortVenue(std::string("ic\0ml", 5)).name.empty());
}

QTEST_APPLESS_MAIN(TestShortVenue)
#include "tst_shortvenue.moc"
