import type { ExportDocuments } from '../booking/booking-basics.ts';
import type { BookingStatus } from '../booking/booking-status.ts';
import { type Problem, under } from '../rule/problem.ts';
import type { Currency } from '../trade/money.ts';
import { type BuyOrder, buyOrderProblems } from './buy-order.ts';
import { clearanceItemsProblems } from './clearance-item-rules.ts';
import { type DeclarationHeader, declarationHeaderProblems } from './declaration-header.ts';
import { type DeclarationLine, isDeclarationLineEmpty } from './declaration-line.ts';
import { type DeclarationKind, declarationKindsOf } from './declaration-status.ts';
import { type VatInvoiceLine, vatInvoiceProblems } from './vat-invoice.ts';

/** What a customer enters of a declaration; its papers are handed in beside it. */
export type DeclarationContent = {
  kind: DeclarationKind;
  /** That of all unit prices and totals. */
  currency: Currency;
  header: DeclarationHeader;
  goods: DeclarationLine[];
  /** Of a kind without a buy-order it stays as it was entered, and is not looked at. */
  buyOrder: BuyOrder;
  /** The same of a kind without a tax refund. */
  vatInvoices: VatInvoiceLine[];
};

export const hasBuyOrder = (kind: DeclarationKind): boolean => kind === 'pay' || kind === 'merge';
export const hasTaxRefund = (kind: DeclarationKind): boolean => kind === 'tax' || kind === 'merge';

/** What of a booking decides how it can be declared. */
export type DeclaredBooking = { isDeclared: boolean; exportDocuments: ExportDocuments | null };

/** The kinds of declaration that a booking can have, the usual one first; none where its cargo is not declared. */
export function kindsOfBooking({ isDeclared, exportDocuments }: DeclaredBooking): readonly DeclarationKind[] {
  if (!isDeclared) return [];
  return exportDocuments === null ? ['declare'] : declarationKindsOf(exportDocuments);
}

/**
 * Whether the goods that were typed for the one booking of a declaration become those of another: it was returned, and
 * the same cargo is booked again.
 */
export function takesOverGoods(
  before: readonly { status: BookingStatus }[],
  after: readonly unknown[],
): boolean {
  const [only, ...others] = before;
  return only?.status === 'returned' && others.length === 0 && after.length === 1;
}

type Known = {
  kinds: readonly DeclarationKind[];
  /** The numbers of the bookings that it is for. */
  bookings: readonly string[];
  /** `YYYY-MM-DD`, China Standard Time */
  today: string;
  isComplete: boolean;
};

/** What is wrong with a declaration of bookings; a draft may lack what is required, but holds nothing wrong. */
export function declarationProblems(content: DeclarationContent, known: Known): Problem[] {
  const { kind, goods } = content;
  const { kinds, bookings, today, isComplete } = known;
  const problems: Problem[] = [];
  if (kinds.length === 0) problems.push({ path: 'kind', rule: 'bookingNotDeclared' });
  else if (!kinds.includes(kind)) problems.push({ path: 'kind', rule: 'kindOfBooking' });
  const header = declarationHeaderProblems(content.header, { isComplete, isTitleOurs: hasBuyOrder(kind) });
  problems.push(
    ...header.map(under('header')),
    ...clearanceItemsProblems(goods, { isComplete, path: 'goods', isEmpty: isDeclarationLineEmpty }),
    ...bookingProblems(goods, { bookings, isComplete }),
  );
  if (hasBuyOrder(kind))
    problems.push(...buyOrderProblems(content.buyOrder, { isComplete, today }).map(under('buyOrder')));
  if (hasTaxRefund(kind))
    problems.push(...vatInvoiceProblems(content.vatInvoices, { isComplete, path: 'vatInvoices', today }));
  return problems;
}

/**
 * Each line of a merged declaration says which of its bookings it belongs to, and each booking has one. A line of a
 * booking that was returned meanwhile stays in the draft, and is moved or taken out before it is sent.
 */
function bookingProblems(
  goods: readonly DeclarationLine[],
  { bookings, isComplete }: { bookings: readonly string[]; isComplete: boolean },
): Problem[] {
  if (!isComplete) return [];
  const isMerged = bookings.length > 1;
  const ofLines = goods.flatMap((line, at): Problem[] => {
    const { bookingNumber } = line;
    if (isDeclarationLineEmpty(line)) return [];
    const path = `goods.${at}.bookingNumber`;
    if (bookingNumber === '') return isMerged ? [{ path, rule: 'chooseOne' }] : [];
    return bookings.includes(bookingNumber)
      ? []
      : [{ path, rule: 'bookingNotMerged', params: { number: bookingNumber } }];
  });
  if (!isMerged) return ofLines;
  const entered = goods.filter((line) => !isDeclarationLineEmpty(line));
  const without = bookings.filter((number) => !entered.some((line) => line.bookingNumber === number));
  const ofBookings = entered.length > 0 ? without : [];
  return [
    ...ofLines,
    ...ofBookings.map((number) => ({
      path: 'goods',
      rule: 'bookingWithoutGoods' as const,
      params: { number },
    })),
  ];
}
