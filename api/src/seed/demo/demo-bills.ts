import { randomUUID } from 'node:crypto';
import { amountOfRow, type Money, sumsByCurrency } from '@berth/contract';
import { toChinaDay } from '../../china-time.ts';
import type { StoredBill, StoredFeeRow } from '../bills/store-bill.ts';
import { correctedRow, disputeOf, eventsOf, type Fate, isInDispute } from './demo-bill-story.ts';
import type { DemoCustomer } from './demo-customer.ts';
import { billedPrices, type Price, type PricedBooking, price } from './demo-prices.ts';
import { type SeededChoice, seededChoice } from './seeded-choice.ts';

const dayMs = 24 * 3600_000;
const billingDesk = '泊位账务中心';

type Plan = {
  fate: Fate;
  /** How many months ago its period was. */
  monthsAgo: number;
  /** From today; 30 days after it was issued where left out. */
  dueIn?: number;
  rows: readonly StoredFeeRow[];
  bookingId?: string;
  remarks?: string;
};

/** The bills of a customer as of a moment, oldest first: the same for the same moment, but for ids. */
export function demoBills(
  customer: DemoCustomer,
  {
    bookings,
    settlement,
    now,
  }: { bookings: readonly PricedBooking[]; settlement: 'monthly' | 'perBill'; now: Date },
): StoredBill[] {
  const choice = seededChoice(20260117);
  const plans = settlement === 'monthly' ? plansOfYear(choice, bookings, now) : plansPerBill(bookings, now);
  return plans.map((plan, at) => demoBill(customer, plan, { settlement, at, now }));
}

function plansOfYear(choice: SeededChoice, bookings: readonly PricedBooking[], now: Date): Plan[] {
  const earlier = (monthsAgo: number) => earlierRows(choice, periodOf(now, monthsAgo).to);
  const settled = (monthsAgo: number): Plan => ({ fate: 'settled', monthsAgo, rows: earlier(monthsAgo) });
  const sailed = bookings.filter(({ kind, etd }) => kind === 'lcl' && etd !== null && etd < toChinaDay(now));
  const full = bookings.filter(({ kind }) => kind === 'fcl');
  const air = bookings.filter(({ kind }) => kind === 'air');
  const extra = (monthsAgo: number, ...prices: readonly Price[]) =>
    prices.map((one) => feeRow(one, { businessDate: periodOf(now, monthsAgo).to, blNumber: '' }));
  return [
    ...[12, 11, 10, 9, 8, 7, 6].map(settled),
    {
      fate: 'cancelled',
      monthsAgo: 6,
      remarks: '重复出账',
      rows: extra(6, price('STO', 'CBM-DAY', 'CNY', '320', '1.80')),
    },
    settled(5),
    {
      ...settled(4),
      rows: [...earlier(4), ...extra(4, price('INP', 'SHPT', 'CNY', '-1', '680.00'))],
      remarks: '含上月查验费退款',
    },
    settled(3),
    {
      fate: 'unpaid',
      monthsAgo: 3,
      remarks: '德国仓储与派送',
      rows: extra(
        3,
        price('STO', 'CBM-DAY', 'EUR', '186.5', '0.85'),
        price('DLV', 'RT', 'EUR', '12.6', '46.00'),
      ),
    },
    { fate: 'partial', monthsAgo: 2, dueIn: 5, rows: earlier(2) },
    {
      fate: 'disputed',
      monthsAgo: 2,
      dueIn: 12,
      rows: extra(
        2,
        price('DET', 'CNTR-DAY', 'USD', '6', '90.00'),
        price('TRK', 'TRIP', 'CNY', '2', '1450.00'),
      ),
    },
    { fate: 'unconfirmed', monthsAgo: 1, dueIn: 25, rows: rowsOf(sailed.slice(0, 8), now) },
    { fate: 'answered', monthsAgo: 1, dueIn: 25, rows: rowsOf(full.slice(0, 2), now) },
    { fate: 'unpaid', monthsAgo: 1, dueIn: 20, rows: rowsOf(air.slice(0, 3), now) },
  ];
}

function plansPerBill(bookings: readonly PricedBooking[], now: Date): Plan[] {
  const fates: Fate[] = ['settled', 'partial', 'unpaid', 'unconfirmed'];
  return bookings.slice(0, fates.length).map((booking, at) => ({
    fate: fates[at] ?? 'unconfirmed',
    monthsAgo: 0,
    dueIn: 3 + at,
    bookingId: booking.id,
    rows: rowsOf([booking], now),
  }));
}

function rowsOf(bookings: readonly PricedBooking[], now: Date): StoredFeeRow[] {
  return bookings.flatMap((booking, at) =>
    billedPrices(booking, at).map((one) =>
      feeRow(one, {
        businessDate: booking.etd && booking.etd < toChinaDay(now) ? booking.etd : toChinaDay(now),
        blNumber: booking.business_number.replace(/\W/g, ''),
        booking,
      }),
    ),
  );
}

/** Shipments from before the customer booked here. */
function earlierRows(choice: SeededChoice, day: string): StoredFeeRow[] {
  return Array.from({ length: choice.whole(2, 4) }, () => {
    const about = { businessDate: day, blNumber: `BTH${day.slice(2, 4)}${choice.text('0123456789', 7)}` };
    const tons = String(choice.whole(2, 18));
    return [
      price('OFR', 'RT', 'USD', tons, `${choice.whole(52, 96)}.00`),
      price('CFS', 'RT', 'CNY', tons, '68.00'),
      price('DOC', 'SHPT', 'CNY', '1', '350.00'),
      ...(choice.isLikely(0.3) ? [price('DLV', 'RT', 'EUR', tons, '46.00')] : []),
    ].map((one) => feeRow(one, about));
  }).flat();
}

