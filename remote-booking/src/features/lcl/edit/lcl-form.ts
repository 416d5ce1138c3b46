import {
  frozenFieldProblems,
  type LclBooking,
  lclBookingProblems,
  requiredLclFields,
  voyageBoundsProblems,
} from '@berth/contract';
import { formRows } from '@berth/ui';
import { bookingPaths } from '../../../paths.ts';
import { rememberedLineProblems } from '../../bookings/kind/basics-request.ts';
import { copyOfBooking } from '../../bookings/kind/copy-of-booking.ts';
import type { FormKind } from '../../bookings/kind/form-kind.ts';
import { lclCalls, type SavedLclBooking } from '../../bookings/kind/saved-bookings.queries.ts';
import {
  customsSection,
  deliverySection,
  lclCargoSection,
  peopleSection,
} from '../../bookings/sections/shared-sections.ts';
import { cargoFields, filledCargo, isLineDraftEmpty } from '../../cargo/sheet/cargo-draft.ts';
import { type BookingDraft, fromSaved, newDraft, restore, toRequest } from './booking-draft.ts';
import { PickupSection } from './PickupSection.tsx';
import { VoyageSection } from './VoyageSection.tsx';

/** What the form of an LCL booking is. */
export const lclForm: FormKind<BookingDraft, LclBooking, SavedLclBooking> = {
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
      Fields: VoyageSection,
    },
    deliverySection,
    lclCargoSection,
    {
      name: 'pickup',
      fields: ['isPickup', 'pickupAt', 'pickupPhone', 'pickupAddress'],
      Fields: PickupSection,
    },
    customsSection,
    peopleSection,
  ],
  newDraft,
  fromSaved,
  toRequest,
  problems: (booking, action) => lclBookingProblems(booking, action, rememberedLineProblems[action]),
  frozenProblems: frozenFieldProblems,
  voyageProblems: voyageBoundsProblems,
  requiredFields: (draft) => requiredLclFields({ ...draft, cargo: [] }),
  rowsOf: ({ cargo }) => ({ cargo: formRows(cargo, cargoFields, isLineDraftEmpty) }),
  restore,
  copyOf: copyOfBooking,
  fill: { lists: { cargo: filledCargo } },
  toTemplate: (booking) => ({ kind: 'lcl', booking }),
  fromTemplate: (content) => (content.kind === 'lcl' ? content.booking : null),
  ...lclCalls,
};
