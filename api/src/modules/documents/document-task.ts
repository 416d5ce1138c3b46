import { documentKinds, type LocalizedText, locales, markSizes } from '@berth/contract';
import { z } from 'zod';
import type { Handlers } from '../../http/handlers.ts';
import { startTask, type TaskDependencies } from '../tasks/start-task.ts';
import { type TaskOwner, type TaskRunners, taskRunner } from '../tasks/task-runners.ts';
import { presentTask } from '../tasks/tasks.presenter.ts';
import { getTask } from '../tasks/tasks.repository.ts';
import { documentWords } from './document-words.ts';
import {
  composeDocument,
  type DocumentDependencies,
  findPrintable,
  type PrintOrder,
  requireVisible,
} from './documents.service.ts';
import { drawDocument } from './draw/draw-document.ts';

/** What is stored with the task. */
const printOrder = z.object({
  document: z.enum(documentKinds),
  ids: z.array(z.string()),
  language: z.enum(locales),
  size: z.enum(markSizes),
  from: z.number().optional(),
  to: z.number().optional(),
});

const title = { 'zh-CN': '打印文件', en: 'Printed documents' };

/** Runs the tasks of printed documents. */
export function documentRunners(deps: DocumentDependencies): TaskRunners<'printDocuments'> {
  const mayHave = (order: PrintOrder, owner: TaskOwner) => requireVisible(deps, owner, order);
  const printDocuments = taskRunner(
    title,
    printOrder,
    mayHave,
    async ({ input: order, owner, signal, report }) => {
      const { drawing, fileName, pieces } = await composeDocument(deps, owner, {
        order,
        limit: 'task',
        signal,
      });
      report(0, pieces);
      const onDone = (done: number) => report(done, pieces);
      const body = await drawDocument(drawing, { onDone, signal }, { isTask: true });
      report(pieces, pieces);
      return { mediaType: 'application/pdf', fileName, body };
    },
  );
  return { printDocuments };
}

/** Documents that are tasks. */
export function documentTaskHandlers(deps: TaskDependencies) {
  return {
    'POST /file/printDocuments': async ({ actor, body, locale }) => {
      const order = { ...body, language: body.language ?? locale };
      // Refused here rather than by a task that fails.
      const { bookings } = await findPrintable(deps, actor, order, 'task');
      const numbers = bookings.map(({ business_number }) => business_number);
      const task = { kind: 'printDocuments', title: titleOf(order, numbers), input: order } as const;
      const id = await deps.database
        .transaction()
        .execute((transaction) => startTask(transaction, deps, actor, task));
      return presentTask(await getTask(deps.database, actor, id));
    },
  } satisfies Partial<Handlers>;
}

function titleOf({ document }: Pick<PrintOrder, 'document'>, numbers: readonly string[]): LocalizedText {
  const [first] = numbers;
  const more = numbers.length - 1;
  const zh = documentWords['zh-CN'][document];
  const en = documentWords.en[document];
  return {
    'zh-CN': more > 0 ? `${zh}：${first} 等 ${numbers.length} 票` : `${zh}：${first}`,
    en: more > 0 ? `${en}: ${first} and ${more} more` : `${en}: ${first}`,
  };
}
