import {
  type BookingStatus,
  type BookingTelling,
  bookingStatusNames,
  type LocalizedText,
  type OperationKind,
} from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { statusInWords, subjectWith } from '../../operations/change-words.ts';
import type { Doer } from '../../operations/doer.ts';
import { recordOperations } from '../../operations/record-operation.ts';
import type { Write } from '../../systems/do-once.ts';
import { byForwarder } from '../../systems/forwarder-act.ts';
import type { BookingEventKind } from '../bookings.schema.ts';
import {
  type BookingRow,
  insertBookingEvents,
  insertTelling,
  type LockedBooking,
} from './bookings.repository.ts';

type MadeVersion = {
  booking: Pick<BookingRow, 'id' | 'customer_id' | 'business_number'>;
  version: number;
  what: BookingEventKind;
  /** Where it stood before; null of one that is new. */
  from: BookingStatus | null;
  status: BookingStatus;
  by: Doer;
  now: Date;
  /** Why something was taken back. */
  reason?: string;
};

/** Writes versions of bookings that were just made into their histories and the log. */
export async function recordBookingEvents(
  transaction: Transaction<Tables>,
  events: readonly MadeVersion[],
): Promise<void> {
  await insertBookingEvents(transaction, events);
  await recordOperations(
    transaction,
    events.map(({ booking, what, from, status, by, now }) => ({
      customerId: booking.customer_id,
      by,
      kind: kindOf(what, status),
      subject: subjectWith(booking.business_number, [
        from && statusInWords(bookingStatusNames, from, status),
      ]),
      at: now,
    })),
  );
}

function kindOf(what: BookingEventKind, status: BookingStatus): OperationKind {
  switch (what) {
    case 'created':
    case 'draftSaved':
      return 'bookingDraftSaved';
    case 'submitted':
      return 'bookingSubmitted';
    case 'changed':
      return 'bookingChanged';
    case 'statusChanged':
      return status === 'returned' ? 'bookingReturned' : 'bookingMoved';
  }
}

const tellingWords: Readonly<Record<BookingTelling, LocalizedText>> = {
  entryNumber: { 'zh-CN': '入仓编号更新', en: 'Entry number updated' },
  measurements: { 'zh-CN': '仓库测量', en: 'Measured by the warehouse' },
  sailing: { 'zh-CN': '船期更新', en: 'Ship and cut-offs updated' },
  flight: { 'zh-CN': '航班更新', en: 'Flight updated' },
  containers: { 'zh-CN': '配柜更新', en: 'Assigned containers updated' },
  document: { 'zh-CN': '单证上传', en: 'Document added' },
  measurementsTakenBack: { 'zh-CN': '撤销仓库测量', en: 'Measurements taken back' },
  containerEventTakenBack: { 'zh-CN': '撤销跟踪记录', en: 'Tracking taken back' },
};

/** Writes what a system reported of a locked booking into its history and the log. */
export async function recordTelling(
  transaction: Transaction<Tables>,
  booking: LockedBooking,
  telling: Pick<Write, 'system' | 'as' | 'now'> & { told: BookingTelling; reason?: string },
): Promise<void> {
  await insertTelling(transaction, booking, telling);
  const { system, as, told, now } = telling;
  await recordOperations(transaction, [
    {
      customerId: booking.customer_id,
      by: byForwarder({ name: system, as }),
      kind: 'bookingReported',
      subject: subjectWith(booking.business_number, [tellingWords[told]]),
      at: now,
    },
  ]);
}
