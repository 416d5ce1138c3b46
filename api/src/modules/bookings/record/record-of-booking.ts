import { airPermission } from '@berth/contract';
import type { MessageRecord } from '../../../notify/tell-customer.ts';
import type { LockedBooking } from './bookings.repository.ts';

/** A booking as messages and live changes name it. */
export function recordOfBooking({ id, kind }: Pick<LockedBooking, 'id' | 'kind'>): MessageRecord {
  return { kind: 'booking', id, permission: kind === 'air' ? airPermission : null };
}
