import type { BillEntry, FeeEntry, Money } from '@berth/contract';
import { sumsByCurrency } from '@berth/contract';
import { cargoLine, lclBooking, saveRequest } from './lcl-booking.ts';
import type { SignedIn } from './portal.ts';
import { samplePdf } from './sample-files.ts';

export const customerPermissions = ['cost:view', 'cost:confirm', 'cost:dispute', 'cost:pay'];
let bills = 0;

/** A row of CNY that costs so many fen, unless more is said. */
export function feeRow(line: number, amountMinor: number, changes: Partial<FeeEntry> = {}) {
  const unitPrice = (amountMinor / 100).toFixed(2);
  return {
    ...({ line, businessNumber: '', feeItem: 'OFR', unit: 'RT', currency: 'CNY', quantity: '1' } as const),
    ...({ unitPrice, amountMinor, paymentObject: '', businessType: 'lcl', blNumber: '' } as const),
    businessDate: '2026-11-20',
    remarks: '',
    ...changes,
  };
}

/** A right monthly bill with these rows, as the forwarder enters it. */
export function billOf(rows: readonly FeeEntry[], changes: Partial<BillEntry> = {}) {
  bills += 1;
  const entry: BillEntry = {
    number: `F-${bills}-${crypto.randomUUID().slice(0, 8).toUpperCase()}`,
    settlement: 'monthly',
    businessNumber: '',
    periodFrom: '2026-11-01',
    periodTo: '2026-11-30',
    issuedOn: '2026-11-20',
    dueOn: '2026-12-20',
    remarks: '',
    rates: [],
    totals: totalsOf(rows),
    rows,
    ...changes,
  };
  return { ...entry, rates: [...entry.rates], totals: [...entry.totals], rows: [...entry.rows] };
}

export const totalsOf = (rows: readonly Money[]): Money[] =>
  sumsByCurrency(rows.map(({ currency, amountMinor }) => ({ currency, amountMinor })));

export async function bookingOf(person: SignedIn) {
  const booking = lclBooking({ cargo: [cargoLine()] });
  return await person.get('POST /business/submitBookingLcl', { body: saveRequest(booking) });
}

export async function pdf(name = 'invoice.pdf'): Promise<File> {
  const content = await samplePdf((document) => document.setTitle(crypto.randomUUID()));
  return new File([new Uint8Array(content)], name);
}

/** Sends a proof of payment of so many fen for each bill. */
export async function prove(
  person: SignedIn,
  bills: readonly { id: string; amountMinor: number }[],
  { isSure = false }: { isSure?: boolean } = {},
) {
  const { src } = await person.get('POST /uploadFile', { upload: await pdf('transfer.pdf') });
  return await person.get('POST /cost/paymentProof', {
    body: {
      file: src,
      currency: 'CNY',
      paidOn: '2026-11-19',
      payer: 'Payer',
      bills: [...bills],
      amountMinor: bills.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      isSure,
      idempotencyKey: crypto.randomUUID(),
    },
  });
}

export async function dispute(
  person: SignedIn,
  billId: string,
  { feeRowId, expectedMinor = null }: { feeRowId: string | null; expectedMinor?: number | null },
) {
  const { dispute: opened } = await person.get('POST /cost/dispute', {
    body: {
      billId,
      feeRowId,
      reason: 'wrongPrice',
      words: 'too dear',
      expectedMinor,
      files: [],
      idempotencyKey: crypto.randomUUID(),
    },
  });
  return opened;
}
