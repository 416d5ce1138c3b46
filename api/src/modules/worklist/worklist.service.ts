import { snoozeDayProblem } from '@berth/contract';
import type { Worklist, WorklistItem } from '@berth/contract/endpoints';
import { toChinaDay } from '../../china-time.ts';
import type { Context } from '../../context.ts';
import type { Actor, Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { askProviders } from '../../providers/ask-providers.ts';
import { compareItems, presentEntry } from './worklist.presenter.ts';
import * as repository from './worklist.repository.ts';
import type { WorklistProvider } from './worklist-entry.ts';

/** How long a provider is waited for on an ordinary machine. */
export const usualTimeoutMs = 2_000;

export type WorklistDependencies = Pick<Context, 'database' | 'clock' | 'warn'> & {
  providers: readonly WorklistProvider[];
  /** How long each provider is waited for. */
  timeoutMs: number;
};

type Asker = { actor: Actor; signal: AbortSignal };

/** What needs the caller, without what they put off. */
export async function readWorklist(dependencies: WorklistDependencies, asker: Asker): Promise<Worklist> {
  const { database, clock } = dependencies;
  const [{ rows, unanswered }, snoozes] = await Promise.all([
    findAll(dependencies, asker),
    repository.listSnoozes(database, asker.actor, toChinaDay(clock())),
  ]);
  const hidden = new Map(snoozes.map((snooze) => [snooze.item_id, snooze.item_version]));
  return { rows: rows.filter(({ id, version }) => hidden.get(id) !== version), unanswered };
}

/**
 * Puts an item off, or shows it again. What is stored is the version that the caller saw: where the reason is another one
 * by now, the item stays.
 */
export async function snoozeItem(
  dependencies: WorklistDependencies,
  { body, locale, ...asker }: Asker & Pick<Call<'POST /business/snoozeWorklistItem'>, 'body' | 'locale'>,
): Promise<{ id: string; until: string | null }> {
  const { database, clock } = dependencies;
  const { id, version, until } = body;
  const { actor } = asker;
  const now = clock();
  const { rows, unanswered } = await findAll(dependencies, asker);
  if (!rows.some((item) => item.id === id)) {
    throw new Refusal(unanswered.length > 0 ? 'WORKLIST_INCOMPLETE' : 'NOT_FOUND');
  }
  const problem = until === null ? null : snoozeDayProblem(until, now);
  refuseProblems(problem ? [problem] : [], locale);
  if (until === null) await repository.deleteSnooze(database, actor, id);
  else await repository.upsertSnooze(database, actor, { id, version, until });
  await repository.deletePassedSnoozes(database, actor, toChinaDay(now));
  return { id, until };
}

async function findAll({ clock, providers, timeoutMs, warn }: WorklistDependencies, asker: Asker) {
  const now = clock();
  const { answers, unanswered } = await askProviders(providers, { now }, { ...asker, timeoutMs, warn });
  const rows: WorklistItem[] = answers.flat().map((entry) => presentEntry(entry, now));
  return {
    rows: rows.sort(compareItems),
    unanswered: providers.flatMap(({ name }) => (unanswered.includes(name) ? [name] : [])),
  };
}
