import { expect, test } from '@jest/globals';
import type { CustomsUnit } from './customs-unit.ts';
import { emptyDeclarationLine } from './declaration-line.ts';
import type { HsCode } from './hs-code.ts';
import { invoiceChecks } from './invoice-checks.ts';
import { emptyVatInvoiceLine } from './vat-invoice.ts';

const hsCode = '9405210090';
/** 100 pairs of the deal, in articles (011) and kilograms (035) by the tariff. */
const goods = [
  { ...emptyDeclarationLine(), hsCode, declarationUnit: '025' as const, quantity: 100, netWeight: 300 },
];
const code = { code: hsCode, firstUnit: '011', secondUnit: '035' } as HsCode; // what the check reads of it
const invoice = (unit: CustomsUnit, quantity: number) => ({
  ...emptyVatInvoiceLine(),
  number: '26352000000012345678',
  hsCode,
  unit,
  quantity,
});
const told = (...invoices: ReturnType<typeof invoice>[]) =>
  invoiceChecks(invoices, goods, [code]).map(({ path, check, texts }) => [path, check, texts.en]);

test('invoices that count as the declaration does are right, several of them together', () => {
  expect(told(invoice('025', 100))).toEqual([]);
  expect(told(invoice('035', 300))).toEqual([]);
  expect(told(invoice('025', 60), invoice('025', 40))).toEqual([]);
});

test('a unit that is none of the declaration’s is named with those that would do', () => {
  const [[path, check, text] = []] = told(invoice('006', 1200));
  expect([path, check]).toEqual(['vatInvoices.0.unit', 'invoiceUnit']);
  expect(text).toMatch(/^The invoice counts in set, the declaration in pair, article, kilogram/);
});

test('a quantity that does not fit its own unit is told once, with both', () => {
  const text = 'Invoices have 1200 pair, the declaration 100 pair';
  expect(told(invoice('025', 1000), invoice('025', 200))).toEqual([
    ['vatInvoices.0.quantity', 'invoiceQuantity', text],
  ]);
});
