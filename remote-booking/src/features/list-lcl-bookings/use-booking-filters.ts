import { bookingStatuses, type SelectOption, warehouseTypes } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import type { FilterField } from '@berth/ui';
import {
  useBookingPortsQuery,
  useBookingShipModesQuery,
} from '../booking-choices/booking-choices.queries.ts';

/** What the list can be filtered by; the first ones stand ready in the drawer. */
export function useBookingFilters(): FilterField[] {
  const { t } = useTranslation('booking');
  const { data: ports } = useBookingPortsQuery();
  const { data: shipModes } = useBookingShipModesQuery();
  const of = (field: string, kind: FilterField['kind'], label = t(`field.${field}`)): FilterField => ({
    field,
    label,
    kind,
  });
  const name = (field: string): FilterField => ({
    ...of(field, 'text', t(`filter.${field}`)),
    placeholder: t('filter.hint'),
  });
  const code = (field: string): FilterField => ({ ...of(field, 'text'), placeholder: t('filter.codeHint') });
  const choice = (field: string, options: readonly SelectOption[] | undefined): FilterField => ({
    ...of(field, 'select'),
    isMultiple: true,
    options,
  });
  const named = (values: readonly string[], group: string): SelectOption[] =>
    values.map((value) => {
      const word = t(`${group}.${value}`);
      return { value, nameZh: word, nameEn: word, search: value.toLowerCase() };
    });
  const short = (field: string, kind: FilterField['kind']) => of(field, kind, t(`filter.${field}`));
  return [
    { ...name('goodsName'), isSelected: true },
    { ...of('etd', 'daterange'), isSelected: true },
    name('destinationName'),
    code('businessNumber'),
    code('customerBusinessNumber'),
    code('warehouseCode'),
    { ...choice('status', named(bookingStatuses, 'status')), label: t('list.status') },
    choice('receivingPlace', ports),
    choice('destination', ports),
    choice('dischargePort', ports),
    choice('transportChannel', shipModes),
    choice('warehouseType', named(warehouseTypes, 'warehouseType')),
    of('expectedWarehousingAt', 'datetimerange'),
    short('cartons', 'number'),
    short('weight', 'number'),
    short('volume', 'number'),
    short('isPickup', 'switch'),
    short('isDeclared', 'switch'),
  ];
}
