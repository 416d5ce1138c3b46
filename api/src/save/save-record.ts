import { randomUUID } from 'node:crypto';
import {
  type Locale,
  type Problem,
  type RecordKind,
  type SaveAction,
  statusOfSave,
  under,
} from '@berth/contract';
import type { RecordSave, SavedRecord } from '@berth/contract/endpoints';
import type { Transaction } from 'kysely';
import type { Context } from '../context.ts';
import { isUniqueViolation } from '../database/database-errors.ts';
import { isId } from '../database/is-id.ts';
import type { Tables } from '../database/tables.ts';
import type { Actor } from '../http/handlers.ts';
import { Refusal } from '../http/refusal.ts';
import { refuseProblems } from '../http/refuse-problems.ts';
import { showChange } from '../notify/tell-customer.ts';
import { missingVersion, requireVersion } from './asked-version.ts';
import { saveOnce } from './save-once.ts';
import {
  type EnteredColumns,
  insertRecord,
  lockRecord,
  type SavedTable,
  updateRecord,
} from './saved-records.repository.ts';

/** What a module states about the records of one of its tables that a form saves. */
export type SavedRecords<Table extends SavedTable, Content extends object> = {
  /** As live changes name them. */
  kind: RecordKind;
  table: Table;
  /** What keeps one from being saved, paths from its own fields on. */
  problems: (content: Content, action: SaveAction) => Problem[];
  columns: (content: Content) => EnteredColumns<Table>;
  /** Fields that no two records of a customer share, by the constraint of the table that says so. */
  unique?: Readonly<Record<string, keyof Content & string>>;
};

type Request<Content> = RecordSave & { record: Content };
type Asked<Content> = { actor: Pick<Actor, 'customerId'>; body: Request<Content>; locale: Locale };

/**
 * Saves a record of a table once, new or changed: checked, on the version that the change was made on, and shown to all
 * who have it open. A submitted record is only ever submitted again, as others may work by it.
 */
export async function saveRecord<Table extends SavedTable, Content extends object>(
  dependencies: Pick<Context, 'database' | 'clock'>,
  records: SavedRecords<Table, Content>,
  { actor: { customerId }, body, locale }: Asked<Content>,
): Promise<SavedRecord> {
  const { idempotencyKey: key, ...request } = body;
  // The key of one kind's save does not answer that of another.
  const attempt = { customerId, key, content: { kind: records.kind, ...request } };
  try {
    return await saveOnce(dependencies, attempt, async (transaction, now) => {
      const problems = records.problems(body.record, body.action);
      refuseProblems([...missingVersion(body), ...problems.map(inRecord)], locale);
      const saved = await store(transaction, records, { customerId, body, locale, now });
      await showChange(transaction, { customerId, record: { kind: records.kind, id: saved.id } });
      return saved;
    });
  } catch (error) {
    const taken = Object.entries(records.unique ?? {}).filter(([name]) => isUniqueViolation(error, name));
    refuseProblems(
      taken.map(([, path]) => inRecord({ path, rule: 'takenValue' })),
      locale,
    );
    throw error;
  }
}

const inRecord = under('record');

type Storing<Content> = { customerId: string; body: Request<Content>; locale: Locale; now: Date };

async function store<Table extends SavedTable, Content extends object>(
  transaction: Transaction<Tables>,
  { table, columns }: SavedRecords<Table, Content>,
  { customerId, body, locale, now }: Storing<Content>,
): Promise<SavedRecord> {
  const { id, version: asked = 0, action, record } = body;
  const status = statusOfSave(action);
  const at = now.toISOString();
  if (id === undefined) {
    const saved = { id: randomUUID(), version: 1, status };
    const managed = { ...saved, customer_id: customerId, created_at: at, updated_at: at };
    await insertRecord(transaction, table, { ...columns(record), ...managed });
    return saved;
  }
  const own = { customerId, id };
  const stored = isId(id) ? await lockRecord(transaction, table, own) : null;
  if (!stored) throw new Refusal('NOT_FOUND');
  requireVersion(stored, asked);
  if (stored.status === 'submitted' && status === 'draft') {
    refuseProblems([{ path: 'action', rule: 'unknownChoice' }], locale);
  }
  const version = stored.version + 1;
  await updateRecord(transaction, table, own, { ...columns(record), version, status, updated_at: at });
  return { id, version, status };
}
