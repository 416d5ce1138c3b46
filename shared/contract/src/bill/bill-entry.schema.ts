import { z } from 'zod';
import { code, text } from '../text/text.schema.ts';
import { currency } from './bill.schema.ts';
import type { BillEntry, FeeEntry } from './bill-entry-rules.ts';
import { billLimits, businessTypes, settlements } from './bill-words.ts';
import { billEntryLimits, type PriceEntry } from './fee-price-rules.ts';

const mostMinor = billEntryLimits.amountMinor;
/** In the minor unit of its currency; negative for a credit. */
export const enteredAmount = z.int().min(-mostMinor).max(mostMinor);
/** An exact decimal, such as `12.345`. */
const decimal = z.string().trim().max(40);
/** `YYYY-MM-DD` */
export const enteredDay = z.string().trim().max(10);

export const priceEntry = z.object({
  /** Of the catalogue. */
  feeItem: code,
  unit: text,
  currency,
  quantity: decimal,
  unitPrice: decimal,
  /** Quantity × unit price, rounded half up to the decimals of the currency. */
  amountMinor: enteredAmount,
}) satisfies z.ZodType<PriceEntry>;

export const feeEntry = priceEntry.extend({
  /** What the row is known by when the bill is corrected. */
  line: z.int().min(1).max(100_000),
  businessNumber: code.default(''),
  paymentObject: text.default(''),
  businessType: z.enum(businessTypes),
  blNumber: code.default(''),
  businessDate: enteredDay,
  remarks: text.default(''),
}) satisfies z.ZodType<FeeEntry>;

export const billEntry = z.object({
  number: code,
  settlement: z.enum(settlements),
  /** Of the booking of a bill that is paid by itself (`perBill`). */
  businessNumber: code.default(''),
  /** Of a monthly bill, both days in it. */
  periodFrom: enteredDay.nullable().default(null),
  periodTo: enteredDay.nullable().default(null),
  issuedOn: enteredDay,
  dueOn: enteredDay,
  remarks: text.default(''),
  rates: z
    .array(z.object({ currency, rate: decimal, rateOn: enteredDay }))
    .max(20)
    .default([]),
  totals: z.array(z.object({ currency, amountMinor: enteredAmount })).max(20),
  rows: z.array(feeEntry).max(billLimits.rows),
}) satisfies z.ZodType<BillEntry>;
