import { expect, test } from '@jest/globals';
import { emptyBuyOrder } from './buy-order.ts';
import type { DeclarationContent } from './declaration.ts';
import { emptyDeclarationHeader } from './declaration-header.ts';
import { emptyDeclarationLine } from './declaration-line.ts';
import { isReturnPath, reasonsLeft } from './return-reasons.ts';
import { emptyVatInvoiceLine } from './vat-invoice.ts';

const line = (nameZh: string, hsCode: string) => ({ ...emptyDeclarationLine(), nameZh, hsCode });
const content = (changes: Partial<DeclarationContent> = {}): DeclarationContent => ({
  kind: 'declare',
  currency: 'USD',
  header: { ...emptyDeclarationHeader(), consigneeName: 'ACME' },
  goods: [line('灯', '1'), line('杯', '2'), line('桌', '3')],
  buyOrder: emptyBuyOrder(),
  vatInvoices: [],
  ...changes,
});
const reason = (path: string) => ({ path, words: 'wrong' });

test('a reason goes once its field is another value, and that of the whole stays', () => {
  const reasons = [reason(''), reason('header.consigneeName'), reason('header.packing')];
  const header = { ...content().header, consigneeName: 'ACME Inc.' };
  expect(reasonsLeft(reasons, content(), content({ header }))).toEqual([
    reason(''),
    reason('header.packing'),
  ]);
});

test('a reason of a line follows the line, and goes with it', () => {
  const [lamp, cup, table] = content().goods as [
    ReturnType<typeof line>,
    ReturnType<typeof line>,
    ReturnType<typeof line>,
  ];
  const left = (goods: DeclarationContent['goods'], path = 'goods.2.hsCode') =>
    reasonsLeft([reason(path)], content(), content({ goods })).map((each) => each.path);
  expect(left([cup, table])).toEqual(['goods.1.hsCode']);
  expect(left([lamp, cup])).toEqual([]);
  expect(left([line('新', '9'), lamp, cup, table])).toEqual(['goods.3.hsCode']);
  // Another column of the line was mended, or this one.
  expect(left([lamp, cup, { ...table, nameZh: '木桌' }])).toEqual(['goods.2.hsCode']);
  expect(left([lamp, cup, { ...table, hsCode: '4' }])).toEqual([]);
  expect(left([{ ...table, nameZh: '木桌' }, lamp, cup])).toEqual(['goods.0.hsCode']);
});

test('of two lines that are the same each keeps its own reason', () => {
  const goods = [line('灯', '1'), line('灯', '1')];
  const reasons = [reason('goods.0.hsCode'), reason('goods.1.hsCode')];
  expect(reasonsLeft(reasons, content({ goods }), content({ goods }))).toEqual(reasons);
});

test('a declaration is returned at fields that its customer sees', () => {
  const paths = ['', 'kind', 'header.packing', 'goods.2.hsCode'];
  for (const path of paths) expect([path, isReturnPath(content(), path)]).toEqual([path, true]);
  const wrong = [
    'goods.3.hsCode',
    'goods.0.typo',
    'header.typo',
    'header',
    'buyOrder.fee',
    'vatInvoices.0.net',
    'x',
  ];
  for (const path of wrong) expect([path, isReturnPath(content(), path)]).toEqual([path, false]);
  const merged = content({ kind: 'merge', vatInvoices: [emptyVatInvoiceLine()] });
  expect([isReturnPath(merged, 'buyOrder.fee'), isReturnPath(merged, 'vatInvoices.0.net')]).toEqual([
    true,
    true,
  ]);
});
