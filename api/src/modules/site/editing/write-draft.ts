import { type ArticleContent, defaultLocale, locales } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { searchDocument } from '../../../list/search-document.ts';
import {
  type EditedArticle,
  insertDraft,
  type LiveArticle,
  replaceDraftPictures,
  updateDraft,
} from './editing.repository.ts';
import { versionOf } from './get-edited.ts';
import { isSameContent, liveContent } from './live-content.ts';
import { picturesOf } from './stored-content.ts';

/** Who changes an article, and when. */
export type Change = { by: string; now: Date };

/** Stores what staff wrote as the next version of the draft; gives that version and whether it differs from `live`. */
export async function writeDraft(
  transaction: Transaction<Tables>,
  article: EditedArticle,
  { content, live, by, now }: Change & { content: ArticleContent; live: LiveArticle | null },
): Promise<{ version: number; hasChanges: boolean }> {
  const version = versionOf(article) + 1;
  const row = draftRow(content, live, { by, now });
  if (article.draft) await updateDraft(transaction, article.id, { ...row, version });
  else {
    const own = { id: article.id, kind: article.kind, key_hash: null, content_hash: null, created_at: now };
    await insertDraft(transaction, { ...own, ...row, version });
  }
  await replaceDraftPictures(transaction, article.id, picturesOf(content));
  return { version, hasChanges: row.has_changes };
}

/** The columns of a draft that its content says. */
export function draftRow(content: ArticleContent, live: LiveArticle | null, { by, now }: Change) {
  const titles = locales.map((locale) => content.texts[locale].title).filter((title) => title !== '');
  return {
    content: JSON.stringify(content),
    category: content.category,
    is_pinned: content.isPinned,
    title: content.texts[defaultLocale].title || (titles[0] ?? ''),
    title_search: searchDocument(titles),
    has_changes: live !== null && !isSameContent(content, liveContent(live)),
    by_name: by,
    by_search: searchDocument([by]),
    updated_at: now,
  };
}
