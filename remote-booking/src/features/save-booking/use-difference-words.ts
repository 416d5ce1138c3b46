import type { SelectOption } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import {
  useBookingCarriersQuery,
  useBookingCountriesQuery,
  useBookingPackingsQuery,
  useBookingPortsQuery,
  useBookingSalespeopleQuery,
  useBookingServiceStaffQuery,
  useBookingShipModesQuery,
} from '../booking-choices/booking-choices.queries.ts';
import { nameOf } from '../booking-choices/place-name.ts';
import type { Difference } from './merge-versions.ts';

/** Fields whose values have words of this remote: `bond.importer`. */
const ownWords = ['warehouseType', 'exportDocuments', 'bond', 'vgmMethod'];

/** How a place where two versions differ is called, and what each has there. */
export function useDifferenceWords() {
  const { t, locale } = useTranslation('booking');
  const ports = useBookingPortsQuery().data;
  const choices: Record<string, readonly SelectOption[] | undefined> = {
    receivingPlace: ports,
    destination: ports,
    dischargePort: ports,
    transportChannel: useBookingShipModesQuery().data,
    country: useBookingCountriesQuery().data,
    preferredCarrier: useBookingCarriersQuery().data,
    salespersonId: useBookingSalespeopleQuery().data,
    customerServiceId: useBookingServiceStaffQuery().data,
    pack: useBookingPackingsQuery().data,
  };
  const nameOfPlace = ({ path, line = 0 }: Difference) => {
    const [field = '', row, column] = path.split('.');
    if (row === undefined) return t(isList(path) ? `section.${field}` : `field.${field}`);
    if (column === undefined) return t('conflict.row', { list: t(`section.${field}`), line });
    return t('cargo.cellLabel', { column: t(`${field}.${column}`), line, context: field });
  };
  const textOf = (path: string, value: unknown): string => {
    const parts = path.split('.');
    const field = parts.at(-1) ?? '';
    if (parts.length === 1 && isList(path)) return t('conflict.rows', { count: Number(value) });
    if (parts.length === 2) return value ? rowText(value as object) : t('conflict.noRow'); // a row, as its path says
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (field === 'loadingPlace') return value ? t('conflict.otherPlace') : '—';
    if (value === null || value === undefined || value === '') return '—';
    if (ownWords.includes(field)) return t(`${field}.${String(value)}`);
    return nameOf(choices[field], String(value), locale);
  };
  return { nameOfPlace, textOf };
}

const isList = (path: string) => ['cargo', 'containers', 'loadingPlaces'].includes(path);

/** What was entered in a row, in short. */
function rowText({
  key: _key,
  loadingPlace: _place,
  ...row
}: {
  key?: string;
  loadingPlace?: string;
}): string {
  const values = Object.values(row).filter((value) => value !== '' && value !== null);
  return values.slice(0, 4).join(' · ') || '—';
}
