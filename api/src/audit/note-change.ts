import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { AuditedRecord, LocalizedText, OperationKind } from '@berth/contract';

type Fields = object;

/** What a call changed: a record's fields before and after, or the words that the operation log has for it. */
export type NotedChange = {
  what: AuditedRecord | OperationKind;
  recordId?: string;
  /** Whose record it is, where it is a customer's. */
  customerId?: string;
  words?: LocalizedText;
  before: Fields | null;
  after: Fields | null;
};

/** One call that says more than this says how much more. */
const mostChanges = 200;

type Collector = { changes: NotedChange[]; more: number };

const collecting = new AsyncLocalStorage<Collector>();

/**
 * Says to the audit log what the call under way changes; outside of a call, as in a job, it says nothing to anybody.
 * Whole records may be given: what is the same before and after is left out, and nothing is noted where all is.
 */
export function noteChange({ before, after, ...change }: NotedChange): void {
  const collector = collecting.getStore();
  if (!collector) return;
  const differing = differenceOf(before, after);
  if (!differing && !change.words) return;
  if (collector.changes.length < mostChanges)
    collector.changes.push({ ...change, ...(differing ?? { before: null, after: null }) });
  else collector.more += 1;
}

/** Does something, and tells what is noted meanwhile to whoever asks for it. */
export async function collectChanges<Result>(
  work: (noted: Readonly<Collector>) => Promise<Result>,
): Promise<Result> {
  const collector: Collector = { changes: [], more: 0 };
  return await collecting.run(collector, async () => await work(collector));
}

function differenceOf(before: Fields | null, after: Fields | null) {
  const had: [string, unknown][] = Object.entries(before ?? {});
  const has: [string, unknown][] = Object.entries(after ?? {});
  const other = (entries: [string, unknown][], key: string) => entries.find(([name]) => name === key)?.[1];
  const differing = {
    before: before && Object.fromEntries(had.filter(([key, value]) => !isSame(value, other(has, key)))),
    after: after && Object.fromEntries(has.filter(([key, value]) => !isSame(value, other(had, key)))),
  };
  const isAny = Object.keys({ ...differing.before, ...differing.after }).length > 0;
  return isAny ? differing : null;
}

/** What is stored has dates and null where what is sent has texts and nothing: both are compared as JSON prints them. */
function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
  return isDeepStrictEqual(plain(one), plain(other));
}
