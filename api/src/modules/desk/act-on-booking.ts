import type { Locale } from '@berth/contract';
import type { Transaction } from 'kysely';
import { noteChange } from '../../audit/note-change.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { showToPermitted } from '../../notify/tell-customer.ts';
import type { LockedBooking } from '../bookings/record/bookings.repository.ts';
import { lockNamedBooking } from '../bookings/record/named-bookings.ts';
import type { IntegrationDependencies, Write } from '../systems/do-once.ts';
import { actAtDesk, writeOf } from '../systems/forwarder-act.ts';
import { countHistory, findActedOn } from './desk.repository.ts';

type Asked = {
  actor: Pick<Actor, 'name'>;
  locale: Locale;
  body: { businessNumber: string; stand: number };
};

/**
 * What a person of staff does with a booking as they saw it, in one transaction. Containers that it is about are locked
 * before the booking, as everywhere: by `lockBefore`.
 */
export async function actOnBooking<Answer>(
  deps: Pick<IntegrationDependencies, 'database' | 'clock'>,
  { actor, locale, body }: Asked,
  work: (write: Write, booking: LockedBooking) => Promise<Answer>,
  lockBefore?: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<Answer> {
  return await actAtDesk(deps, { actor, locale }, async (act) => {
    const { transaction } = act;
    await lockBefore?.(transaction);
    const booking = await lockNamedBooking(transaction, body.businessNumber);
    await requireStand(transaction, booking, body.stand);
    const place = { customerId: booking.customer_id, bookingId: booking.id };
    const before = await findActedOn(transaction, place);
    const answer = await work(writeOf(act), booking);
    const after = await findActedOn(transaction, place);
    noteChange({
      what: 'bookingReported',
      recordId: booking.id,
      customerId: booking.customer_id,
      before,
      after,
    });
    const record = { kind: 'booking', id: booking.id } as const;
    await showToPermitted(transaction, { permission: 'desk:bookings', record });
    return answer;
  });
}

/** Refuses what was asked for on another stand of the booking than the one that it has: somebody was quicker. */
async function requireStand(
  transaction: Transaction<Tables>,
  { id, customer_id: customerId }: LockedBooking,
  asked: number,
): Promise<void> {
  const stand = await countHistory(transaction, { customerId, bookingId: id });
  if (stand === asked) return;
  throw new Refusal('VERSION_CONFLICT', {
    params: { version: String(stand) },
    existing: { id, version: stand },
  });
}
