import { expect, test } from '@jest/globals';
import { emptyArticleContent } from './article-content.ts';
import { articleDraftProblems, articlePublishingProblems, isBodyEmpty, picturesIn } from './article-rules.ts';

const moment = { now: '2026-11-20 10:00:00', stood: null, isReadable: false };
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const image = (upload: string) => ({ type: 'image', attrs: { upload, alt: '', width: 10, height: 10 } });
const written = {
  ...emptyArticleContent().texts.en,
  title: 'Book early',
  summary: 'Space is short',
  body: { type: 'doc', content: [paragraph('Two weeks ahead.')] },
};
const whole = {
  ...emptyArticleContent(),
  category: 'industry',
  slug: 'book-early',
  texts: { 'zh-CN': written, en: written },
};
const problems = (changes: object, given: Partial<Parameters<typeof articlePublishingProblems>[1]> = {}) =>
  articlePublishingProblems(
    { ...whole, ...changes },
    { kind: 'news', languages: ['en'], moment, ...given },
  ).map(({ path, rule }) => [path, rule]);

test('an empty draft can be saved, one with a text that is too long or no time cannot', () => {
  expect(articleDraftProblems(emptyArticleContent())).toEqual([]);
  const text = { ...written, title: '题'.repeat(121) };
  const found = articleDraftProblems({
    ...whole,
    expireAt: '2026-02-30 10:00:00',
    texts: { 'zh-CN': text, en: written },
  });
  expect(found.map(({ path, rule }) => [path, rule])).toEqual([
    ['expireAt', 'invalidDate'],
    ['texts.zh-CN.title', 'tooLong'],
  ]);
});

test('a whole article can be published; a language that is not named may be empty', () => {
  expect(problems({})).toEqual([]);
  const texts = { 'zh-CN': emptyArticleContent().texts['zh-CN'], en: written };
  expect(problems({ texts })).toEqual([]);
  expect(problems({ texts }, { languages: ['zh-CN'] }).map(([path]) => path)).toEqual([
    'texts.zh-CN.title',
    'texts.zh-CN.summary',
    'texts.zh-CN.body',
  ]);
});

test.each(['A', 'a--b', '-a', 'a-', 'a_b', 'a b', '中文', 'a/b'])('%j is no slug', (slug) =>
  expect(problems({ slug })).toEqual([['slug', 'slugForm']]),
);

test('the publish time lies ahead unless the article could be read before; the end comes after it and after now', () => {
  const [past, ahead] = ['2026-11-19 10:00:00', '2026-11-21 10:00:00'];
  const stood = { moment: { ...moment, stood: past } };
  expect(problems({ publishAt: past })).toEqual([['publishAt', 'publishPassed']]);
  expect(problems({ publishAt: past }, stood)).toEqual([]);
  expect(problems({ publishAt: ahead })).toEqual([]);
  const readable = { moment: { ...moment, stood: past, isReadable: true } };
  expect(problems({ publishAt: past }, readable)).toEqual([]);
  expect(problems({ publishAt: ahead }, readable)).toEqual([['publishAt', 'publishedAlready']]);
  expect(problems({ publishAt: ahead }, stood)).toEqual([]);
  expect(problems({ publishAt: ahead, expireAt: ahead })).toEqual([['expireAt', 'expiresTooSoon']]);
  expect(problems({ publishAt: past, expireAt: moment.now }, stood)).toEqual([
    ['expireAt', 'expiresTooSoon'],
  ]);
  expect(problems({ expireAt: ahead })).toEqual([]);
});

test.each(['business', '//evil.example', '/a?b=1', '/business/', '/a b'])(
  '%j is no page of the portal',
  (aboutPath) => expect(problems({ aboutPath }, { kind: 'help' })).toEqual([['aboutPath', 'aboutPathForm']]),
);

test('only help speaks of a page', () => {
  expect(problems({ aboutPath: '/business/lcl' }, { kind: 'help' })).toEqual([]);
  expect(problems({ aboutPath: '/business/lcl' })).toEqual([['aboutPath', 'aboutPathForm']]);
});

test('pictures are found wherever they stand, each once; a picture alone is a text', () => {
  const [one, other] = ['1', '2'].map((digit) => `${digit}0000000-0000-4000-8000-000000000000`) as [
    string,
    string,
  ];
  const cell = { type: 'tableCell', content: [image(other)] };
  const body = {
    type: 'doc',
    content: [
      image(one),
      { type: 'bulletList', content: [{ type: 'listItem', content: [image(one)] }] },
      { type: 'blockquote', content: [{ type: 'table', content: [{ type: 'tableRow', content: [cell] }] }] },
    ],
  };
  expect(picturesIn(body)).toEqual([one, other]);
  expect(isBodyEmpty({ type: 'doc', content: [image(one)] })).toBe(false);
  expect(isBodyEmpty({ type: 'doc', content: [paragraph(' '), { type: 'horizontalRule' }] })).toBe(true);
});
