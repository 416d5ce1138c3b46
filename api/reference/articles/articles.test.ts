import {
  countCharacters,
  isSafeLink,
  locales,
  plainTextOf,
  readRichText,
  richTextProblems,
} from '@berth/contract';
import { describe, expect, test } from '@jest/globals';
import { parseArticles, readArticleTexts } from '../../src/seed/reference/article-files.ts';

const { categories, articles } = parseArticles(await readArticleTexts());
const ofKind = (kind: string) => articles.filter((article) => article.kind === kind);
const words = (body: unknown) => plainTextOf(readRichText(body).doc);

test('there are twelve news and ten help articles, and each category has some', () => {
  expect([ofKind('news').length, ofKind('help').length]).toEqual([12, 10]);
  const used = new Set(articles.map(({ kind, category }) => `${kind} ${category}`));
  expect([...used].sort()).toEqual(categories.map(({ kind, code }) => `${kind} ${code}`).sort());
});

describe.each(articles)('$kind/$slug', ({ kind, aboutPath, texts }) => {
  test.each(locales)('in %s it could be saved, and has a text of some length', (locale) => {
    const { title, summary, body } = texts[locale];
    expect(richTextProblems(body)).toEqual([]);
    expect([title, summary].filter((text) => text !== text.trim())).toEqual([]);
    // As search engines show them.
    expect(countCharacters(title)).toBeLessThanOrEqual(locale === 'en' ? 100 : 40);
    expect(countCharacters(summary)).toBeLessThanOrEqual(locale === 'en' ? 240 : 100);
    const length = countCharacters(words(body).replaceAll(/\s/g, ''));
    expect(length).toBeGreaterThan(locale === 'en' ? 600 : 200);
    expect(length).toBeLessThan(locale === 'en' ? 2500 : 700);
  });

  test('each language is written in its own letters, and both have the same outline', () => {
    expect(words(texts['zh-CN'].body)).toMatch(/\p{Script=Han}/u);
    // A term may stand in brackets.
    expect(words(texts.en.body).replaceAll(/[(（][^()（）]*[)）]/g, '')).not.toMatch(/\p{Script=Han}/u);
    const outline = (body: { content: { type: string }[] }) => body.content.map(({ type }) => type);
    expect(outline(texts.en.body)).toEqual(outline(texts['zh-CN'].body));
  });

  test('news name their source, by a link that is safe; help speaks of a page', () => {
    for (const { source } of locales.map((locale) => texts[locale])) {
      expect(source === null).toBe(kind === 'help');
      if (source) expect(isSafeLink(source.link)).toBe(true);
    }
    if (kind === 'news') expect(aboutPath).toBeNull();
  });
});

test('no two articles of a kind have one title, and each has its own time', () => {
  for (const locale of locales) {
    const titles = articles.map(({ texts }) => texts[locale].title);
    expect(new Set(titles).size).toBe(titles.length);
  }
  const times = articles.map(({ publishedAt }) => publishedAt);
  expect(new Set(times).size).toBe(times.length);
});
