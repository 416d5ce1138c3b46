import { type CargoLine, canBooking } from '@berth/contract';
import type { VersionSpec } from '@berth/ui';
import { type BasicsDraft, bookingGroups, type FormKind, type SavedBooking } from '../kind/form-kind.ts';

/** How versions of a booking of one kind are compared and merged. */
export function bookingVersions<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  kind: Pick<FormKind<Draft, Booking>, 'fromSaved' | 'toRequest' | 'rowsOf' | 'fetchNewest'>,
): VersionSpec<Draft, SavedBooking<Booking>> {
  return {
    rowsOf: kind.rowsOf,
    readBack: (draft) => {
      const { booking, keys } = kind.toRequest(draft);
      return { draft: kind.fromSaved(booking), keys };
    },
    together: bookingGroups,
    rows: {
      names: ['goods_name', 'sizeType', 'address'],
      marks: ['shipment_id', 'reference_id'],
      reference: 'loadingPlace',
    },
    draftOf: ({ booking }) => kind.fromSaved(booking),
    mayEdit: ({ status }) => canBooking(status, 'edit'),
    fetchNewest: kind.fetchNewest,
  };
}
