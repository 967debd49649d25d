import { expect, test } from "vitest";
import { areForms, type Hit, searchIn, withSwappedLetters, words } from "./search";

const index = {
  pages: [
    ["/a/", "A wallet"],
    ["/b/", "B"],
  ],
  passages: [
    [0, "text", "", "", "Prices rise, and a price never falls. Café à la carte."],
    [0, "text", "цена", "О цене", "Цены растут каждые три дня; разблокировка — по месяцам."],
    [1, "faq", "x", "解锁时间", "从 TGE 起，它们在 12 个月里等额解锁。代币多少钱？"],
    [1, "faq", "y", "कीमत", "ख़रीदने से पहले टोकनों की कीमतें देखें।"],
    [1, "faq", "z", "Long", `${"before ".repeat(60)}validator ${"after ".repeat(60)}`],
  ],
} as const;
const { find } = searchIn(index);
const marked = (pieces: Hit["title"]) => pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text);
const urls = (query: string, group?: string) => find(query, { group }).map(({ url }) => url);

test.each([
  ["price", "/a/"],
  ["pric", "/a/"],
  ["CAFE", "/a/"],
  ["wallet", "/a/"],
  ["ценой", "/a/#%D1%86%D0%B5%D0%BD%D0%B0"],
  ["разблокировки", "/a/#%D1%86%D0%B5%D0%BD%D0%B0"],
  ["解锁", "/b/#x"],
  ["锁", "/b/#x"],
  ["购买代币要多少钱", "/b/#x"],
  ["टोकन", "/b/#y"],
  ["खरीदना", "/b/#y"],
  ["validater", "/b/#z"],
])("%s leads to %s", (query, url) => {
  expect(urls(query)[0]).toBe(url);
});

test.each(["", "  ", "?!", "xyzzy", "price xyzzy brrr quux", "\\", "$&"])("%j finds nothing", (query) => {
  expect(urls(query)).toEqual([]);
});

test("a group is searched alone, and hits have a limit", () => {
  expect(urls("price", "faq")).toEqual([]);
  expect(urls("price", "text")).toEqual(["/a/"]);
  expect(find("t", { limit: 1 })).toHaveLength(1);
});

test("matches are marked as whole words, and the excerpt is around the first", () => {
  const [hit] = find("validat");
  expect(marked(hit!.excerpt)).toEqual(["validator"]);
  const text = hit!.excerpt.map(({ text }) => text).join("");
  expect(text).toMatch(/^…before .* validator after .*after…$/);
  expect(text.length).toBeLessThan(185);
  expect(marked(find("解锁时")[0]!.title)).toEqual(["解锁时"]);
  expect(marked(find("price")[0]!.excerpt)).toEqual(["Prices", "price"]);
});

test.each([
  ["ราคา ๑๒๓ บาท", "123"],
  ["ราคา 123 บาท", "๑๒๓"],
  ["តម្លៃ ១២៣", "123"],
  ["المصباح والكتب بالقلم للبيت", "مصباح"],
  ["المصباح والكتب بالقلم للبيت", "قلم"],
  ["المصباح والكتب بالقلم للبيت", "البيت"],
  ["الكالسيوم البالغين الأم بالله", "كالسيوم"],
  ["الكالسيوم البالغين الأم بالله", "بالغين"],
  ["الكالسيوم البالغين الأم بالله", "أم"],
  ["الكالسيوم البالغين الأم بالله", "الله"],
  ["הלב והים", "לב"],
  ["הלב והים", "ים"],
  ["בנק", "הבנק"],
  ["مصباح", "المصباح"],
  ["המנורה והספר לבית", "ספר"],
  ["המנורה והספר לבית", "בית"],
])("a text %j is found by %j", (text, query) => {
  const { find } = searchIn({ pages: [["/a/", "A"]], passages: [[0, "text", "", "", text]] });
  expect(find(query)).toHaveLength(1);
});

