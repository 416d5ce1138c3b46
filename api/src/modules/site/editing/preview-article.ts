import { type Locale, locales, previewDays, readRichText } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { fromChinaTime, toChinaDay, toChinaTime } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import { Refusal } from '../../../http/refusal.ts';
import { hashSecret, isSecret, makeSecret } from '../../sessions/secrets.ts';
import { presentSource } from '../articles/articles.presenter.ts';
import { findPictureSize } from '../pictures/site-pictures.repository.ts';
import { findEdited, listAllCategories } from './editing.repository.ts';
import { getEdited } from './get-edited.ts';
import { findPreviewed, insertPreview } from './preview.repository.ts';
import { contentOf, toldAt } from './stored-content.ts';

type Dependencies = Pick<Context, 'database' | 'clock'>;
type Preview = EndpointResult<Endpoints['GET /index/getArticlePreview']>;

const hashOf = (key: string) => hashSecret('article-preview', key);

/** A secret that opens the draft, as it is then, to whoever has it. */
export async function makePreviewLink(
  { database, clock }: Dependencies,
  id: string,
): Promise<{ key: string; until: string }> {
  const article = await getEdited(database, id);
  const key = makeSecret();
  const now = clock();
  const until = new Date(now.getTime() + previewDays * 24 * 3600_000);
  await insertPreview(database, {
    key_hash: hashOf(key),
    article_id: article.id,
    created_at: now,
    expires_at: until,
  });
  return { key, until: toChinaTime(until) };
}

/** The draft as it would be read. A wrong key and one that is too old are the same. */
export async function readPreview(
  { database, clock }: Dependencies,
  { key, lang }: { key: string; lang: Locale },
): Promise<Preview> {
  const now = clock();
  const id = isSecret(key) ? await findPreviewed(database, hashOf(key), now) : null;
  const article = id === null ? null : await findEdited(database, id);
  if (!article) throw new Refusal('NOT_FOUND');
  const content = contentOf(article);
  const text = content.texts[lang];
  const { doc, leftOut } = readRichText(text.body);
  const [categories, cover] = await Promise.all([
    listAllCategories(database),
    findPictureSize(database, content.coverId),
  ]);
  const category = categories.find(({ kind, code }) => kind === article.kind && code === content.category);
  const title = lang === 'en' ? category?.title_en : category?.title_zh;
  return {
    kind: article.kind,
    id: content.slug,
    title: text.title,
    publishedOn: toChinaDay(content.publishAt === null ? now : fromChinaTime(content.publishAt)),
    category: { code: content.category, title: title ?? '' },
    summary: text.summary,
    updatedOn: toChinaDay(now),
    isPinned: content.isPinned,
    cover: cover && { ...cover, alt: text.coverAlt },
    coverUploadId: null,
    body: doc,
    source: presentSource({ name: text.sourceName, link: text.sourceLink }),
    languages: locales.filter((locale) => content.texts[locale].title !== ''),
    related: [],
    aboutPath: content.aboutPath === '' ? null : content.aboutPath,
    leftOut: leftOut.map(toldAt('body')),
  };
}
