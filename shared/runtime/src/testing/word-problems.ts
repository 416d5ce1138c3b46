/** A remote's words in one language, as its `src/locales` have them. */
type Words = { readonly [key: string]: string | Words };

/**
 * What is wrong with a remote's words, a line each: a key that one language lacks, a text that is empty or begins or
 * ends with a blank, a `{{value}}` that one language does not show. Plural forms (`_one`, `_other`) are one key, since
 * languages have different numbers of them.
 */
export function wordProblems(chinese: Words, english: Words): string[] {
  const [zh, en] = [textsOf(chinese), textsOf(english)];
  const missing = (from: Texts, to: Texts, language: string) =>
    [...from.keys()].filter((key) => !to.has(key)).map((key) => `${key} is missing in ${language}`);
  return [
    ...missing(zh, en, 'en'),
    ...missing(en, zh, 'zh-CN'),
    ...[...zh, ...en].flatMap(([key, texts]) => texts.filter(isUntidy).map((text) => `${key} is “${text}”`)),
    ...[...zh.keys()]
      .filter((key) => en.has(key) && placesOf(zh, key) !== placesOf(en, key))
      .map(
        (key) =>
          `${key} shows ${placesOf(zh, key) || 'nothing'} in zh-CN, ${placesOf(en, key) || 'nothing'} in en`,
      ),
  ];
}

type Texts = ReadonlyMap<string, readonly string[]>;

function textsOf(words: Words, path = ''): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [key, value] of Object.entries(words)) {
    const name = `${path}${key.replace(/_(?:zero|one|two|few|many|other)$/, '')}`;
    const more = typeof value === 'string' ? new Map([[name, [value]]]) : textsOf(value, `${name}.`);
    for (const [each, texts] of more) found.set(each, [...(found.get(each) ?? []), ...texts]);
  }
  return found;
}

// What joins the names of a list, such as `, `, has blanks of its own.
const isUntidy = (text: string) => text === '' || (/\p{L}/u.test(text) && text !== text.trim());

/** The values that the texts of a key show; a form of the plural may leave its number out. */
function placesOf(texts: Texts, key: string): string {
  const places = (texts.get(key) ?? []).flatMap((text) => text.match(/\{\{\s*\w+/g) ?? []);
  const names = places.map((place) => place.replace(/\W/g, '')).filter((name) => name !== 'count');
  return [...new Set(names)].sort().join(', ');
}
