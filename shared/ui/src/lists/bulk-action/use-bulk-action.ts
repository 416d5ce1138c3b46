import type { LocalizedText } from '@berth/contract';
import { useState } from 'react';
import type { BulkResult } from './bulk-results.ts';

/** A failed call, as the runtime's errors are. */
type CallFailure = { status?: number; message: string; texts?: LocalizedText };

type Call<Item> = (
  part: readonly Item[],
) => PromiseLike<{ results?: readonly BulkResult[]; error?: CallFailure }>;

type BulkActionInput<Item> = {
  /** All chosen records. */
  items: readonly Item[];
  /** Those with which the action can be done. */
  open: readonly Item[];
  /** The most records that one call takes. */
  mostAtOnce: number;
  /** The action was done with every chosen record: a notice says enough. */
  onAllDone: (items: readonly Item[], results: readonly BulkResult[]) => void;
  /** The dialog is finished; the action was done with the records of these ids. */
  onDone: (doneIds: readonly string[]) => void;
};

export type BulkAction<Item extends { id: string }> = {
  items: readonly Item[];
  open: readonly Item[];
  isBusy: boolean;
  failure: CallFailure | null;
  /** Of every open record, once all are known. */
  results: readonly BulkResult[] | null;
  send: (call: Call<Item>) => Promise<void>;
  /** Closes the question, or the results after they were read. */
  close: () => void;
};

/**
 * Runs an action on several records, in as many calls as they need, and collects the result of each. A retry sends
 * only the records that have no result yet; the call must be safe to repeat, since an answer may have been lost.
 */
export function useBulkAction<Item extends { id: string }>(input: BulkActionInput<Item>): BulkAction<Item> {
  const { items, open, mostAtOnce, onAllDone, onDone } = input;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [answered, setAnswered] = useState<readonly BulkResult[]>([]);

  const finish = (all: readonly BulkResult[]) => onDone(all.filter(isDone).map(({ id }) => id));
  const take = (all: readonly BulkResult[]) => {
    setAnswered(all);
    if (all.length < open.length || items.length > open.length || !all.every(isDone)) return;
    onAllDone(open, all);
    finish(all);
  };
  const send = async (call: Call<Item>) => {
    if (isBusy || open.length === 0) return;
    setBusy(true);
    setFailure(null);
    const { all, error } = await callInParts({ open, answered, mostAtOnce, call });
    setBusy(false);
    setFailure(error ?? null);
    take(all);
  };
  return {
    items,
    open,
    isBusy,
    failure,
    send,
    results: open.length > 0 && answered.length === open.length ? answered : null,
    close: () => finish(answered),
  };
}

const isDone = ({ outcome }: BulkResult) => outcome === 'done';

type Parts<Item> = {
  open: readonly Item[];
  answered: readonly BulkResult[];
  mostAtOnce: number;
  call: Call<Item>;
};

async function callInParts<Item extends { id: string }>({ open, answered, mostAtOnce, call }: Parts<Item>) {
  const all = [...answered];
  const left = open.filter(({ id }) => answered.every((result) => result.id !== id));
  for (let at = 0; at < left.length; at += mostAtOnce) {
    const { results, error } = await call(left.slice(at, at + mostAtOnce));
    if (!results) return { all, error };
    all.push(...results);
  }
  return { all, error: undefined };
}
