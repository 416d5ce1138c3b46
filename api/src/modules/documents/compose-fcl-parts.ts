import type { BookingRow } from '../bookings/record/bookings.repository.ts';
import type { listFclParts } from '../bookings/record/fcl-parts.repository.ts';
import type { PrintedFact, PrintedTable } from './print/printed.ts';
import { amount, moment, nameOf, type Wording } from './printed-names.ts';

export type FclParts = Awaited<ReturnType<typeof listFclParts>>;

const cutOffs = ['si_cut_off_at', 'vgm_cut_off_at', 'cy_cut_off_at', 'customs_cut_off_at'] as const;

/** The ship of an FCL booking and until when what is due; a customer's wish where it is not known yet. */
export function sailingFacts({ words, reference, locale }: Wording, booking: BookingRow): PrintedFact[] {
  const { carrier, preferred_carrier: preferred } = booking;
  return [
    carrier
      ? { label: words.carrier, value: nameOf(reference.carriers, carrier, locale) }
      : { label: words.preferredCarrier, value: nameOf(reference.carriers, preferred, locale) },
    { label: words.vessel, value: [booking.vessel, booking.voyage].filter(Boolean).join(' ') },
    ...cutOffs.map((cutOff) => ({ label: words[cutOff], value: moment(booking[cutOff]) })),
  ];
}

/** What an FCL booking ordered, and where it is loaded. */
export function fclTables({ words }: Wording, { containers, places }: FclParts): PrintedTable[] {
  const ordered: PrintedTable = {
    heading: words.ordered,
    columns: [
      { heading: words.line, share: 0.1 },
      { heading: words.sizeType, share: 0.25 },
      { heading: words.loadingPlace, share: 0.25 },
      { heading: words.vgm, share: 0.2, isNumber: true },
      { heading: words.vgmMethod, share: 0.2 },
    ],
    rows: containers.map(({ size_type, loading_place, vgm_kg, vgm_method }, at) => [
      `${at + 1}`,
      size_type,
      loading_place === null ? '' : `${loading_place + 1}`,
      amount(vgm_kg),
      vgm_method ?? '',
    ]),
    totals: null,
  };
  const loaded: PrintedTable = {
    heading: words.loadingPlaces,
    columns: [
      { heading: words.line, share: 0.06 },
      { heading: words.loadingAddress, share: 0.44 },
      { heading: words.contact, share: 0.15 },
      { heading: words.phone, share: 0.16 },
      { heading: words.loadingAt, share: 0.19 },
    ],
    rows: places.map(({ address, contact, phone, loading_at }, at) => [
      `${at + 1}`,
      address,
      contact,
      phone,
      moment(loading_at),
    ]),
    totals: null,
  };
  return [ordered, loaded].filter(({ rows }) => rows.length > 0);
}
