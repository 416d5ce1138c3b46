import { isId } from '../../database/is-id.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Actor, Handlers } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { cancelTask } from './cancel-task.ts';
import { retryTask, type TaskDependencies } from './start-task.ts';
import type { TaskRunners } from './task-runners.ts';
import { presentFileRow, presentTask } from './tasks.presenter.ts';
import * as repository from './tasks.repository.ts';

type Dependencies = TaskDependencies & { files: FileStore; runners: TaskRunners };

/** The task centre (spec sections 2 and 7). */
export function taskHandlers({ files, runners, ...deps }: Dependencies) {
  const { database, clock } = deps;
  const find = async (actor: Actor, id: string) => {
    const task = isId(id) ? await repository.findTask(database, actor, id) : null;
    if (!task) throw new Refusal('NOT_FOUND');
    return task;
  };
  /** A task whose content the person may still see. */
  const findOpen = async (actor: Actor, id: string) => {
    const task = await find(actor, id);
    await runners[task.kind].requireAccess(task.input, actor);
    return task;
  };
  return {
    'GET /user/tasksList': async ({ actor, query }) => {
      const rows = await repository.listTasks(database, actor, query);
      const { total, running } = await repository.countTasks(database, actor);
      return { rows: rows.map(presentTask), total, summary: { running } };
    },
    'GET /file/menu': async ({ actor }) => {
      const kinds = await repository.countFiles(database, actor, clock());
      return kinds.map(({ kind, files: count }) => ({ kind, title: runners[kind].title, count }));
    },
    'GET /file/list': async ({ actor, query }) => {
      const now = clock();
      const rows = await repository.listFiles(database, actor, { now, ...query });
      const counts = await repository.countFiles(database, actor, now);
      const counted = counts.filter(({ kind }) => query.kind === undefined || kind === query.kind);
      return {
        rows: rows.flatMap(presentFileRow),
        total: counted.reduce((sum, each) => sum + each.files, 0),
        summary: { bytes: counted.reduce((sum, each) => sum + each.bytes, 0) },
      };
    },
    'GET /user/taskFile/:id': async ({ actor, params }) => {
      const { state, storage_key, file_name, media_type, file_until } = await findOpen(actor, params.id);
      const isAvailable = state === 'done' && file_until !== null && new Date(file_until) > clock();
      if (!isAvailable || !storage_key || !file_name || !media_type) throw new Refusal('NOT_FOUND');
      return { mediaType: media_type, fileName: file_name, body: await files.read(storage_key) };
    },
    'POST /user/taskCancel': async ({ actor, body: { id } }) => {
      await find(actor, id);
      await cancelTask(deps, actor, id);
      return presentTask(await find(actor, id));
    },
    'POST /user/taskRetry': async ({ actor, body: { id } }) => {
      await findOpen(actor, id);
      await retryTask(deps, actor, id);
      return presentTask(await find(actor, id));
    },
  } satisfies Partial<Handlers>;
}