function feeRow(
  { fee_item, unit, currency, quantity, unit_price }: Price,
  { businessDate, blNumber, booking }: { businessDate: string; blNumber: string; booking?: PricedBooking },
): StoredFeeRow {
  return {
    fee_item,
    unit,
    currency,
    quantity,
    unit_price,
    id: randomUUID(),
    booking_id: booking?.id ?? null,
    payment_object: '泊位国际货运代理有限公司',
    business_type: fee_item === 'STO' ? 'storage' : (booking?.kind ?? 'lcl'),
    bl_number: blNumber,
    business_date: businessDate,
  };
}

/** The first and the last day of a month in China so many months ago. */
function periodOf(now: Date, monthsAgo: number): { from: string; to: string } {
  const [year = 0, month = 1] = toChinaDay(now).split('-').map(Number);
  const dayOf = (months: number, day: number) =>
    new Date(Date.UTC(year, month - 1 - monthsAgo + months, day)).toISOString().slice(0, 10);
  return { from: dayOf(0, 1), to: dayOf(1, 0) };
}

function demoBill(
  { customerId, people: { main } }: DemoCustomer,
  plan: Plan,
  { settlement, at, now }: { settlement: 'monthly' | 'perBill'; at: number; now: Date },
): StoredBill {
  const { from, to } = periodOf(now, plan.monthsAgo);
  const third = Date.parse(`${to}T02:00:00Z`) + 3 * dayMs;
  const issuedAt = new Date(
    Math.min(settlement === 'monthly' ? third : Infinity, now.getTime() - 3 * 3600_000),
  );
  const later = (days: number) =>
    new Date(Math.min(issuedAt.getTime() + days * dayMs, now.getTime() - 3600_000));
  const isConfirmed = !['unconfirmed', 'cancelled'].includes(plan.fate);
  const confirmedAt = later(4).toISOString();
  const rows = plan.rows.map((row, place) => ({
    ...(plan.fate === 'answered' && place === 0 ? correctedRow(row, later(6)) : row),
    // One of a disputed bill waits for what both sides agree on.
    ...(isConfirmed &&
      (place > 0 || !isInDispute(plan.fate)) && { confirmed_at: confirmedAt, confirmed_by: main.name }),
  }));
  const serial = String(at + 1).padStart(3, '0');
  const number = `${settlement === 'monthly' ? 'ZD' : 'PJ'}${to.slice(2, 4)}${to.slice(5, 7)}-${serial}`;
  const due = plan.dueIn === undefined ? issuedAt.getTime() + 30 * dayMs : now.getTime() + plan.dueIn * dayMs;
  const forwarder = { member_id: null, by_name: billingDesk };
  const customer = { member_id: main.id, by_name: main.name };
  const paid = paymentsOf(plan.fate, rows);
  const amounts = sumsByCurrency(rows.filter((row) => row.confirmed_at).map(amountOf));
  return {
    bill: {
      id: randomUUID(),
      customer_id: customerId,
      number,
      settlement,
      booking_id: plan.bookingId ?? null,
      period_from: settlement === 'monthly' ? from : null,
      period_to: settlement === 'monthly' ? to : null,
      issued_on: toChinaDay(issuedAt),
      due_on: toChinaDay(new Date(due)),
      remarks: plan.remarks ?? '',
      remittance_reference: `BT${number.replace(/\D/g, '')}${settlement === 'monthly' ? '1' : '2'}`,
      cancelled_at: plan.fate === 'cancelled' ? later(2).toISOString() : null,
      cancel_reason: plan.fate === 'cancelled' ? '重复出账，已作废' : '',
      created_at: issuedAt.toISOString(),
    },
    rates: [
      { currency: 'USD', rate: '7.1180', rate_on: toChinaDay(issuedAt) },
      { currency: 'EUR', rate: '7.7420', rate_on: toChinaDay(issuedAt) },
    ],
    rows,
    ...(isInDispute(plan.fate) && { disputes: [disputeOf(plan.fate, rows, { customer, forwarder, later })] }),
    payments: paid.map(({ currency, amountMinor }) => ({
      currency,
      amount_minor: amountMinor,
      received_on: toChinaDay(later(24)),
      proof_id: null,
      reference: `CMB${number.replace(/\D/g, '')}${currency}`,
      by_name: billingDesk,
      at: later(24).toISOString(),
    })),
    events: eventsOf({ fate: plan.fate, amounts, paid, customer, forwarder, later }),
  };
}

function amountOf({ currency, quantity, unit_price: unitPrice }: StoredFeeRow): Money {
  const amountMinor = amountOfRow({ currency, quantity: String(quantity), unitPrice: String(unitPrice) });
  return { currency, amountMinor: amountMinor ?? 0 };
}

/** All of it, or of each currency but the first a part. */
function paymentsOf(fate: Fate, rows: readonly StoredFeeRow[]): Money[] {
  const owed = sumsByCurrency(rows.map(amountOf)).filter(({ amountMinor }) => amountMinor > 0);
  if (fate === 'settled') return owed;
  if (fate !== 'partial') return [];
  const [first, second] = owed;
  const part = second ?? first;
  return [
    ...(first && second ? [first] : []),
    ...(part ? [{ ...part, amountMinor: Math.floor(part.amountMinor / 2) }] : []),
  ];
}
