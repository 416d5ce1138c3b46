import type { FilterField } from '@berth/ui';
import { useFilterFields } from '../../bookings/list/use-filter-fields.ts';
import { useSeaFilters } from '../../bookings/list/use-sea-filters.ts';
import { useBookingShipModesQuery } from '../../choices/booking-choices.queries.ts';

/** What the LCL list can be filtered by. */
export function useLclFilters(): FilterField[] {
  const { of, name, code, choice, status, short } = useFilterFields();
  const { places, warehouseType } = useSeaFilters();
  const { data: shipModes } = useBookingShipModesQuery();
  return [
    { ...name('goodsName'), isSelected: true },
    { ...of('etd', 'daterange'), isSelected: true },
    name('destinationName'),
    code('businessNumber'),
    code('customerBusinessNumber'),
    code('warehouseEntryNumber'),
    code('shipmentId'),
    code('containerNumber'),
    code('warehouseCode'),
    status,
    ...places,
    choice('transportChannel', shipModes),
    warehouseType,
    of('expectedWarehousingAt', 'datetimerange'),
    short('cartons', 'number'),
    short('weight', 'number'),
    short('volume', 'number'),
    short('isPickup', 'switch'),
    short('isDeclared', 'switch'),
  ];
}
