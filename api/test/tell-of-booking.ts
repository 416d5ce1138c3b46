import type { MessageContent } from '@berth/contract/endpoints';
import { tellCustomer } from '../src/notify/tell-customer.ts';
import type { Portal } from './portal.ts';

type Told = { customerId: string; booking: { id: string; businessNumber: string } };

/** Tells a customer's people something of a booking, a second after what was told before. */
export async function tellOfBooking(
  portal: Portal,
  { customerId, booking }: Told,
  content: MessageContent,
): Promise<void> {
  portal.clock.advance(1);
  const about = {
    customerId,
    record: { kind: 'booking' as const, id: booking.id, permission: null },
    businessNumber: booking.businessNumber,
    at: portal.clock(),
  };
  await portal.database.kysely
    .transaction()
    .execute(async (transaction) => await tellCustomer(transaction, { ...about, ...content }));
}
