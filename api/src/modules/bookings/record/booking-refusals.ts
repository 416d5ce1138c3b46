import {
  type BookingAction,
  type BookingKind,
  bookingStatusNames,
  canBooking,
  isActionOfKind,
  type LocalizedText,
} from '@berth/contract';
import type { Kysely } from 'kysely';
import { toChinaTime } from '../../../china-time.ts';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { type LockedBooking, listBookingEvents } from './bookings.repository.ts';

const kindNames: Readonly<Record<BookingKind, LocalizedText>> = {
  lcl: { 'zh-CN': '拼箱', en: 'LCL' },
  fcl: { 'zh-CN': '整柜', en: 'FCL' },
  air: { 'zh-CN': '空运', en: 'air freight' },
};

const onlyInWarehouse: readonly BookingAction[] = [
  'showEntryCode',
  'confirmEntry',
  'giveEntryNumber',
  'measure',
];

/** Refuses what the table of statuses does not have for its kind, or does not allow where the booking stands. */
export function requireAction(
  booking: Pick<LockedBooking, 'kind' | 'status' | 'business_number'>,
  action: BookingAction,
): void {
  const { kind, status, business_number: number } = booking;
  if (!isActionOfKind(action, kind)) {
    if (onlyInWarehouse.includes(action))
      throw new Refusal('BOOKING_NOT_FOR_WAREHOUSE', { params: { number } });
    throw new Refusal('BOOKING_OF_OTHER_KIND', { params: { number, kind: kindNames[kind] } });
  }
  if (canBooking(status, action, kind)) return;
  throw new Refusal('BOOKING_ACTION_REFUSED', { params: { number, status: bookingStatusNames[status] } });
}

/** Refuses a change of a booking that somebody else changed meanwhile: by whom, and when. */
export async function refuseNewerVersion(
  database: Kysely<Tables>,
  { id, customer_id }: LockedBooking,
): Promise<never> {
  const events = await listBookingEvents(database, customer_id, id);
  const last = events.find(({ told }) => told === null);
  throw new Refusal('BOOKING_VERSION_CONFLICT', {
    params: { name: last?.user_name ?? '', time: last ? toChinaTime(last.at) : '' },
  });
}
