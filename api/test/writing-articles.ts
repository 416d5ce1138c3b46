import { randomUUID } from 'node:crypto';
import {
  type ArticleContent,
  type ArticleKind,
  type ArticleText,
  emptyArticleContent,
  type Locale,
} from '@berth/contract';
import type { Portal, SignedIn } from './portal.ts';

export const paragraphs = (...texts: string[]): ArticleText['body'] => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

export const newText = (changes: Partial<ArticleText> = {}): ArticleText => ({
  ...emptyArticleContent().texts.en,
  title: '旺季舱位提前预订',
  summary: '十月起舱位紧张',
  body: paragraphs('请提前两周订舱。'),
  ...changes,
});

let articles = 0;

/** An article that can be published in both languages, with a slug of its own. */
export function newContent(changes: Partial<ArticleContent> = {}): ArticleContent {
  articles += 1;
  return {
    ...emptyArticleContent(),
    category: 'any',
    slug: `peak-season-${articles}`,
    texts: {
      'zh-CN': newText(),
      en: newText({ title: 'Book early', summary: 'Space is short', body: paragraphs('Two weeks ahead.') }),
    },
    ...changes,
  };
}

/** Staff of the forwarder who write articles, each with a session of this moment. */
export async function openNewsroom(portal: Portal) {
  await portal.database.kysely
    .insertInto('article_category')
    .values([
      { kind: 'news', code: 'any', title_zh: '行业', title_en: 'Industry', ordinal: 0 },
      { kind: 'help', code: 'any', title_zh: '订舱', title_en: 'Booking', ordinal: 0 },
      { kind: 'news', code: 'rules', title_zh: '法规', title_en: 'Rules', ordinal: 1 },
    ])
    .execute();
  const person = { role: null, permissions: ['site:edit'] };
  const writer = await portal.signIn('Berth', { account: 'writer', ...person });
  const { customerId } = writer;
  const colleague = await portal.signIn('Berth', { account: 'colleague', customerId, ...person });
  const as = async (by: SignedIn) => await by.again();
  const read = async (id: string) =>
    await (await as(writer)).get('GET /system/articles/article', { query: { id } });
  const create = async (content = newContent(), kind: ArticleKind = 'news') => {
    const body = { idempotencyKey: randomUUID(), kind, content };
    return (await (await as(writer)).call('POST /system/articles/create', { body })).json().data.id as string;
  };
  const save = async (
    id: string,
    content: ArticleContent,
    given: { version?: number; by?: SignedIn } = {},
  ) => {
    const version = given.version ?? (await read(id)).version;
    const body = { id, version, content };
    return await (await as(given.by ?? writer)).call('POST /system/articles/save', { body });
  };
  const publish = async (id: string, languages: Locale[] = ['zh-CN', 'en'], by = writer) => {
    const { version } = await read(id);
    return await (await as(by)).call('POST /system/articles/publish', { body: { id, version, languages } });
  };
  const withdraw = async (id: string, language: Locale | null = null) => {
    const { version } = await read(id);
    return await (await as(writer)).call('POST /system/articles/withdraw', {
      body: { id, version, language },
    });
  };
  const upload = async (content: Uint8Array, name = 'cover.jpg') =>
    await (await as(writer)).call('POST /system/articles/uploadPicture', {
      upload: new File([new Uint8Array(content)], name),
    });
  return { writer, colleague, as, read, create, save, publish, withdraw, upload };
}

/** The fields that a call was refused for, by what is said of each. */
export function fieldsOf(response: { json: () => { fields?: { field: string; message: string }[] } }) {
  return (response.json().fields ?? []).map(({ field, message }) => [field, message]);
}
