import type { SearchGroup, SearchGroupKind } from '@berth/contract';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { askProviders, type Provider } from '../../providers/ask-providers.ts';

/** What one module finds; the actor says in what. */
export type SearchProvider = Provider<{ words: string }, SearchGroup> & { name: SearchGroupKind };

type SearchDependencies = Pick<Context, 'warn'> & {
  /** In the order in which their groups are shown. */
  providers: readonly SearchProvider[];
  /** Factor for how long they are waited for. */
  patience: number;
};

// Who types has gone on by then.
const usualTimeoutMs = 1000;

/** Search everywhere: every module looks through its own records. */
export function searchHandlers({ providers, patience, warn }: SearchDependencies) {
  const timeoutMs = Math.round(usualTimeoutMs * patience);
  return {
    'GET /business/search': async ({ actor, query, signal }) => {
      const asking = { actor, signal, timeoutMs, warn };
      const { answers, unanswered } = await askProviders(providers, query, asking);
      return {
        groups: answers.filter(({ hits }) => hits.length > 0),
        // The names are those of search providers.
        unanswered: unanswered as SearchGroupKind[],
      };
    },
  } satisfies Partial<Handlers>;
}
