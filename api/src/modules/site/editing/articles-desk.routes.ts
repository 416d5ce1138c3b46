import { type EndpointResult, type Endpoints, endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaTime } from '../../../china-time.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { UploadDependencies } from '../../uploads/uploads.service.ts';
import { findPictureSize } from '../pictures/site-pictures.repository.ts';
import { storeSitePicture } from '../pictures/store-site-picture.ts';
import { articlesAt } from './article-list.ts';
import { readVersion, readVersions, restoreVersion } from './article-versions.ts';
import { lastNumber, listAllCategories } from './editing.repository.ts';
import { getEdited, versionOf } from './get-edited.ts';
import { languagesOf } from './live-content.ts';
import { findPreviewEnd } from './preview.repository.ts';
import { makePreviewLink, readPreview } from './preview-article.ts';
import { publishArticle } from './publish-article.ts';
import { createDraft, removeDraft, saveDraft } from './save-draft.ts';
import { stateOfLive } from './state-of-live.ts';
import { contentOf, showContent } from './stored-content.ts';
import { withdrawArticle } from './withdraw-article.ts';

/** Staff write news and help: what they save is a draft until they publish it. */
export function articlesDeskHandlers(deps: UploadDependencies) {
  const { database, clock } = deps;
  return {
    'GET /system/articles/list': async ({ actor, list, signal }) =>
      await articlesAt(clock()).answerPage(database, actor.customerId, list, signal),
    'GET /system/articles/categories': async () =>
      (await listAllCategories(database)).map(({ kind, code, title_zh, title_en }) => ({
        kind,
        code,
        title: { 'zh-CN': title_zh, en: title_en },
      })),
    'GET /system/articles/article': async ({ query: { id } }) => await readArticle(database, id, clock()),
    'POST /system/articles/create': async ({ body, ...staff }) => await createDraft(deps, body, staff),
    'POST /system/articles/save': async ({ body, ...staff }) => await saveDraft(deps, body, staff),
    'POST /system/articles/publish': async ({ body, ...staff }) => await publishArticle(deps, body, staff),
    'POST /system/articles/withdraw': async ({ body, ...staff }) => await withdrawArticle(deps, body, staff),
    'POST /system/articles/restore': async ({ body, ...staff }) => await restoreVersion(deps, body, staff),
    'POST /system/articles/remove': async ({ body, actor }) => {
      await removeDraft(deps, body, actor);
      return {};
    },
    'GET /system/articles/versions': async ({ query: { id } }) => await readVersions(database, id),
    'GET /system/articles/version': async ({ query }) => await readVersion(database, query),
    'POST /system/articles/previewLink': async ({ body: { id } }) => await makePreviewLink(deps, id),
    'POST /system/articles/uploadPicture': async ({ upload }) =>
      await storeSitePicture(deps, upload, endpoints['POST /system/articles/uploadPicture'].upload),
    'GET /index/getArticlePreview': async ({ query: { key, lang }, locale }) =>
      await readPreview(deps, { key, lang: lang ?? locale }),
  } satisfies Partial<Handlers>;
}

async function readArticle(
  database: Kysely<Tables>,
  asked: string,
  now: Date,
): Promise<EndpointResult<Endpoints['GET /system/articles/article']>> {
  const article = await getEdited(database, asked);
  const { id, kind, draft, live } = article;
  const shown = showContent(contentOf(article));
  const [number, cover, previewUntil] = await Promise.all([
    lastNumber(database, id),
    findPictureSize(database, shown.content.coverId),
    findPreviewEnd(database, id, now),
  ]);
  const changedAt = draft?.updated_at ?? live?.article.updated_at;
  return {
    id,
    kind,
    version: versionOf(article),
    state: stateOfLive(live, now),
    ...shown,
    cover,
    live: live && {
      languages: languagesOf(live),
      publishAt: live.article.publish_at && toChinaTime(live.article.publish_at),
      expireAt: live.article.expire_at && toChinaTime(live.article.expire_at),
      number,
    },
    hasChanges: draft?.has_changes ?? false,
    changedBy: draft?.by_name ?? null,
    changedAt: changedAt === undefined ? '' : toChinaTime(changedAt),
    previewUntil: previewUntil && toChinaTime(previewUntil),
  };
}
