import { type ArticleContent, inEachLanguage, type Locale, locales } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaTime } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { findPictureSize } from '../pictures/site-pictures.repository.ts';
import { findVersion, listVersions } from './editing.repository.ts';
import { getEdited, lockSeen } from './get-edited.ts';
import { requirePictures, type Staff, tellStaff } from './save-draft.ts';
import { contentOf, readContent, showContent } from './stored-content.ts';
import { writeDraft } from './write-draft.ts';

type Versions = EndpointResult<Endpoints['GET /system/articles/versions']>;
type Version = EndpointResult<Endpoints['GET /system/articles/version']>;

export async function readVersions(database: Kysely<Tables>, id: string): Promise<Versions> {
  const article = await getEdited(database, id);
  const versions = await listVersions(database, article.id);
  return versions.map((version) => {
    const languages = readLanguages(version);
    const [first = 'zh-CN'] = languages;
    return {
      number: version.number,
      by: version.by_name,
      at: toChinaTime(version.at),
      publishAt: toChinaTime(version.publish_at),
      expireAt: version.expire_at && toChinaTime(version.expire_at),
      languages,
      title: readContent(version.content).texts[first].title,
    };
  });
}

const readLanguages = ({ languages }: { languages: string }): Locale[] =>
  locales.filter((locale) => languages.split(',').includes(locale));

export async function readVersion(
  database: Kysely<Tables>,
  { id, number }: { id: string; number: number },
): Promise<Version> {
  const article = await getEdited(database, id);
  const version = await getVersion(database, article.id, number);
  const shown = showContent(readContent(version.content));
  return {
    number,
    by: version.by_name,
    at: toChinaTime(version.at),
    ...shown,
    cover: await findPictureSize(database, shown.content.coverId),
  };
}

async function getVersion(database: Kysely<Tables>, id: string, number: number) {
  const version = await findVersion(database, id, number);
  if (!version) throw new Refusal('NOT_FOUND');
  return version;
}

/** Makes an earlier version the draft, in the languages in which it was published. When it is there stays as it is. */
export async function restoreVersion(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { number, ...seen }: Call<'POST /system/articles/restore'>['body'],
  { actor, locale }: Staff,
): Promise<{ version: number }> {
  const now = clock();
  return await database.transaction().execute(async (transaction) => {
    const article = await lockSeen(transaction, seen);
    const version = await getVersion(transaction, article.id, number);
    const content = restored(contentOf(article), version);
    await requirePictures(transaction, content, locale);
    const { live } = article;
    const saved = await writeDraft(transaction, article, { content, live, by: actor.name, now });
    await tellStaff(transaction, actor, article.id);
    return { version: saved.version };
  });
}

function restored(
  now: ArticleContent,
  version: { content: ArticleContent; languages: string },
): ArticleContent {
  const languages = readLanguages(version);
  // What an earlier version of the portal stored is restored as it is shown, so that it can be saved.
  const { content: then } = showContent(readContent(version.content));
  const textIn = (locale: Locale) => (languages.includes(locale) ? then : now).texts[locale];
  return {
    ...then,
    slug: now.slug,
    publishAt: now.publishAt,
    expireAt: now.expireAt,
    texts: inEachLanguage(textIn),
  };
}
