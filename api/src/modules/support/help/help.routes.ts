import { conversationLimits } from '@berth/contract';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { listFitting } from '../../site/articles/fitting-articles.repository.ts';
import { readSupportHours } from '../hours/support-hours.ts';
import { questionTerms } from './question-terms.ts';

/** What a visitor is told before they ask. */
export function supportSiteHandlers({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  return {
    'GET /index/getSupportHours': async () => await readSupportHours(database, clock()),
    'GET /index/suggestHelp': async ({ query, locale }) => {
      const { words, lang = locale, path = '' } = query;
      const terms = questionTerms([...words].slice(0, conversationLimits.question).join(''));
      if (terms.length === 0) return [];
      const shelf = { kind: 'help', locale: lang, now: clock() } as const;
      const most = conversationLimits.offered;
      const found = await listFitting(database, shelf, { terms, path, most });
      return found.map(({ slug, title, summary, category, category_title }) => ({
        id: slug,
        title,
        summary,
        category: { code: category, title: category_title },
      }));
    },
  } satisfies Partial<Handlers>;
}
