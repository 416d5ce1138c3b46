import { airBookingList, fclBookingListFields, lclBookingListFields } from '@berth/contract';
import type { PageRow } from '../../list/list-statement.ts';
import { tableList } from '../../list/table-list.ts';
import { searchedContainerTypes } from './booking-columns.ts';
import { bookingList, goodsNames, ofKind } from './booking-list.repository.ts';
import { partColumns } from './booking-parts.repository.ts';

// What the lists of all kinds have in common.
const columns = {
  businessNumber: { column: 'business_number' },
  customerBusinessNumber: { column: 'customer_business_number_key' },
  status: { column: 'status', sortBy: 'status_rank' },
  etd: { column: 'etd' },
  receivingPlace: { column: 'receiving_place' },
  destination: { column: 'destination' },
  destinationName: { column: 'destination_search', sortBy: 'destination_sort_key' },
  goodsName: { column: 'goods_search', sortBy: 'goods_sort_key' },
  cartons: { column: 'cartons' },
  weight: { column: 'weight' },
  volume: { column: 'volume' },
  createdAt: { column: 'created_at', isInstant: true },
  updatedAt: { column: 'updated_at', isInstant: true },
} as const;

const deliveryColumns = {
  dischargePort: { column: 'discharge_port' },
  warehouseType: { column: 'warehouse_type' },
  warehouseCode: { column: 'warehouse_code' },
  exportDocuments: { column: 'export_documents' },
  isDeclared: { column: 'is_declared' },
} as const;

const shown = [
  'business_number',
  'customer_business_number',
  'status',
  'etd',
  'receiving_place',
  'destination',
  'goods_name',
  'lines',
  'cartons',
  'weight',
  'volume',
  'version',
  'created_at',
  'updated_at',
] as const;

const shownOfDelivery = [
  'warehouse_entry_number',
  'discharge_port',
  'warehouse_type',
  'warehouse_code',
  'containers',
  'tracking_milestone',
  'has_departed',
  'eta',
  'is_arrived',
  'delay_hours',
] as const;

export const lclList = bookingList({
  kind: 'lcl',
  fields: lclBookingListFields,
  columns: {
    ...columns,
    ...deliveryColumns,
    ...partColumns,
    warehouseEntryNumber: { column: 'warehouse_entry_number' },
    expectedWarehousingAt: { column: 'expected_warehousing_at' },
    transportChannel: { column: 'transport_channel' },
    isPickup: { column: 'is_pickup' },
  } as const satisfies Record<keyof typeof lclBookingListFields, unknown>,
  shown: [
    ...shown,
    ...shownOfDelivery,
    'expected_warehousing_at',
    'transport_channel',
    'measured_lines',
    'charged_weight',
    'charged_volume',
  ],
  sums: ['cartons', 'weight', 'volume'],
});
export type LclPageRow = PageRow<typeof lclList>;

export const fclList = bookingList({
  kind: 'fcl',
  fields: fclBookingListFields,
  columns: {
    ...columns,
    ...deliveryColumns,
    ...partColumns,
    loadingAt: { column: 'loading_at' },
    siCutOffAt: { column: 'si_cut_off_at' },
    containerTypes: { column: 'container_types', storedForm: searchedContainerTypes },
    containers: { column: 'ordered_containers' },
    carrier: { column: 'carrier' },
    vessel: { column: 'vessel' },
    voyage: { column: 'voyage' },
  } as const satisfies Record<keyof typeof fclBookingListFields, unknown>,
  shown: [
    ...shown,
    ...shownOfDelivery,
    'loading_at',
    'container_types',
    'carrier',
    'vessel',
    'voyage',
    'si_cut_off_at',
    'vgm_cut_off_at',
    'cy_cut_off_at',
    'customs_cut_off_at',
  ],
  sums: ['ordered_containers', 'cartons', 'weight', 'volume'],
});
export type FclPageRow = PageRow<typeof fclList>;

export const airList = tableList(airBookingList, 'booking', {
  where: ofKind('air'),
  inFile: [goodsNames],
  odd: {
    customerBusinessNumber: { column: columns.customerBusinessNumber.column },
    status: columns.status,
    destinationName: columns.destinationName,
    goodsName: columns.goodsName,
  },
});
