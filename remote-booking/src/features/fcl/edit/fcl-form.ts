import {
  type FclBooking,
  fclBookingLimits,
  fclBookingProblems,
  frozenFieldProblems,
  requiredFclFields,
  voyageBoundsProblems,
} from '@berth/contract';
import { formRows } from '@berth/ui';
import { fclPaths } from '../../../paths.ts';
import { rememberedLineProblems } from '../../bookings/kind/basics-request.ts';
import { copyOfFclBooking } from '../../bookings/kind/copy-of-booking.ts';
import type { FormKind } from '../../bookings/kind/form-kind.ts';
import { fclCalls, type SavedFclBooking } from '../../bookings/kind/saved-bookings.queries.ts';
import {
  customsSection,
  deliverySection,
  fclCargoSection,
  peopleSection,
} from '../../bookings/sections/shared-sections.ts';
import { cargoFields, filledCargo, isLineDraftEmpty } from '../../cargo/sheet/cargo-draft.ts';
import { ContainersSection } from './ContainersSection.tsx';
import { FclTotals } from './FclTotals.tsx';
import { FclVoyageSection } from './FclVoyageSection.tsx';
import {
  containerFields,
  type FclDraft,
  fromSaved,
  isContainerEmpty,
  isPlaceEmpty,
  newDraft,
  placeFields,
  restore,
  toRequest,
  withNamedPlace,
} from './fcl-draft.ts';
import { LoadingPlacesSection } from './LoadingPlacesSection.tsx';
import { useFclHints } from './use-fcl-hints.ts';

/** What the form of an FCL booking is. */
export const fclForm: FormKind<FclDraft, FclBooking, SavedFclBooking> = {
  kind: 'fcl',
  paths: fclPaths,
  sections: [
    {
      name: 'voyage',
      fields: [
        'receivingPlace',
        'destination',
        'dischargePort',
        'etd',
        'preferredCarrier',
        'customerBusinessNumber',
      ],
      Fields: FclVoyageSection,
    },
    { name: 'containers', fields: ['containers'], Section: ContainersSection },
    { name: 'loadingPlaces', fields: ['loadingPlaces'], Section: LoadingPlacesSection },
    deliverySection,
    fclCargoSection,
    customsSection,
    peopleSection,
  ],
  Totals: FclTotals,
  useHints: useFclHints,
  newDraft,
  fromSaved,
  toRequest,
  problems: (booking, action) => fclBookingProblems(booking, action, rememberedLineProblems[action]),
  frozenProblems: frozenFieldProblems,
  voyageProblems: voyageBoundsProblems,
  requiredFields: (draft) => [
    ...requiredFclFields({ ...draft, cargo: [], containers: [], loadingPlaces: [] }),
    'containers',
    'loadingPlaces',
  ],
  rowsOf: ({ cargo, containers, loadingPlaces }) => ({
    cargo: formRows(cargo, cargoFields, isLineDraftEmpty),
    containers: formRows(containers, containerFields, isContainerEmpty),
    // The first place is there from the start.
    loadingPlaces: formRows(loadingPlaces, placeFields, () => false),
  }),
  restore,
  copyOf: copyOfFclBooking,
  fill: {
    lists: {
      cargo: filledCargo,
      containers: { isEmpty: isContainerEmpty, names: ['sizeType'], most: fclBookingLimits.containers },
      loadingPlaces: { isEmpty: isPlaceEmpty, names: ['address'], most: fclBookingLimits.loadingPlaces },
    },
    named: withNamedPlace,
  },
  toTemplate: (booking) => ({ kind: 'fcl', booking }),
  fromTemplate: (content) => (content.kind === 'fcl' ? content.booking : null),
  ...fclCalls,
};
