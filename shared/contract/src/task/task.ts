import type { LocalizedText } from '../language/locale.ts';

/** What the server does apart from a call, for one person. */
export const taskKinds = ['exportList', 'printDocuments', 'makeStatement'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** 执行中, 完成, 失败, 已取消. One that waits for its turn is running, with nothing done yet. */
export const taskStates = ['running', 'done', 'failed', 'canceled'] as const;
export type TaskState = (typeof taskStates)[number];

export type Task = {
  id: string;
  kind: TaskKind;
  title: LocalizedText;
  state: TaskState;
  /** Pieces of work, such as rows; `total` is null until it is known. */
  done: number;
  total: number | null;
  /** Why it failed. */
  error: LocalizedText | null;
  /** The result, for as long as it is kept. */
  file: TaskFile | null;
  /** All times are `YYYY-MM-DD HH:mm:ss`, China Standard Time. */
  createdAt: string;
  finishedAt: string | null;
};

export type TaskFile = {
  name: string;
  bytes: number;
  /** Where it is downloaded from. */
  href: string;
  keptUntil: string;
};

/** A result in the list of files. */
export type TaskFileRow = TaskFile & { id: string; kind: TaskKind; title: LocalizedText; createdAt: string };

/** The most rows that an export gives as a task; beyond them the filter has to be narrowed. */
export const exportTaskRowLimit = 50_000;

/** So long the result of a task is kept. */
export const taskFileDays = 7;
