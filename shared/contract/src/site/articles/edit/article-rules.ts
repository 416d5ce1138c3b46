import { type Locale, locales } from '../../../language/locale.ts';
import { plainTextOf } from '../../../rich-text/plain-text-of.ts';
import { readRichText } from '../../../rich-text/read-rich-text.ts';
import type { RichBlock } from '../../../rich-text/rich-text.ts';
import { richTextProblems } from '../../../rich-text/rich-text-problems.ts';
import { isSafeLink } from '../../../rich-text/safe-link.ts';
import { isMoment } from '../../../rule/field-rules.ts';
import { type Problem, under } from '../../../rule/problem.ts';
import { missingFields, tooLongTexts } from '../../../rule/record-rules.ts';
import { type ArticleKind, articleLimits } from '../article.ts';
import {
  type ArticleBody,
  type ArticleContent,
  type ArticleText,
  articleTextLimits,
} from './article-content.ts';

/** What keeps a draft from being saved: its shapes and lengths. What is not written yet is no problem. */
export function articleDraftProblems(content: ArticleContent): Problem[] {
  const { category, slug, aboutPath } = articleLimits;
  return [
    ...tooLongTexts(content, { category, slug, aboutPath }),
    ...momentProblems(content),
    ...locales.flatMap((locale) => textProblems(content.texts[locale]).map(under(`texts.${locale}`))),
  ];
}

function momentProblems(content: ArticleContent): Problem[] {
  return (['publishAt', 'expireAt'] as const).flatMap((path): Problem[] => {
    const moment = content[path];
    return moment === null || isMoment(moment) ? [] : [{ path, rule: 'invalidDate' }];
  });
}

function textProblems(text: ArticleText): Problem[] {
  return [...tooLongTexts(text, articleTextLimits), ...richTextProblems(text.body).map(under('body'))];
}

/** Where an article stands when it is published; `now` and `stood` as `YYYY-MM-DD HH:mm:ss` in China. */
export type PublishingMoment = {
  now: string;
  /** When it could first be read, where it could be already. */
  stood: string | null;
  /** It can be read now, in some language. */
  isReadable: boolean;
};

/**
 * What keeps an article from being published in some languages. Whether its slug is free, its category and pictures are
 * there, the server says.
 */
export function articlePublishingProblems(
  content: ArticleContent,
  { kind, languages, moment }: { kind: ArticleKind; languages: readonly Locale[]; moment: PublishingMoment },
): Problem[] {
  const slug = content.slug !== '' && !isSlug(content.slug);
  return [
    ...articleDraftProblems(content),
    ...missingFields(content, ['category', 'slug'], ['slug']),
    ...(slug ? [{ path: 'slug', rule: 'slugForm' } as const] : []),
    ...aboutProblems(content, kind),
    ...timeProblems(content, moment),
    ...languages.flatMap((locale) => wholeTextProblems(content.texts[locale]).map(under(`texts.${locale}`))),
  ];
}

/** Lower-case letters and digits, in parts that one hyphen joins. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

function aboutProblems({ aboutPath }: ArticleContent, kind: ArticleKind): Problem[] {
  if (aboutPath === '') return [];
  const isPath = kind === 'help' && /^\/[^/\s?#][^\s?#]*[^/\s?#]$/.test(aboutPath);
  return isPath ? [] : [{ path: 'aboutPath', rule: 'aboutPathForm' }];
}

function timeProblems({ publishAt, expireAt }: ArticleContent, moment: PublishingMoment): Problem[] {
  const { now, stood, isReadable } = moment;
  const problems: Problem[] = [];
  // Both languages have one time: a later one would take what can be read off the site until then.
  if (publishAt !== null && isMoment(publishAt) && isReadable && publishAt > now)
    problems.push({ path: 'publishAt', rule: 'publishedAlready' });
  if (publishAt !== null && isMoment(publishAt) && stood === null && publishAt < now)
    problems.push({ path: 'publishAt', rule: 'publishPassed', params: { now } });
  if (expireAt === null || !isMoment(expireAt)) return problems;
  const from = publishAt ?? stood ?? now;
  if (expireAt <= from) problems.push({ path: 'expireAt', rule: 'expiresTooSoon', params: { from } });
  else if (expireAt <= now)
    problems.push({ path: 'expireAt', rule: 'expiresTooSoon', params: { from: now } });
  return problems;
}

function wholeTextProblems(text: ArticleText): Problem[] {
  const { sourceName, sourceLink } = text;
  const required = ['title', 'summary'] as const;
  return [
    ...missingFields(text, required, required),
    ...(isBodyEmpty(text.body) ? [{ path: 'body', rule: 'required' } as const] : []),
    ...(sourceLink !== '' && !isSafeLink(sourceLink)
      ? [{ path: 'sourceLink', rule: 'richTextLink' } as const]
      : []),
    ...(sourceLink !== '' && sourceName === '' ? [{ path: 'sourceName', rule: 'required' } as const] : []),
  ];
}

/** Whether nothing of a text is seen; a picture alone is something. */
export function isBodyEmpty(body: ArticleBody): boolean {
  const { doc } = readRichText(body);
  return plainTextOf(doc).trim() === '' && picturesIn(body).length === 0;
}

/** The pictures of a text, each once. */
export function picturesIn(body: ArticleBody): string[] {
  const ids = new Set<string>();
  const visit = (blocks: readonly RichBlock[]) => {
    for (const block of blocks) {
      if (block.type === 'image') ids.add(block.attrs.upload);
      else if (block.type === 'blockquote') visit(block.content);
      else if (block.type === 'bulletList' || block.type === 'orderedList')
        for (const item of block.content) visit(item.content);
      else if (block.type === 'table')
        for (const row of block.content) for (const cell of row.content) visit(cell.content);
    }
  };
  visit(readRichText(body).doc.content);
  return [...ids];
}
