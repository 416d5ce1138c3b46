import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaTime } from '../../china-time.ts';
import type { Tables } from '../../database/tables.ts';
import type { Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  type BookingChangeRow,
  findLastChange,
  getChangesEpoch,
  listChangesAfter,
} from './booking-changes.repository.ts';

type Wanted = Call<'GET /integration/bookingChanges'>['query'];
type Changes = EndpointResult<Endpoints['GET /integration/bookingChanges']>;

/** Which bookings changed since a system asked last. Its cursor has the number of the last change that it was told. */
export async function readChanges(database: Kysely<Tables>, { cursor, pageSize }: Wanted): Promise<Changes> {
  const epoch = await getChangesEpoch(database);
  const since = cursor === undefined ? 0 : numberOf(cursor, epoch);
  const found = await listChangesAfter(database, since, pageSize + 1);
  // Numbers only grow: who is behind the last one was told of it before files of the database were put back.
  if (found.length === 0 && since > (await findLastChange(database))) refuseCursor();
  const rows = found.slice(0, pageSize);
  return {
    changes: rows.map(presentChange),
    cursor: `${epoch}.${rows.at(-1)?.number ?? since}`,
    hasMore: found.length > rows.length,
  };
}

function numberOf(cursor: string, epoch: string): number {
  const [, given, number] = /^(.+)\.(\d{1,15})$/.exec(cursor) ?? [];
  return given === epoch ? Number(number) : refuseCursor();
}

function refuseCursor(): never {
  throw new Refusal('CHANGES_CURSOR_UNKNOWN', { field: 'cursor' });
}

function presentChange(row: BookingChangeRow): Changes['changes'][number] {
  return {
    businessNumber: row.business_number,
    kind: row.kind,
    status: row.status,
    isDeleted: row.is_deleted,
    changedAt: toChinaTime(row.at),
  };
}
