import { leadKindNames, paths } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import { type WorklistProvider, type WorklistWords, wordReason } from '../../worklist/worklist-entry.ts';

/** Nobody works through more. */
const limit = 100;

const waitingWords: WorklistWords = {
  why: { 'zh-CN': '网站{kind}待跟进：{who}', en: '{kind} from the site: {who}' },
  action: { 'zh-CN': '去跟进', en: 'Open' },
};
const doubtfulWords: WorklistWords = {
  why: { 'zh-CN': '网站{kind}待跟进（存疑）：{who}', en: '{kind} from the site (doubtful): {who}' },
  action: waitingWords.action,
};

/** What visitors asked and nobody works on yet, for staff: what is a colleague's already is not everybody's. */
export function leadsWorklist({ database }: Pick<Context, 'database'>): WorklistProvider {
  return {
    name: 'leads',
    permission: 'leads:desk',
    ask: async ({ actor }) => {
      const leads = await listWaiting(database, actor.userId);
      return leads.map(({ id, number, kind, name, company, is_doubtful: isDoubtful }) => ({
        kind: 'leadWaiting',
        record: { kind: 'lead', id, number },
        path: paths.lead({ id }),
        dueAt: null,
        urgency: isDoubtful ? 'normal' : 'soon',
        ...wordReason(isDoubtful ? doubtfulWords : waitingWords, {
          kind: leadKindNames[kind],
          who: company || name,
        }),
      }));
    },
  };
}

/** The oldest first. */
async function listWaiting(database: Kysely<Tables>, userId: string) {
  return await database
    .selectFrom('lead')
    .where('state', '=', 'new')
    .where((row) => row.or([row('owner_id', 'is', null), row('owner_id', '=', userId)]))
    .select(['id', 'number', 'kind', 'name', 'company', 'is_doubtful'])
    .orderBy('asked_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
