import type { BookingKind, CutOff } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** One cut-off of a booking that is not met yet, as far as anybody has said. */
export type NearCutOff = {
  id: string;
  customer_id: string;
  kind: BookingKind;
  business_number: string;
  cut_off: CutOff;
  /** `YYYY-MM-DD HH:mm:ss` of China. */
  at: string;
};

/** After `from` and up to `to`, both as `YYYY-MM-DD HH:mm:ss` of China. */
type Span = { from: string; to: string };

/** Of one customer, the first one first. */
export async function listNearCutOffs(
  database: Kysely<Tables>,
  customerId: string,
  span: Span & { limit: number },
): Promise<NearCutOff[]> {
  return await nearCutOffs(database, span)
    .where('booking.customer_id', '=', customerId)
    .limit(span.limit)
    .execute();
}

/** Of everybody. */
export async function listAllNearCutOffs(database: Kysely<Tables>, span: Span): Promise<NearCutOff[]> {
  return await nearCutOffs(database, span).execute();
}

function nearCutOffs(database: Kysely<Tables>, { from, to }: Span) {
  const each = sql<{ cut_off: CutOff; at: string }>`(values
    ('siCutOffAt', si_cut_off_at), ('vgmCutOffAt', vgm_cut_off_at),
    ('cyCutOffAt', cy_cut_off_at), ('customsCutOffAt', customs_cut_off_at))`.as<'due'>(sql`due(cut_off, at)`);
  return database
    .selectFrom('booking')
    .innerJoinLateral(each, (join) => join.onTrue())
    .where('booking.kind', '=', 'fcl')
    .where('booking.carrier', '<>', '')
    .where('booking.has_departed', '=', false)
    .where(sql<boolean>`booking.status in ('toBeReceived', 'received', 'spaceLocked')`)
    .where('due.at', '>', from)
    .where('due.at', '<=', to)
    .where(isOpen)
    .select([
      'booking.id',
      'booking.customer_id',
      'booking.kind',
      'booking.business_number',
      'due.cut_off',
      'due.at',
    ])
    .orderBy('due.at')
    .orderBy('booking.id');
}

/**
 * The VGM is in when every container has one, the full container when each was handed in at the port. A bill of lading is
 * drawn up from the shipping instructions. Of customs nobody says it before the ship sails.
 */
const isOpen = sql<boolean>`case due.cut_off
  when 'vgmCutOffAt' then exists (
    select from fcl_container
    where fcl_container.customer_id = booking.customer_id and fcl_container.booking_id = booking.id
      and vgm_kg is null)
  when 'cyCutOffAt' then coalesce(tracking_milestone in ('emptyExit'), true)
  when 'siCutOffAt' then not exists (
    select from shipping_document
    where shipping_document.customer_id = booking.customer_id and shipping_document.booking_id = booking.id
      and shipping_document.kind in ('billOfLadingDraft', 'billOfLading', 'telexRelease'))
  else true end`;