test("words are the same in every browser", () => {
  expect(words("Straße, 12 l’été").map(({ term }) => term)).toEqual(["strasse", "12", "l", "ete"]);
  expect(words("解锁時").map(({ term }) => term)).toEqual(["解锁", "锁時", "時"]);
  expect(words("サーバー").map(({ term }) => term)).toEqual(["サー", "ーハ\u3099", "ハ\u3099ー", "ー"]);
  expect(words("解锁", false).map(({ term }) => term)).toEqual(["解锁"]);
  expect(words("कीमतें").map(({ term }) => term)).toEqual(["कीमतें"]);
});

test.each([
  ["accents", "Ёж, Žižka, Nguyễn, Ηράκλειο", "еж, zizka, nguyen, ηρακλειο"],
  [
    "letters that do not decompose",
    "Wrocław Ærø Fædder Œdème þáttur ħobża ƙofa Sweeß",
    "wroclaw aero faedder oedeme thattur hobza kofa sweess",
  ],
  ["dotted and dotless i", "İZMİR Diyarbakır ILICA", "izmir diyarbakir ilıca"],
  ["final sigma", "ΛΌΓΟΣ λόγος", "λογοσ λογοσ"],
  ["alef, hamza and tatweel", "إسلام آخر مسؤول ســلام مدرسة", "اسلام اخر مسوول سلام مدرسه"],
  ["vowel signs of Arabic", "مُحَمَّدٌ رَحْمٰن", "محمد رحمن"],
  ["Persian yeh and kaf", "کیک می\u200cروم", "كيك ميروم"],
  ["Hebrew points", "בְּרֵאשִׁית", "בראשית"],
  ["nukta and candrabindu", "ज़मीन हाँ বাড়ি", "जमीन हां বাডি"],
  ["digits", "٢٠٢٦ ۱۲ २०", "2026 12 20"],
  ["half-width kana and voicing marks", "ｶﾞｲﾄﾞ サーハ\u3099ー", "ガイド サーバー"],
  ["the vowel am in two characters", "ທ\u0ecd\u0eb2 น\u0e4d\u0e32ท", "ທຳ นำท"],
  ["chillus and khanda ta in two characters", "അവന\u0d4d\u200d উত\u09cd\u200dসব", "അവൻ উৎসব"],
  ["nasals of Devanagari", "हिन्दी सम्बन्ध", "हिंदी संबंध"],
  ["variation selectors", "葛\u{e0100}城", "葛城"],
  ["soft hyphens", "Donau\u00addampf", "donaudampf"],
])("%s make no other word", (_, text, same) => {
  const terms = (text: string) => words(text).map(({ term }) => term);
  expect(terms(text)).toEqual(terms(same));
});

test("letters that tell words apart stay", () => {
  const terms = "か が ハ パ की का ด ต ب پ и і".split(" ").map((letter) => words(letter)[0]!.term);
  expect(new Set(terms).size).toBe(terms.length);
});

test("forms of a word differ in their ends only", () => {
  expect(areForms("burning", "burned")).toBe(true);
  expect(areForms("цена", "ценой")).toBe(true);
  expect(areForms("staking", "taking")).toBe(false);
});

test("two swapped letters are one mistake", () => {
  expect(withSwappedLetters("kyes")).toEqual(["ykes", "keys", "kyse"]);
  expect(withSwappedLetters("key")).toEqual([]);
  const pages = [["/k/", "Keys"] as const, ["/u/", "Upgrades"] as const, ["/o/", "Other"] as const];
  const passage = (page: number, text: string) => [page, "", "", "", text] as const;
  const { find } = searchIn({
    pages,
    passages: [
      passage(0, "Rotate the keys."),
      passage(1, "Before an upgrade, read this."),
      passage(2, "Guards, skyes"),
    ],
  });
  const first = (query: string) => find(query)[0]?.url;
  expect(["kyes", "keys", "kesy"].map(first)).toEqual(["/k/", "/k/", "/k/"]);
  expect(["upgarde", "upgrade", "ugprade", "upgraed"].map(first)).toEqual(["/u/", "/u/", "/u/", "/u/"]);
  expect(find("xyzw")).toEqual([]);
});
