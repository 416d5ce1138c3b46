import { useState } from 'react';
import type { RecordProblem } from './record-texts.ts';

/** What a dialog of records shows: the list, or a change of one record. */
export type RecordTask = { kind: 'list' } | { kind: 'edit' | 'delete'; id: string };

/** Changes of named records (templates, addresses), one at a time, and the outcome of the last one. */
export function useRecordChanges<Task extends { kind: string }>(first: Task | RecordTask) {
  const [task, setTask] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<RecordProblem | null>(null);
  const [done, setDone] = useState('');
  const begin = (next: Task | RecordTask) => {
    setProblem(null);
    setDone('');
    setTask(next);
  };
  /** Runs a change and returns whether it succeeded; then the list is shown again with `words`. */
  const attempt = async (change: () => PromiseLike<{ error?: unknown }>, words: string): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setProblem(null);
    const { error } = await change();
    setBusy(false);
    setProblem((error ?? null) as RecordProblem | null); // the runtime's calls fail with nothing else
    if (error) return false;
    setTask({ kind: 'list' });
    setDone(words);
    return true;
  };
  return { task, begin, toList: () => begin({ kind: 'list' }), isBusy, problem, done, attempt };
}

/** The state of a dialog of records of any kind. */
export type RecordChanges = Pick<
  ReturnType<typeof useRecordChanges>,
  'isBusy' | 'problem' | 'done' | 'toList'
>;
