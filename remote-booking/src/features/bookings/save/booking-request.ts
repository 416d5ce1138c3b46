import type { BookingStatus, CargoLine } from '@berth/contract';
import type { RecordRequest } from '@berth/ui';
import type { BasicsDraft, FormKind, SaveResult } from '../kind/form-kind.ts';
import type { BusinessNumber } from './use-business-number.ts';

/** The stored booking that the form changes; none for a new one. */
export type BookingIdentity = { id: string; version: number; status: BookingStatus };

type SavedContent<Booking> = { booking: Booking };

/** How a booking is saved: a new one under its business number. `call` is of the kind's `useSave`. */
export function bookingRequest<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  kind: Pick<FormKind<Draft, Booking>, 'toRequest'>,
  call: ReturnType<FormKind<Draft, Booking>['useSave']>,
  number: BusinessNumber,
): RecordRequest<Draft, SavedContent<Booking>, { businessNumber: string }, SaveResult> {
  return {
    toRequest: (draft) => {
      const { booking, keys } = kind.toRequest(draft);
      return { body: { booking }, keys };
    },
    call,
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
  };
}
