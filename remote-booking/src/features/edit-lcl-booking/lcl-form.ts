import { type LclBooking, lclBookingProblems, requiredLclFields } from '@berth/contract';
import { request } from '@berth/runtime';
import { bookingPaths } from '../../paths.ts';
import { rememberedLineProblems } from '../booking-form/basics-request.ts';
import type { FormKind } from '../booking-form/form-kind.ts';
import { cargoFields, isLineDraftEmpty } from '../cargo-sheet/cargo-draft.ts';
import { type BookingDraft, contentOf, fromSaved, newDraft, restore, toRequest } from './booking-draft.ts';
import { useBookingSubmitLclMutation } from './edit-lcl-booking.queries.ts';

/** What the form of an LCL booking is. */
export const lclForm: FormKind<BookingDraft, LclBooking> = {
  kind: 'lcl',
  paths: bookingPaths,
  sections: [
    {
      name: 'voyage',
      fields: [
        'transportChannel',
        'customerBusinessNumber',
        'etd',
        'expectedWarehousingAt',
        'receivingPlace',
        'destination',
        'dischargePort',
      ],
    },
    {
      name: 'delivery',
      fields: [
        'warehouseType',
        'warehouseCode',
        'country',
        'stateName',
        'postalCode',
        'address',
        'isDestinationSelfPickup',
      ],
    },
    { name: 'cargo', fields: ['cargo'] },
    { name: 'pickup', fields: ['isPickup', 'pickupAt', 'pickupPhone', 'pickupAddress'] },
    { name: 'customs', fields: ['isDeclared', 'exportDocuments', 'bond'] },
    { name: 'people', fields: ['salespersonId', 'customerServiceId', 'remarks'] },
  ],
  newDraft,
  fromSaved,
  toRequest,
  problems: (booking, action) => lclBookingProblems(booking, action, rememberedLineProblems[action]),
  contentOf,
  requiredFields: (draft) => requiredLclFields({ ...draft, cargo: [] }),
  hasContent: (draft, field) =>
    field === 'cargo'
      ? draft.cargo.some((line) => !isLineDraftEmpty(line))
      : Boolean((draft as Record<string, unknown>)[field]), // one of its fields
  rowsOf: ({ cargo }) => ({ cargo: { keys: cargo.map(({ key }) => key), fields: cargoFields } }),
  restore,
  useSave: () => {
    const [submit] = useBookingSubmitLclMutation();
    return (input) => submit({ body: input });
  },
  fetchNewest: async (id) =>
    await request('GET /business/getBookingByIdLcl', { query: { id } }, { overlay: false, errors: 'caller' }),
};
