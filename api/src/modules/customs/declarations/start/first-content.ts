import {
  type Currency,
  clearanceItemLimits,
  type DeclarationContent,
  type DeclarationHeader,
  type DeclarationLine,
  emptyBuyOrder,
  emptyDeclarationHeader,
  emptyDeclarationLine,
  hasBuyOrder,
  type Locale,
  settleClearanceItem,
} from '@berth/contract';
import { refuseProblems } from '../../../../http/refuse-problems.ts';
import type { CargoLineRow } from '../../../bookings/record/bookings.repository.ts';
import type { DeclaredBookingRow } from '../record/declarations.repository.ts';

type Start = {
  kind: DeclarationContent['kind'];
  from: 'empty' | 'cargo' | 'last';
  bookings: readonly DeclaredBookingRow[];
  /** Of the first booking; '' where none is known. */
  country: string;
  cargo: readonly CargoLineRow[];
  /** What the customer declared last. */
  last: { header: DeclarationHeader; goods: DeclarationLine[]; currency: Currency } | null;
};

/** What a new declaration begins with: who exports as the last time, where to as the booking has it. */
export function firstContent({ kind, from, bookings, country, cargo, last }: Start): DeclarationContent {
  const currency = last?.currency ?? 'USD';
  const isMerged = bookings.length > 1;
  const numberOf = new Map(bookings.map((booking) => [booking.id, booking.business_number]));
  const goods =
    from === 'cargo'
      ? cargo.map((line) => lineOfCargo(line, isMerged ? (numberOf.get(line.booking_id) ?? '') : ''))
      : from === 'last'
        ? (last?.goods ?? []).map((line) => ({ ...line, bookingNumber: '' }))
        : [];
  return {
    kind,
    currency,
    header: {
      ...firstHeader(last?.header ?? null, bookings[0]?.discharge_port ?? '', country),
      // The title of a buy-order is the forwarder's.
      ...(hasBuyOrder(kind) && { consignorName: '', consignorCode: '' }),
    },
    goods: goods.map((line) => ({ ...line, ...settleClearanceItem(line, currency) })),
    buyOrder: emptyBuyOrder(),
    vatInvoices: [],
  };
}

/** Several bookings may have more cargo lines than a declaration has lines of goods. */
export function refuseTooManyLines(goods: readonly DeclarationLine[], locale: Locale): void {
  const max = clearanceItemLimits.lines;
  if (goods.length > max)
    refuseProblems([{ path: 'bookingIds', rule: 'tooManyGoods', params: { max } }], locale);
}

/** Numbers, dates and amounts are each declaration's own. */
function firstHeader(
  last: DeclarationHeader | null,
  destinationPort: string,
  country: string,
): DeclarationHeader {
  const empty = emptyDeclarationHeader();
  const { contractNumber, contractDate, invoiceNumber, invoiceDate, blNumber } = empty;
  const { freight, insurance, extras } = empty;
  const own = { contractNumber, contractDate, invoiceNumber, invoiceDate, blNumber };
  const isCountry = /^[A-Z]{2}$/.test(country);
  return {
    ...(last ?? empty),
    ...own,
    freight,
    insurance,
    extras,
    destinationPort,
    ...(isCountry ? { destinationCountry: country, tradeCountry: country } : {}),
  };
}

/** The names, cartons, weight and volume of a cargo line. What is entered without Chinese is the English name. */
export function lineOfCargo(line: CargoLineRow, bookingNumber: string): DeclarationLine {
  const isChinese = /\p{Script=Han}/u.test(line.goods_name);
  const cartons = toNumber(line.package);
  return {
    ...emptyDeclarationLine(bookingNumber),
    nameZh: isChinese ? line.goods_name : '',
    nameEn: isChinese ? '' : line.goods_name,
    shipmentCode: line.shipment_id,
    amazonCode: line.reference_id,
    cartons: cartons !== null && Number.isInteger(cartons) && cartons > 0 ? cartons : null,
    grossWeight: positive(line.weight),
    volume: positive(line.volume),
  };
}

const toNumber = (decimal: string | null) => (decimal === null ? null : Number(decimal));

function positive(decimal: string | null): number | null {
  const value = toNumber(decimal);
  return value !== null && value > 0 ? value : null;
}
