import type { WorklistItem } from '@berth/contract/endpoints';
import { type ApiProblem, problemOf } from '@berth/runtime';
import { useState } from 'react';
import { useShellSnoozeMutation, useShellWorklistQuery } from './worklist.queries.ts';

type Snoozed = { item: WorklistItem; until: string };

export type Snooze = {
  /** What was put off last, and can be shown again. */
  last: Snoozed | null;
  /** What was not done last, and why. */
  failure: { item: WorklistItem; problem: ApiProblem } | null;
  isBusy: boolean;
  put: (item: WorklistItem, until: string) => Promise<void>;
  undo: () => Promise<void>;
};

/** Puts items of the worklist off, and back. */
export function useSnooze(): Snooze {
  const { refetch } = useShellWorklistQuery(undefined);
  const [send, { isLoading: isBusy }] = useShellSnoozeMutation();
  const [last, setLast] = useState<Snoozed | null>(null);
  const [failure, setFailure] = useState<Snooze['failure']>(null);
  const store = async (item: WorklistItem, until: string | null) => {
    const { id, version } = item;
    const problem = problemOf(await send({ body: { id, version, until } }));
    setFailure(problem ? { item, problem } : null);
    // Also where it failed: an item that is not there any more goes.
    await refetch();
    return problem === undefined;
  };
  return {
    last,
    failure,
    isBusy,
    put: async (item, until) => {
      if (await store(item, until)) setLast({ item, until });
    },
    undo: async () => {
      if (last && (await store(last.item, null))) setLast(null);
    },
  };
}
