import { isCargoLineEmpty, type LclBooking, type WarehouseOption } from '@berth/contract';
import type { ReferenceCatalog } from '../selects/reference-catalog.ts';

/**
 * The booking as it is checked and stored: what was entered under a choice that is now off is gone, and
 * the address of a listed warehouse is the list's.
 */
export function settleLclBooking(
  booking: LclBooking,
  { warehouses }: Pick<ReferenceCatalog, 'warehouses'>,
): LclBooking {
  const { warehouseType, warehouseCode } = booking;
  const list = warehouseType && warehouseType !== 'private' ? warehouses[warehouseType] : null;
  const warehouse = list?.get(warehouseCode);
  return {
    ...booking,
    ...(booking.isPickup ? {} : { pickupAt: null, pickupPhone: '', pickupAddress: '' }),
    ...(booking.isDeclared ? {} : { exportDocuments: null }),
    ...(list ? {} : { warehouseCode: '' }),
    ...(warehouse ? deliveryTo(warehouse) : {}),
  };
}

function deliveryTo({ countryCode, postalCode, stateName, address, city }: WarehouseOption) {
  return {
    country: countryCode,
    postalCode,
    stateName,
    address: [address, city].filter(Boolean).join(', '),
  };
}

/** Lines in which nothing was entered are not stored. */
export function enteredLines(booking: LclBooking): LclBooking['cargo'] {
  return booking.cargo.filter((line) => !isCargoLineEmpty(line));
}
