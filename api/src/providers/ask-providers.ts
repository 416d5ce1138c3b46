import { may, type Permission } from '@berth/contract';
import type { Actor } from '../http/handlers.ts';

/** What one module contributes to an answer of several, such as the worklist; registered in `app.ts`. */
export type Provider<Question, Answer> = {
  /** The module's, as the answer names one that could not be asked. */
  name: string;
  /** Who may be answered; everybody who is signed in where left out. */
  permission?: Permission;
  /** Aborts when the caller has gone or the time for this provider is over. */
  ask: (question: Question & { actor: Actor; signal: AbortSignal }) => Promise<Answer>;
};

type Asking = {
  actor: Actor;
  signal: AbortSignal;
  /** What one provider has, whatever the others do. */
  timeoutMs: number;
  warn: (cause: unknown, message: string) => void;
};

/**
 * Asks all providers of what their caller may see, side by side. One that fails or takes too long costs its own part
 * alone: it is named in `unanswered`.
 */
export async function askProviders<Question extends object, Answer>(
  providers: readonly Provider<Question, Answer>[],
  question: Question,
  { actor, signal, timeoutMs, warn }: Asking,
): Promise<{ answers: Answer[]; unanswered: string[] }> {
  const permitted = providers.filter(({ permission }) => permission === undefined || may(actor, permission));
  const settled = await Promise.allSettled(
    permitted.map(async ({ ask }) => {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      return await Promise.race([ask({ ...question, actor, signal: limited }), rejectOnAbort(limited)]);
    }),
  );
  signal.throwIfAborted();
  const answers: Answer[] = [];
  const unanswered: string[] = [];
  settled.forEach((result, index) => {
    const name = permitted[index]?.name ?? '';
    if (result.status === 'fulfilled') {
      answers.push(result.value);
    } else {
      warn(result.reason, `the provider ${name} did not answer`);
      unanswered.push(name);
    }
  });
  return { answers, unanswered };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
