import { expect, test } from '@jest/globals';
import { emptyBookingBasics } from './booking-basics.ts';
import { deliveryHint } from './delivery-hint.ts';

const toWarehouse = {
  ...emptyBookingBasics(),
  destination: 'USLGB',
  dischargePort: 'USLGB',
  warehouseType: 'amazon',
} as const;
const toAddress = { ...toWarehouse, warehouseType: 'private' } as const;
const beyond = (field: string, port: string, country: string) => ({ field, port, country });

test.each([
  ['a warehouse where the ship lands', toWarehouse, 'US', null],
  ['one beyond the sea', toWarehouse, 'DE', beyond('warehouseCode', 'USLGB', 'DE')],
  ['one across the border', { ...toWarehouse, dischargePort: 'CAVAN' }, 'US', null],
  ['one that is in no list', toWarehouse, undefined, null],
  ['a private address where the ship lands', { ...toAddress, country: 'US' }, undefined, null],
  ['one beyond the sea', { ...toAddress, country: 'AU' }, undefined, beyond('country', 'USLGB', 'AU')],
  ['a country not chosen yet', toAddress, undefined, null],
  ['what stands in a list is of no account for an address', { ...toAddress, country: 'US' }, 'DE', null],
  ['a destination that another ship brings it to', { ...toWarehouse, destination: 'DEHAM' }, 'DE', null],
  [
    'a destination alone',
    { ...toWarehouse, dischargePort: '' },
    'GB',
    beyond('warehouseCode', 'USLGB', 'GB'),
  ],
  ['no port yet', { ...toWarehouse, dischargePort: '', destination: '' }, 'GB', null],
  ['no place yet', { ...toWarehouse, warehouseType: null }, 'GB', null],
  ['collected at the port', { ...toWarehouse, isDestinationSelfPickup: true }, 'GB', null],
] as const)('%s', (_name, booking, warehouseCountry, hint) => {
  expect(deliveryHint(booking, warehouseCountry)).toEqual(hint);
});
