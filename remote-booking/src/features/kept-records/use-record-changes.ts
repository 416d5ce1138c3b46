import type { ApiProblem } from '@berth/runtime';
import { useState } from 'react';

/** What a dialog of kept things is about: its list, or something that is done to one of them. */
export type RecordTask = { kind: 'list' } | { kind: 'edit' | 'delete'; id: string };

/** Changes of kept things (templates, addresses), one at a time, and how the last one went. */
export function useRecordChanges<Task extends { kind: string }>(first: Task | RecordTask) {
  const [task, setTask] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [done, setDone] = useState('');
  const begin = (next: Task | RecordTask) => {
    setProblem(null);
    setDone('');
    setTask(next);
  };
  /** Whether it was done. Then the list is back and says so. */
  const attempt = async (change: () => PromiseLike<{ error?: unknown }>, words: string): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setProblem(null);
    const { error } = await change();
    setBusy(false);
    setProblem((error ?? null) as ApiProblem | null); // the only error of berthApi
    if (error) return false;
    setTask({ kind: 'list' });
    setDone(words);
    return true;
  };
  return { task, begin, toList: () => begin({ kind: 'list' }), isBusy, problem, done, attempt };
}

/** The state of a dialog of kept things, whatever they are. */
export type RecordChanges = Pick<
  ReturnType<typeof useRecordChanges>,
  'isBusy' | 'problem' | 'done' | 'toList'
>;
