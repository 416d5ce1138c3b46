import {
  type BookingBasics,
  type CargoLine,
  type FclBooking,
  isCargoLineEmpty,
  type LclBooking,
  type WarehouseOption,
} from '@berth/contract';
import type { ReferenceCatalog } from '../../selects/reference-catalog.ts';

/**
 * An LCL booking as it is checked and stored: what was entered under a choice that is now off is gone, and the address
 * of a listed warehouse is the list's.
 */
export function settleLclBooking(booking: LclBooking, reference: Warehouses): LclBooking {
  return {
    ...booking,
    ...(booking.isPickup ? {} : { pickupAt: null, pickupPhone: '', pickupAddress: '' }),
    ...settledBasics(booking, reference),
  };
}

/** The same of an FCL booking; where there is one loading place, every container is loaded there. */
export function settleFclBooking(booking: FclBooking, reference: Warehouses): FclBooking {
  const { containers, loadingPlaces } = booking;
  const only = loadingPlaces.length === 1;
  return {
    ...booking,
    ...settledBasics(booking, reference),
    containers: only ? containers.map((container) => ({ ...container, loadingPlace: 1 })) : containers,
  };
}

type Warehouses = Pick<ReferenceCatalog, 'warehouses'>;

function settledBasics(booking: BookingBasics, { warehouses }: Warehouses): Partial<BookingBasics> {
  const { warehouseType, warehouseCode } = booking;
  const list = warehouseType && warehouseType !== 'private' ? warehouses[warehouseType] : null;
  const warehouse = list?.get(warehouseCode);
  return {
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
export function enteredLines(booking: Pick<BookingBasics, 'cargo'>): CargoLine[] {
  return booking.cargo.filter((line) => !isCargoLineEmpty(line));
}
