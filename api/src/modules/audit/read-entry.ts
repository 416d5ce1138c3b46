import { auditedRecords, type LocalizedText, operationKinds } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaTime } from '../../china-time.ts';
import { isId } from '../../database/is-id.ts';
import type { Tables } from '../../database/tables.ts';
import { Refusal } from '../../http/refusal.ts';
import { actorText } from './actor-text.ts';
import { findCall } from './audit.repository.ts';
import type { MoreChanges, StoredChange } from './audit.schema.ts';

type Entry = EndpointResult<Endpoints['GET /system/log/entry']>;

/** A call whole: what was sent, and what was changed by it. */
export async function readEntry(database: Kysely<Tables>, id: string): Promise<Entry> {
  const row = isId(id) ? await findCall(database, id) : null;
  if (!row) throw new Refusal('NOT_FOUND');
  return {
    id,
    at: toChinaTime(row.at),
    actor: actorText(row.actor_name, row.actor_account),
    actorKind: row.actor_kind,
    customer: row.customer,
    call: row.endpoint,
    outcome: row.outcome,
    errorCode: row.error_code ?? '',
    address: row.address,
    endedAt: row.ended_at && toChinaTime(row.ended_at),
    requestId: row.request_id,
    input: row.input === null ? null : printed(row.input),
    changes: presentChanges(row.changes ?? []),
  };
}

const names: Readonly<Record<string, LocalizedText>> = { ...operationKinds, ...auditedRecords };
const cutName: LocalizedText = { 'zh-CN': '变更（过长，已截断）', en: 'Changes (too long, cut)' };

/** Too much of it is the beginning of its text. */
function presentChanges(changes: readonly (StoredChange | MoreChanges)[] | string): Entry['changes'] {
  if (typeof changes !== 'string') return changes.map(presentChange);
  const fields = [{ field: '', before: null, after: changes }];
  return [{ what: cutName, recordId: '', words: null, fields }];
}

function presentChange(change: StoredChange | MoreChanges): Entry['changes'][number] {
  if ('more' in change) {
    const what = { 'zh-CN': `另有 ${change.more} 处变更`, en: `${change.more} more changes` };
    return { what, recordId: '', words: null, fields: [] };
  }
  const { what, recordId = '', words = null, before, after } = change;
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return {
    what: names[what] ?? { 'zh-CN': what, en: what },
    recordId,
    words,
    fields: [...keys].map((field) => ({
      field,
      before: printedOf(before, field),
      after: printedOf(after, field),
    })),
  };
}

function printedOf(values: StoredChange['before'], field: string): string | null {
  const value = values?.[field];
  return value === undefined || value === null ? null : printed(value);
}

/** A text as it is, everything else as JSON. */
const printed = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));
