import { deliveryHint, normalizeCode } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import {
  useBookingCountriesQuery,
  useBookingPortsQuery,
  useWarehouseChoices,
} from './booking-choices.queries.ts';
import { nameOf } from './place-name.ts';

type Delivery = Parameters<typeof deliveryHint>[0] & { warehouseCode: string };

/**
 * A field of the delivery and the hint at it, in words; null while the list of warehouses is not here. Nothing is asked for to
 * name ports and countries before there is one.
 */
export function useDeliveryHint(delivery: Delivery): [field: string, words: string] | null {
  const { t, locale } = useTranslation('booking');
  const { options } = useWarehouseChoices(delivery.warehouseType);
  const warehouse = options?.find(({ value }) => value === normalizeCode(delivery.warehouseCode));
  const hint = deliveryHint(delivery, warehouse?.countryCode);
  const { data: ports } = useBookingPortsQuery(undefined, { skip: !hint });
  const { data: countries } = useBookingCountriesQuery(undefined, { skip: !hint });
  if (!hint) return null;
  const port = nameOf(ports, hint.port, locale);
  const country = nameOf(countries, hint.country, locale);
  return [hint.field, t('delivery.beyondPort', { port, country })];
}
