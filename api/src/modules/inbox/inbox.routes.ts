import type { InboxSource } from '@berth/contract';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { askProviders } from '../../providers/ask-providers.ts';
import type { InboxProvider } from './inbox-provider.ts';

type Dependencies = Pick<Context, 'warn'> & {
  providers: readonly InboxProvider[];
  /** How long each provider is waited for. */
  timeoutMs: number;
};

/** What waits for staff, of all modules that have something. */
export function inboxHandlers({ providers, timeoutMs, warn }: Dependencies) {
  return {
    'GET /system/desk/inbox': async ({ actor, signal }) => {
      const asking = { actor, signal, timeoutMs, warn };
      const { answers, unanswered } = await askProviders(providers, {}, asking);
      // The names are those of inbox providers.
      return { sources: answers, unanswered: unanswered as InboxSource[] };
    },
  } satisfies Partial<Handlers>;
}
