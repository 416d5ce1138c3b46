import type { TaskState } from '@berth/contract';
import { noteChange } from '../../audit/note-change.ts';
import type { Context } from '../../context.ts';
import { isId } from '../../database/is-id.ts';
import type { Handlers } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Jobs } from '../../jobs/open-jobs.ts';
import { cancelTask } from '../tasks/cancel-task.ts';
import { retryTask } from '../tasks/start-task.ts';
import { backgroundJobs } from './background-job-list.ts';
import { findTaskOwner } from './background-jobs.repository.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & { jobs: Jobs };

/** Staff see what the server does apart from calls, and stop or repeat tasks for the people who asked for them. */
export function backgroundJobHandlers(deps: Dependencies) {
  const { database } = deps;
  const find = async (id: string) => {
    const task = isId(id) ? await findTaskOwner(database, id) : null;
    if (!task) throw new Refusal('NOT_FOUND');
    return task;
  };
  return {
    'GET /system/task/list': async ({ actor, list, signal }) =>
      await backgroundJobs.answerPage(database, actor.customerId, list, signal),
    'POST /system/task/cancel': async ({ actor, body: { id } }) => {
      const task = await find(id);
      await cancelTask(deps, task, id);
      noteState({ ...task, id }, 'canceled');
      return await backgroundJobs.getOne(database, actor.customerId, id);
    },
    'POST /system/task/retry': async ({ actor, body: { id } }) => {
      const { customerId, userId, state } = await find(id);
      // It runs with the rights of whoever asked for it.
      if (userId === null) throw new Refusal('TASK_NOT_REPEATABLE');
      await retryTask(deps, { customerId, userId }, id);
      noteState({ customerId, id, state }, 'running');
      return await backgroundJobs.getOne(database, actor.customerId, id);
    },
  } satisfies Partial<Handlers>;
}

function noteState(
  { id, customerId, state }: { id: string; customerId: string; state: TaskState },
  becomes: TaskState,
): void {
  noteChange({
    what: 'task',
    recordId: id,
    customerId,
    before: { state },
    after: { state: becomes },
  });
}
