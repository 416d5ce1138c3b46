import {
  type ErrorCode,
  errorCodes,
  type LocalizedText,
  type Task,
  type TaskFile,
  type TaskFileRow,
} from '@berth/contract';
import { toChinaTime } from '../../china-time.ts';
import { refusalTexts } from '../../http/refusal-texts.ts';
import type { TaskRow } from './tasks.repository.ts';
import type { TaskFailure } from './tasks.schema.ts';

export function presentTask(row: TaskRow): Task {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    state: row.state,
    done: row.done_count,
    total: row.total_count,
    error: row.error ? presentFailure(row.error) : null,
    file: row.state === 'done' ? presentFile(row) : null,
    createdAt: toChinaTime(row.created_at),
    finishedAt: row.finished_at ? toChinaTime(row.finished_at) : null,
  };
}

/** Of a task that has a file. */
export function presentFileRow(row: TaskRow): TaskFileRow[] {
  const file = presentFile(row);
  if (!file) return [];
  const { id, kind, title } = row;
  return [{ ...file, id, kind, title, createdAt: toChinaTime(row.created_at) }];
}

function presentFile({ id, file_name, bytes, file_until }: TaskRow): TaskFile | null {
  if (file_name === null || bytes === null || file_until === null) return null;
  return { name: file_name, bytes, href: `/api/user/taskFile/${id}`, keptUntil: toChinaTime(file_until) };
}

export function presentFailure({ code, params }: TaskFailure): LocalizedText {
  // Stored by a version that may have known other codes.
  const isKnown = Object.hasOwn(errorCodes, code);
  return refusalTexts(isKnown ? (code as ErrorCode) : 'INTERNAL', params); // one of the catalogue's own keys
}
