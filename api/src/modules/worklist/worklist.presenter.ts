import { createHash } from 'node:crypto';
import { type Urgency, urgencies, urgencyOf } from '@berth/contract';
import type { WorklistItem } from '@berth/contract/endpoints';
import { toChinaTime } from '../../china-time.ts';
import type { WorklistEntry } from './worklist-entry.ts';

export function presentEntry(entry: WorklistEntry, now: Date): WorklistItem {
  const { kind, part, record, why, action, path, dueOn = null } = entry;
  const dueAt = entry.dueAt && toChinaTime(entry.dueAt);
  const urgency = entry.urgency ?? (entry.dueAt ? urgencyOf(entry.dueAt, now) : 'normal');
  const id = [kind, record.kind, record.id, ...(part === undefined ? [] : [part])].join(':');
  const version = versionOf({ why, dueAt, urgency });
  return { id, version, kind, record, why, dueAt, dueOn, urgency, action, path };
}

/** The most urgent first, of these the one that is due first; what has no deadline comes after them, by its number. */
export function compareItems(one: WorklistItem, other: WorklistItem): number {
  return (
    rankOf(one.urgency) - rankOf(other.urgency) ||
    compareTexts(one.dueAt ?? noDay, other.dueAt ?? noDay) ||
    compareTexts(other.record.number, one.record.number) ||
    compareTexts(one.id, other.id)
  );
}

const noDay = '9999';
const rankOf = (urgency: Urgency) => urgencies.indexOf(urgency);

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function versionOf(reason: Pick<WorklistItem, 'why' | 'dueAt' | 'urgency'>): string {
  return createHash('sha256').update(JSON.stringify(reason)).digest('base64url').slice(0, 16);
}
