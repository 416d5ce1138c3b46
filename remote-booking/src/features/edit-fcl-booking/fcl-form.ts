import { type FclBooking, fclBookingProblems, requiredFclFields } from '@berth/contract';
import { request } from '@berth/runtime';
import { fclPaths } from '../../paths.ts';
import { rememberedLineProblems } from '../booking-form/basics-request.ts';
import type { FormKind } from '../booking-form/form-kind.ts';
import { cargoFields, isLineDraftEmpty } from '../cargo-sheet/cargo-draft.ts';
import { useBookingSubmitFclMutation } from './edit-fcl-booking.queries.ts';
import {
  containerFields,
  contentOf,
  type FclDraft,
  fromSaved,
  isContainerEmpty,
  newDraft,
  placeFields,
  restore,
  toRequest,
} from './fcl-draft.ts';

/** What the form of an FCL booking is. */
export const fclForm: FormKind<FclDraft, FclBooking> = {
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
    },
    { name: 'containers', fields: ['containers'] },
    { name: 'loadingPlaces', fields: ['loadingPlaces'] },
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
    { name: 'customs', fields: ['isDeclared', 'exportDocuments', 'bond'] },
    { name: 'people', fields: ['salespersonId', 'customerServiceId', 'remarks'] },
  ],
  newDraft,
  fromSaved,
  toRequest,
  problems: (booking, action) => fclBookingProblems(booking, action, rememberedLineProblems[action]),
  contentOf,
  requiredFields: (draft) =>
    requiredFclFields({ ...draft, cargo: [], containers: [], loadingPlaces: [] }).concat([
      'containers',
      'loadingPlaces',
    ]),
  hasContent: (draft, field) => {
    if (field === 'cargo') return draft.cargo.some((line) => !isLineDraftEmpty(line));
    if (field === 'containers') return draft.containers.some((row) => !isContainerEmpty(row));
    return Boolean((draft as Record<string, unknown>)[field]); // one of its fields
  },
  rowsOf: ({ cargo, containers, loadingPlaces }) => ({
    cargo: { keys: cargo.map(({ key }) => key), fields: cargoFields },
    containers: { keys: containers.map(({ key }) => key), fields: containerFields },
    loadingPlaces: { keys: loadingPlaces.map(({ key }) => key), fields: placeFields },
  }),
  restore,
  useSave: () => {
    const [submit] = useBookingSubmitFclMutation();
    return (input) => submit({ body: input });
  },
  fetchNewest: async (id) =>
    await request('GET /business/getBookingByIdFcl', { query: { id } }, { overlay: false, errors: 'caller' }),
};
