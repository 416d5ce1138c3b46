import { isCargoLineEmpty, type LclBooking, type WarehouseOption } from '@berth/contract';

/**
 * The booking as it is checked and stored: what was entered under a choice that is now off is gone, and
 * the address of a listed warehouse is the list's. `warehouse` is null where the code is not in a list.
 */
export function settleLclBooking(booking: LclBooking, warehouse: WarehouseOption | null): LclBooking {
  return {
    ...booking,
    ...(booking.isPickup ? {} : { pickupAt: null, pickupPhone: '', pickupAddress: '' }),
    ...(booking.isDeclared ? {} : { exportDocuments: null }),
    ...(booking.warehouseType === 'private' || booking.warehouseType === null ? { warehouseCode: '' } : {}),
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
