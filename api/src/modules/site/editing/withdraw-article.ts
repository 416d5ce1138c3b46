import type { ArticleState } from '@berth/contract';
import { noteChange } from '../../../audit/note-change.ts';
import type { Context } from '../../../context.ts';
import type { Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import * as repository from './editing.repository.ts';
import { lockSeen } from './get-edited.ts';
import { languagesOf, publishedFields } from './live-content.ts';
import { type Staff, tellStaff } from './save-draft.ts';
import { stateOfLive } from './state-of-live.ts';
import { contentOf } from './stored-content.ts';
import { writeDraft } from './write-draft.ts';
import { keepShipped } from './write-version.ts';

/** Takes an article off the site, in one language or in all. */
export async function withdrawArticle(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { language, ...seen }: Call<'POST /system/articles/withdraw'>['body'],
  { actor }: Pick<Staff, 'actor'>,
): Promise<{ version: number; state: ArticleState }> {
  const now = clock();
  return await database.transaction().execute(async (transaction) => {
    const article = await lockSeen(transaction, seen);
    const content = contentOf(article);
    const published = article.live ? languagesOf(article.live) : [];
    const leaving = published.filter((each) => language === null || each === language);
    if (!article.live || leaving.length === 0) throw new Refusal('ARTICLE_NOT_PUBLISHED');
    await keepShipped(transaction, article.live);
    await repository.updateArticle(transaction, article.id, { updated_at: now.toISOString() });
    await repository.withdrawTexts(transaction, article.id, leaving);
    const live = await repository.getLive(transaction, article.id);
    const before = publishedFields(article.live);
    const after = live && publishedFields(live);
    noteChange({ what: 'article', recordId: article.id, before, after });
    const { version } = await writeDraft(transaction, article, { content, live, by: actor.name, now });
    await tellStaff(transaction, actor, article.id);
    return { version, state: stateOfLive(live, now) };
  });
}
