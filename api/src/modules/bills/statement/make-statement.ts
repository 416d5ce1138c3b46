import type { Locale, StatementFormat } from '@berth/contract';
import { runThread, type ThreadBounds, type WaitingForThread } from '../../../workers/run-thread.ts';
import { drawDocument } from '../../documents/draw/draw-document.ts';
import type { TaskResult } from '../../tasks/task-runners.ts';
import { printStatement, spanOf } from './print-statement.ts';
import type { Statement } from './read-statement.ts';
import { statementWords } from './statement-words.ts';

const program = new URL('./write-statement-worker.ts', import.meta.url);
const whileWaiting: ThreadBounds = { memoryMb: 512, longestMs: 30_000 };
const inTask: ThreadBounds = { memoryMb: 1024, longestMs: 5 * 60_000 };

type How = { format: StatementFormat; locale: Locale; now: Date; isTask: boolean };

/** The file of a statement: a PDF to print, or an Excel file to reckon with. */
export async function makeStatement(
  statement: Statement,
  { format, locale, now, isTask }: How,
  waiting: WaitingForThread,
): Promise<TaskResult> {
  const words = statementWords[locale];
  const { name } = statement.customer;
  const title = `${words.statement} ${spanOf(statement, locale)}`;
  const fileName = `${title}.${format}`;
  if (format === 'xlsx') {
    const bounds = isTask ? inTask : whileWaiting;
    const body = await runThread(program, { statement, locale }, { ...waiting, ...bounds });
    return {
      fileName,
      body,
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    };
  }
  const properties = { title, author: name, keywords: [], language: locale, createdAt: now.toISOString() };
  const figures = [printStatement(statement, { locale, now })];
  const { unprintable } = words;
  const order = { properties, document: 'figure', figures, unprintable } as const;
  return { fileName, mediaType: 'application/pdf', body: await drawDocument(order, waiting, { isTask }) };
}
