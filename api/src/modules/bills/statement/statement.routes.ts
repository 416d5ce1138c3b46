import { locales, may, statementFormats } from '@berth/contract';
import { z } from 'zod';
import type { Handlers } from '../../../http/handlers.ts';
import { createPlaces } from '../../../http/places.ts';
import { Refusal } from '../../../http/refusal.ts';
import { startTask, type TaskDependencies } from '../../tasks/start-task.ts';
import { type TaskOwner, type TaskRunners, taskRunner } from '../../tasks/task-runners.ts';
import { presentTask } from '../../tasks/tasks.presenter.ts';
import { getTask } from '../../tasks/tasks.repository.ts';
import { makeStatement } from './make-statement.ts';
import { readStatement, type StatementDependencies } from './read-statement.ts';
import { statementTitle } from './statement-words.ts';

// Each takes a core for as long as it is made.
const atOnce = { ofAll: 4, ofOne: { person: 2, customer: 3 } };

/** Statements that are waited for. */
export function statementHandlers(deps: StatementDependencies) {
  const places = createPlaces(atOnce, 'DOCUMENTS_BUSY');
  return {
    'GET /cost/downCost': async ({ actor, query, locale, signal }) => {
      const leave = places.take({ person: actor.userId, customer: actor.customerId });
      try {
        const { format, language = locale } = query;
        const order = { ...query, withRows: format === 'xlsx' };
        const statement = await readStatement(deps, actor.customerId, { order, limit: 'waiting', signal });
        const how = { format, locale: language, now: deps.clock(), isTask: false };
        return await makeStatement(statement, how, { signal, onDone: () => undefined });
      } finally {
        leave();
      }
    },
  } satisfies Partial<Handlers>;
}

/** What is stored with the task. */
const storedOrder = z.object({
  format: z.enum(statementFormats),
  language: z.enum(locales),
  from: z.string().optional(),
  to: z.string().optional(),
  ids: z.array(z.string()).optional(),
});

/** Runs the tasks of statements. */
export function statementRunners(deps: StatementDependencies): TaskRunners<'makeStatement'> {
  const mayHave = (_order: unknown, { permissions }: TaskOwner) => {
    if (!may({ permissions }, 'cost:view')) throw new Refusal('NOT_FOUND');
  };
  const run = taskRunner(statementTitle, storedOrder, mayHave, async ({ input, owner, signal, report }) => {
    const order = { ...input, withRows: input.format === 'xlsx' };
    const statement = await readStatement(deps, owner.customerId, { order, limit: 'task', signal });
    const now = deps.clock();
    const how = { format: input.format, locale: input.language, now, isTask: true };
    report(0, 1);
    const made = await makeStatement(statement, how, { signal, onDone: () => undefined });
    report(1, 1);
    return made;
  });
  return { makeStatement: run };
}

/** Statements that are tasks. */
export function statementTaskHandlers(deps: TaskDependencies) {
  return {
    'POST /cost/makeStatement': async ({ actor, body, locale, signal }) => {
      const { language = locale, ...rest } = body;
      const order = { ...rest, withRows: false };
      // Refused here rather than by a task that fails.
      await readStatement(deps, actor.customerId, { order, limit: 'task', signal });
      const input = { ...rest, language };
      const task = { kind: 'makeStatement', title: statementTitle, input } as const;
      const id = await deps.database
        .transaction()
        .execute((transaction) => startTask(transaction, deps, actor, task));
      return presentTask(await getTask(deps.database, actor, id));
    },
  } satisfies Partial<Handlers>;
}
