import { expect, test } from '@jest/globals';
import {
  compareInvoices,
  emptyVatInvoiceLine,
  refundsOfInvoices,
  vatInvoiceProblems,
} from './vat-invoice.ts';

const line = {
  ...emptyVatInvoiceLine(),
  number: '12345678',
  issuedOn: '2026-11-01',
  issuerName: '永康工具厂',
  issuerCode: '91350100M000100Y43',
  hsCode: '9403609990',
  net: 100_000,
  taxRate: 13,
  tax: 13_000,
};
const told = (changes: Partial<typeof line>) =>
  vatInvoiceProblems([{ ...line, ...changes }], {
    isComplete: true,
    path: 'vatInvoices',
    today: '2026-11-24',
  }).map(({ path, rule }) => `${path} ${rule}`);

test('a line of a VAT invoice is right as its invoice prints it', () => {
  expect(told({})).toEqual([]);
  // Line by line, an invoice rounds to the fen.
  expect(told({ net: 33.33, tax: 4.34 })).toEqual([]);
});

test('a fully digital invoice has twenty digits and no code; an older one has both', () => {
  expect(told({ number: '26352000000012345678' })).toEqual([]);
  expect(told({ number: '00123456', code: '035002600111' })).toEqual([]);
  expect(told({ number: '26352000000012345678', code: '035002600111' })).toEqual([
    'vatInvoices.0.code vatInvoiceCodeOfDigital',
  ]);
});

test('a line is wrong at the field that is wrong', () => {
  expect(told({ number: '123' })).toEqual(['vatInvoices.0.number vatInvoiceNumber']);
  expect(told({ code: '0350' })).toEqual(['vatInvoices.0.code vatInvoiceCode']);
  expect(told({ quantity: 100 })).toEqual(['vatInvoices.0.unit chooseOne']);
  expect(told({ quantity: -1, unit: '011' })).toEqual(['vatInvoices.0.quantity notPositive']);
  expect(told({ issuerCode: '91350100M000100Y44' })).toEqual([
    'vatInvoices.0.issuerCode taxNumberCheckDigit',
  ]);
  expect(told({ issuedOn: '2026-11-25' })).toEqual(['vatInvoices.0.issuedOn dayInFuture']);
  expect(told({ tax: 12_000 })).toEqual(['vatInvoices.0.tax vatNotNetTimesRate']);
});

test('the refund is net × rate of the code, and unknown where the code has no rate', () => {
  const rates: Record<string, number> = { '9403609990': 13, '6109100021': 9 };
  const rateOf = (code: string) => rates[code] ?? null;
  const lines = [line, { hsCode: '0000000000', net: 50 }, { hsCode: '6109100021', net: 0.5 }];
  expect(refundsOfInvoices(lines, rateOf)).toEqual({ lines: [1_300_000, null, 5], totalMinor: 1_300_005 });
});

test('the net amount of invoices stands beside the declared value at a rate', () => {
  const lines = [88_000, 0.5].map((net) => ({ ...emptyVatInvoiceLine(), net }));
  expect(compareInvoices({ currency: 'USD', amountMinor: 1_250_000 }, lines, 7.1)).toEqual({
    declaredMinor: 8_875_000,
    netMinor: 8_800_050,
    differenceMinor: -74_950,
    percent: -0.8,
  });
  const nothing = compareInvoices({ currency: 'JPY', amountMinor: 0 }, lines, 0.05);
  expect([nothing.differenceMinor, nothing.percent]).toEqual([8_800_050, null]);
});
