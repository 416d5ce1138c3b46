import { type LocalizedText, type SelectOption, warehouseTypeNames } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import type { Difference, DifferenceWords, Row, Side } from '@berth/ui';
import {
  useBookingCarriersQuery,
  useBookingCountriesQuery,
  useBookingPackingsQuery,
  useBookingPortsQuery,
  useBookingSalespeopleQuery,
  useBookingServiceStaffQuery,
  useBookingShipModesQuery,
} from '../../choices/booking-choices.queries.ts';
import { nameOf } from '../../choices/place-name.ts';

/** Fields whose values have words of this remote: `bond.importer`. */
const ownWords = ['exportDocuments', 'bond', 'vgmMethod'];

const typeNames = new Map<string, LocalizedText>(Object.entries(warehouseTypeNames));

/** The most rows of a list that are described. */
const mostRows = 5;

/** What the places where two versions of a booking differ are called, and what each side has there. */
export function useDifferenceWords(): DifferenceWords {
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
  const cellText = (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (field === 'loadingPlace') return value ? t('conflict.otherPlace') : '—';
    if (value === null || value === undefined || value === '') return '—';
    if (field === 'warehouseType') return typeNames.get(String(value))?.[locale] ?? String(value);
    if (ownWords.includes(field)) return t(`${field}.${String(value)}`);
    return nameOf(choices[field], String(value), locale);
  };
  /** What was entered in a row, in short; compared with another, only where they differ. */
  const rowText = (row: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>> = {}) => {
    const shown = Object.entries(row).filter(
      ([field, value]) =>
        !['key', 'loadingPlace'].includes(field) && value !== '' && value !== null && value !== other[field],
    );
    const texts = shown.slice(0, 4).map(([field, value]) => cellText(field, value));
    return texts.join(' · ') || '—';
  };
  /** How many rows, and what is in those that the other list has not. */
  const listText = (count: number, own: readonly Row[]) => {
    const texts = own.slice(0, mostRows).map((row) => rowText(row));
    if (texts.length === 0) return t('conflict.rows', { count });
    const rows = [...texts, ...(own.length > mostRows ? ['…'] : [])].join(t('conflict.rowsAnd'));
    return t('conflict.rowsWith', { count, rows });
  };
  const textOf = ({ path, ...difference }: Difference, side: Side): string => {
    const parts = path.split('.');
    const [value, other] = [difference[side], difference[side === 'mine' ? 'theirs' : 'mine']];
    if (parts.length === 1 && isList(path)) return listText(Number(value), difference.own?.[side] ?? []);
    if (parts.length !== 2) return cellText(parts.at(-1) ?? '', value);
    return value ? rowText(value as Row, other as Row | undefined) : t('conflict.noRow'); // rows, as its path says
  };
  return { nameOfPlace, textOf };
}

const isList = (path: string) => ['cargo', 'containers', 'loadingPlaces'].includes(path);
