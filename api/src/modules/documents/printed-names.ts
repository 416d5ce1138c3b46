import type { Locale, SelectOption } from '@berth/contract';
import type { BookingRow } from '../bookings/record/bookings.repository.ts';
import type { ReferenceCatalog } from '../selects/reference-catalog.ts';
import { type DocumentWords, documentWords } from './document-words.ts';

/** What documents are worded with. */
export type Wording = { locale: Locale; words: DocumentWords; reference: ReferenceCatalog };

export function wordingOf(locale: Locale, reference: ReferenceCatalog): Wording {
  return { locale, words: documentWords[locale], reference };
}

export function nameOf(options: ReadonlyMap<string, SelectOption>, code: string, locale: Locale): string {
  const option = options.get(code);
  if (!option) return code;
  return locale === 'en' ? option.nameEn : option.nameZh;
}

/** A port with its code, which distinguishes it from its namesakes. */
export function portName({ reference, locale }: Wording, code: string): string {
  return withCode(nameOf(reference.ports, code, locale), code);
}

export function airportName({ reference, locale }: Wording, code: string): string {
  return withCode(nameOf(reference.airports, code, locale), code);
}

function withCode(name: string, code: string): string {
  return name === code ? code : `${name} ${code}`;
}

type Delivered = Pick<
  BookingRow,
  'warehouse_type' | 'warehouse_code' | 'address' | 'state_name' | 'postal_code' | 'country'
>;

/** Where the cargo is delivered to in full: as it was entered, or as the warehouse's list has it. */
export function deliveryAddress({ reference, locale }: Wording, booking: Delivered): string {
  const { warehouse_type: type, warehouse_code: code } = booking;
  const known = type && type !== 'private' ? reference.warehouses[type].get(code) : undefined;
  const country = known?.countryCode ?? booking.country;
  const parts = known
    ? [known.address, known.city, known.stateName, known.postalCode]
    : [booking.address, booking.state_name, booking.postal_code];
  return [...parts, country && nameOf(reference.countries, country, locale)].filter(Boolean).join(', ');
}

/** `YYYY-MM-DD HH:mm` */
export function moment(time: string | null): string {
  return time?.slice(0, 16) ?? '';
}

/** `1234.500` as `1,234.5`: what nobody needs of the decimals is left out. */
export function amount(decimal: string | number | null): string {
  if (decimal === null) return '';
  return Number(decimal).toLocaleString('en-US', { maximumFractionDigits: 3 });
}

/** Always with three decimals, as papers print kilograms and cubic metres. */
export function thousandths(decimal: string | number | null): string {
  if (decimal === null) return '';
  return Number(decimal).toLocaleString('en-US', { minimumFractionDigits: 3, maximumFractionDigits: 3 });
}
