import type { ConsoleFigures } from '@berth/contract/endpoints';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { askProviders, type Provider } from '../../providers/ask-providers.ts';
import { readLayout, resetLayout, saveLayout } from './console-layout.ts';

/** What a module has for the console. */
export type FigureProvider = Provider<object, ConsoleFigures>;

type ConsoleDependencies = Pick<Context, 'database' | 'clock' | 'warn'> & {
  providers: readonly FigureProvider[];
};

/** A page waits for it: what one module has not counted by then is asked for again by the page. */
const timeoutMs = 10_000;

/** The console (spec section 2): figures of all modules in one call, and how each person arranges it. */
export function consoleHandlers({ providers, warn, ...dependencies }: ConsoleDependencies) {
  return {
    'GET /business/customerOrderInfo': async ({ actor, signal }) => {
      const { answers, unanswered } = await askProviders(providers, {}, { actor, signal, timeoutMs, warn });
      return {
        isEmpty: unanswered.length === 0 && answers.every(({ isEmpty }) => isEmpty),
        figures: answers.flatMap(({ figures }) => figures),
        charts: answers.flatMap(({ charts }) => charts),
        sailings: answers.flatMap(({ sailings }) => sailings),
        recent: answers.flatMap(({ recent }) => recent),
        unanswered,
      };
    },
    'GET /user/consoleLayout': async ({ actor }) => await readLayout(dependencies, actor),
    'POST /user/consoleLayout': async (call) => await saveLayout(dependencies, call),
    'POST /user/resetConsoleLayout': async ({ actor }) => {
      await resetLayout(dependencies, actor);
      return null;
    },
  } satisfies Partial<Handlers>;
}
