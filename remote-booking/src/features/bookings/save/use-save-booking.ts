import type { BookingStatus, CargoLine } from '@berth/contract';
import { type SaveRecord, type SaveRecordInput, useSaveRecord } from '@berth/ui';
import type { BasicsDraft, BookingForm, FormKind, SaveResult } from '../kind/form-kind.ts';
import type { BusinessNumber } from './use-business-number.ts';

/** The stored booking that the form changes; none for a new one. */
export type BookingIdentity = { id: string; version: number; status: BookingStatus };

type SaveBookingInput<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }> = Pick<
  SaveRecordInput<Draft, never, object, object, SaveResult>,
  'identity' | 'attempts' | 'onSaved' | 'onRefused' | 'onObstacle'
> & { kind: FormKind<Draft, Booking>; form: BookingForm<Draft>; number: BusinessNumber };

/** Saves a booking: a new one under its business number. */
export function useSaveBooking<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  input: SaveBookingInput<Draft, Booking>,
): SaveRecord {
  const { kind, number, ...saving } = input;
  return useSaveRecord({
    ...saving,
    toRequest: (draft) => {
      const { booking, keys } = kind.toRequest(draft);
      return { body: { booking }, keys };
    },
    call: kind.useSave(),
    newTarget: async (isAnew) => {
      const businessNumber = (isAnew ? null : number.number) ?? (await number.take());
      return businessNumber === null ? null : { businessNumber };
    },
    noTarget: 'save.noNumber',
    obstacles: ['BOOKING_VERSION_CONFLICT', 'BOOKING_NOT_EDITABLE', 'BUSINESS_NUMBER_BOOKED'],
    failureFor: ({ code }) => {
      if (code !== 'BUSINESS_NUMBER_INVALID') return null;
      void number.take();
      return { key: 'save.numberReplaced' };
    },
  });
}
