import { may } from '@berth/contract';
import { expressionBuilder, type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../../http/handlers.ts';
import { maySeeKind } from '../bookings/record/bookings.policy.ts';
import { isReadable } from '../uploads/uploads.repository.ts';

export type SpaceReader = Pick<Actor, 'customerId' | 'userId' | 'permissions'>;

/** Whoever manages the people and may see all that files belong to. */
const seesUnused = (reader: SpaceReader) =>
  may(reader, 'members:manage') && may(reader, 'cost:view') && may(reader, 'bookings:view');

/**
 * Which of a customer's files a person may read: uploads as they may open them, and what their own exports have made, for
 * as long as it is kept.
 */
export function ofReader(reader: SpaceReader, now: Date) {
  const file = expressionBuilder<Tables, 'space_file'>();
  return file.and([
    isReadable('space_file.permission', reader),
    // Nothing says yet who may read what no record uses: a proof of payment, perhaps.
    ...(seesUnused(reader)
      ? []
      : [file.or([file('belongs_to', '<>', 'unused'), file('member_id', '=', reader.userId)])]),
    file.or([file('belongs_to', '<>', 'export'), file('member_id', '=', reader.userId)]),
    file.or([file('file_until', 'is', null), file('file_until', '>', now.toISOString())]),
    ...(maySeeKind(reader, 'air') ? [] : [file('record_kind', 'is distinct from', 'airBooking')]),
  ]);
}

/** How many files of each kind there are, and how large they are together. */
export async function countSpace(database: Kysely<Tables>, reader: SpaceReader, now: Date) {
  return await database
    .selectFrom('space_file')
    .where('customer_id', '=', reader.customerId)
    .where(ofReader(reader, now))
    .groupBy(['customer_id', 'belongs_to', 'format'])
    .select(['customer_id', 'belongs_to', 'format'])
    .select([sql<number>`count(*)::integer`.as('files'), sql<number>`sum(bytes)::float8`.as('bytes')])
    .execute();
}
