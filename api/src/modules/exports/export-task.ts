import { type ExportList, exportLists, locales } from '@berth/contract';
import { z } from 'zod';
import { toChinaDay } from '../../china-time.ts';
import type { Clock } from '../../clock.ts';
import type { Actor, Handlers } from '../../http/handlers.ts';
import { readList } from '../../http/read-input.ts';
import { startTask, type TaskDependencies } from '../tasks/start-task.ts';
import { taskRunner } from '../tasks/task-runners.ts';
import { presentTask } from '../tasks/tasks.presenter.ts';
import { getTask } from '../tasks/tasks.repository.ts';
import {
  checkColumns,
  type ExportDependencies,
  exportTitle,
  makeLongWorkbook,
  requireList,
} from './exports.service.ts';
import { writeLongWorkbook } from './write-workbook.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What is stored with the task: the address of the list, and the language of who asked. */
const exportInput = z.object({
  list: z.enum(Object.keys(exportLists) as [ExportList]), // the keys, typed
  columns: z.string().optional(),
  query: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  locale: z.enum(locales),
});

/** How the task of an export is done. */
export function exportRunner({ clock, ...deps }: ExportDependencies & { clock: Clock }) {
  return taskRunner(exportInput, async ({ input, ...run }) => {
    const { list: name, columns, query, locale } = input;
    const list = readList(query, exportLists[name].fields);
    // As where somebody waits: a row is half done when it is read, and done when it is written.
    const report = (read: number, total: number | null) => run.report(Math.floor(read / 2), total);
    const workbook = await makeLongWorkbook(deps, { name, list, columns, locale }, { ...run, report });
    const { length } = workbook.rows;
    const onWritten = (written: number) => run.report(Math.floor((length + written) / 2), length);
    const body = await writeLongWorkbook(workbook, { onWritten, signal: run.signal });
    run.report(length, length);
    return { mediaType: xlsx, fileName: `${workbook.sheetName} ${toChinaDay(clock())}.xlsx`, body };
  });
}

/** Exports that are tasks. */
export function exportTaskHandlers(deps: TaskDependencies) {
  const start = async (actor: Actor, input: z.output<typeof exportInput>) => {
    requireList(actor, input.list);
    // What is wrong with it is said now rather than by a task that fails.
    readList(input.query, exportLists[input.list].fields);
    checkColumns(input.list, input.columns);
    return await deps.database
      .transaction()
      .execute((transaction) =>
        startTask(transaction, deps, actor, { kind: 'exportList', title: exportTitle(input.list), input }),
      );
  };
  return {
    'POST /file/exportList': async ({ actor, body, locale }) => {
      const { list, columns, query } = body;
      const id = await start(actor, { list, query, locale, ...(columns === undefined ? {} : { columns }) });
      return presentTask(await getTask(deps.database, actor, id));
    },
  } satisfies Partial<Handlers>;
}
