import { airBookingList, chargedSourceOf, fclBookingList, lclBookingList } from '@berth/contract';
import { tableList } from '../../../list/table-list.ts';
import { fromContainerTypes, searchedContainerTypes } from '../record/booking-columns.ts';
import { partColumns } from '../record/booking-parts.repository.ts';
import { presentTracking } from '../show/bookings.presenter.ts';
import { presentSailing } from '../show/sailing.presenter.ts';
import { goodsNames, ofKind } from './booking-list.repository.ts';

// What is stored otherwise in the lists of all kinds. A file has the goods of all lines.
const odd = {
  customerBusinessNumber: { column: 'customer_business_number_key' },
  status: { sortBy: 'status_rank' },
  destinationName: { column: 'destination_search', sortBy: 'destination_sort_key' },
  goodsName: { column: 'goods_search', sortBy: 'goods_sort_key' },
} as const;
const inFile = [goodsNames];

// Times of China as they were entered, no instants.
const asEntered = { isInstant: false } as const;

const trackingShown = [
  'containers',
  'tracking_milestone',
  'has_departed',
  'eta',
  'is_arrived',
  'delay_hours',
] as const;

export const lclList = tableList(lclBookingList, 'booking', {
  where: ofKind('lcl'),
  inFile,
  odd: { ...odd, ...partColumns, expectedWarehousingAt: asEntered },
  alsoShown: [
    ...trackingShown,
    'weight',
    'volume',
    'lines',
    'measured_lines',
    'charged_weight',
    'charged_volume',
  ],
  beside: (row) => ({
    charged: {
      weight: Number(row.charged_weight ?? row.weight),
      volume: Number(row.charged_volume ?? row.volume),
      source: chargedSourceOf(row.measured_lines, row.lines),
    },
    tracking: presentTracking(row),
  }),
});

export const fclList = tableList(fclBookingList, 'booking', {
  where: ofKind('fcl'),
  inFile,
  odd: {
    ...odd,
    ...partColumns,
    loadingAt: asEntered,
    siCutOffAt: asEntered,
    containerTypes: { storedForm: searchedContainerTypes },
    containers: { column: 'ordered_containers' },
  },
  alsoShown: [
    ...trackingShown,
    'container_types',
    'carrier',
    'vessel',
    'voyage',
    'si_cut_off_at',
    'vgm_cut_off_at',
    'cy_cut_off_at',
    'customs_cut_off_at',
  ],
  beside: (row) => ({
    containers: fromContainerTypes(row.container_types),
    sailing: presentSailing(row),
    tracking: presentTracking(row),
  }),
});

export const airList = tableList(airBookingList, 'booking', { where: ofKind('air'), inFile, odd });
