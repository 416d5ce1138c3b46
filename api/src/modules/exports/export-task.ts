import { type ExportList, exportLists, locales } from '@berth/contract';
import { z } from 'zod';
import { toChinaDay } from '../../china-time.ts';
import type { Clock } from '../../clock.ts';
import type { Actor, Handlers } from '../../http/handlers.ts';
import { readList } from '../../http/input/read-input.ts';
import { startTask, type TaskDependencies } from '../tasks/start-task.ts';
import { type TaskOwner, type TaskRunners, taskRunner } from '../tasks/task-runners.ts';
import { presentTask } from '../tasks/tasks.presenter.ts';
import { getTask } from '../tasks/tasks.repository.ts';
import {
  checkColumns,
  checkLength,
  type ExportDependencies,
  exportTitle,
  type LongExportLimit,
  makeLongWorkbook,
  requireList,
} from './exports.service.ts';
import { writeLongWorkbook } from './write-workbook.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The stored input of the task: the address of the list, and the language of the person who asked. */
const exportInput = z.object({
  list: z.enum(Object.keys(exportLists) as [ExportList]), // the keys, typed
  columns: z.string().optional(),
  query: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  locale: z.enum(locales),
});

const title = { 'zh-CN': '列表导出', en: 'Exported lists' };

/** Runs the tasks of exports. */
export function exportRunners({
  clock,
  ...deps
}: ExportDependencies & LongExportLimit & { clock: Clock }): TaskRunners<'exportList'> {
  const mayHave = ({ list }: { list: ExportList }, owner: TaskOwner) => requireList(owner, list);
  const exportList = taskRunner(title, exportInput, mayHave, async ({ input, ...run }) => {
    const { list: name, columns, query, locale } = input;
    const list = readList(query, exportLists[name].fields);
    // A row counts half when read, and whole when written, as in an export without a task.
    const report = (read: number, total: number | null) => run.report(Math.floor(read / 2), total);
    const workbook = await makeLongWorkbook(deps, { name, list, columns, locale }, { ...run, report });
    const { total } = workbook;
    const onWritten = (written: number) => run.report(Math.floor((total + written) / 2), total);
    const body = await writeLongWorkbook(workbook, { onWritten, signal: run.signal });
    run.report(total, total);
    return { mediaType: xlsx, fileName: `${workbook.sheetName} ${toChinaDay(clock())}.xlsx`, body };
  });
  return { exportList };
}

/** Exports that are tasks. */
export function exportTaskHandlers(
  deps: TaskDependencies & Pick<ExportDependencies, 'lists'> & LongExportLimit,
) {
  const start = async (actor: Actor, input: z.output<typeof exportInput>, signal: AbortSignal) => {
    requireList(actor, input.list);
    // Refused here rather than by a task that fails.
    const list = readList(input.query, exportLists[input.list].fields);
    checkColumns(input.list, input.columns);
    await checkLength(deps, actor, { name: input.list, list, signal });
    return await deps.database.transaction().execute((transaction) =>
      startTask(transaction, deps, actor, {
        kind: 'exportList',
        title: exportTitle(deps.lists, input.list),
        input,
      }),
    );
  };
  return {
    'POST /file/exportList': async ({ actor, body, locale, signal }) => {
      const { list, columns, query } = body;
      const input = { list, query, locale, ...(columns === undefined ? {} : { columns }) };
      const id = await start(actor, input, signal);
      return presentTask(await getTask(deps.database, actor, id));
    },
  } satisfies Partial<Handlers>;
}
