import type { ReceivedCall } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.ts';
import { content, declaration } from '../../testing/sample-declaration.ts';
import type { CatalogueCode, Goods } from '../calls/goods.queries.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const save = 'POST /business/declarationSave';
const goods: Goods = {
  id: 'g-1',
  version: 'v',
  revision: 1,
  updatedBy: '李',
  updatedAt: '2026-11-01 10:00:00',
  sku: 'TL-9',
  nameZh: '落地灯',
  nameEn: 'Floor lamp',
  hsCode: '9405210090',
  clearanceCode: '',
  ...({ declarationUnit: '007', unitPrice: 30, currency: 'USD', netWeight: 2, grossWeight: 2.5 } as const),
  brandType: '0',
  exportBenefit: '0',
  otherElements: '铁|LED|无',
  material: '铁',
  usage: '照明',
  brand: '',
  model: 'FL-1',
  remarks: '',
};
const code: CatalogueCode = {
  ...({
    code: '9405210090',
    nameZh: '台灯',
    nameEn: 'Table lamps',
    firstUnit: '007',
    secondUnit: '035',
  } as const),
  elements: ['品牌类型', '出口享惠情况', '材质', '光源'],
  refundRate: 13,
};
const catalogue = {
  source: { 'zh-CN': '税则', en: 'Tariff' },
  asOf: '2026-01-01',
  isImported: false,
  added: null,
};
const answers = {
  'GET /select/getCountryList': [],
  'GET /business/declaration': declaration(),
  'GET /business/goodsSearch': { goods: [goods], hasMore: false },
  'GET /business/hsCodes': { catalogue, codes: [code], hasMore: false },
  'POST /business/hsCodesNamed': [],
  'POST /business/goodsValues': [],
  [save]: { id: 'd-1', version: 2, status: 'notSubmitted' as const },
};
const press = async (name: string, inside: HTMLElement = document.body) => {
  const [button] = await within(inside).findAllByRole('button', { name });
  await act(async () => fireEvent.click(button as Element));
};
const type = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
const savedGoods = (calls: readonly ReceivedCall[]) =>
  calls.flatMap(({ key, body }) =>
    key === save ? (body as { goods: Record<string, unknown>[] }).goods : [],
  ); // as it was sent

test('a new line is filled from the library, found by a word; its weights wait for a quantity', async () => {
  const { calls } = await openPage('/customs/declaration?id=d-1', answers);
  await press('从商品库填入');
  await type(/^按 SKU/, 'luodi');
  await press('填入');
  await press('关闭');
  await press('保存草稿');
  await waitFor(() => expect(calls.some(({ key }) => key === save)).toBe(true));
  const lines = savedGoods(calls);
  expect(lines).toHaveLength(content.goods.length + 1);
  expect(lines.at(-1)).toMatchObject({
    nameZh: '落地灯',
    hsCode: '9405210090',
    unitPrice: 30,
    netWeight: null,
  });
});

test('a code out of the catalogue brings its units, and its elements in their order', async () => {
  const { calls } = await openPage('/customs/declaration?id=d-1', answers);
  await press('编码与申报要素');
  await type(/^按编码/, '台灯');
  await press('选用');
  await type(/^3\. 材质/, '铝');
  await type(/^4\. 光源/, 'LED|灯珠');
  await press('填入这一行');
  await press('关闭');
  await press('保存草稿');
  await waitFor(() => expect(calls.some(({ key }) => key === save)).toBe(true));
  // A separator in a value would be another element.
  const expected = { hsCode: '9405210090', supplementaryUnit: '035', otherElements: '铝|LED/灯珠' };
  expect(savedGoods(calls)[0]).toMatchObject(expected);
});

test('a double click on 填入 fills one line', async () => {
  const { calls } = await openPage('/customs/declaration?id=d-1', answers);
  await press('从商品库填入');
  await type(/^按 SKU/, 'luodi');
  const fill = await screen.findByRole('button', { name: '填入' });
  await act(async () => {
    fireEvent.click(fill, { detail: 1 });
    fireEvent.click(fill, { detail: 2 });
  });
  await press('关闭');
  await press('保存草稿');
  await waitFor(() => expect(calls.some(({ key }) => key === save)).toBe(true));
  expect(savedGoods(calls)).toHaveLength(content.goods.length + 1);
});

test('closing the dialog asks about elements that are typed, and not once they are filled in', async () => {
  await openPage('/customs/declaration?id=d-1', answers);
  await press('编码与申报要素');
  await type(/^按编码/, '台灯');
  await press('选用');
  await type(/^3\. 材质/, '铝');
  await press('关闭');
  const question = await screen.findByRole('alertdialog');
  await press('继续填写', question);
  expect(await screen.findByDisplayValue('铝')).toBeTruthy();
  await press('填入这一行');
  await press('关闭');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('goods in dollars bring no price into a declaration that has just become one in yen', async () => {
  const { calls } = await openPage('/customs/declaration?id=d-1', answers);
  const currency = await screen.findByRole('combobox', { name: /^币制/ });
  fireEvent.change(currency, { target: { value: 'JPY' } });
  fireEvent.keyDown(currency, { key: 'Enter', keyCode: 13 });
  await press('从商品库填入');
  await type(/^按 SKU/, 'luodi');
  await press('填入');
  await press('关闭');
  await press('保存草稿');
  await waitFor(() => expect(calls.some(({ key }) => key === save)).toBe(true));
  expect(savedGoods(calls).at(-1)).toMatchObject({ nameZh: '落地灯', unitPrice: null });
});

test('a line is offered to the library with the weights of one', async () => {
  const { calls } = await openPage('/customs/declaration?id=d-1', {
    ...answers,
    'POST /business/goodsSave': goods,
  });
  await press('存入商品库');
  await type(/^SKU/, 'NEW-1');
  await press('保存');
  await waitFor(() => expect(calls.some(({ key }) => key === 'POST /business/goodsSave')).toBe(true));
  const [line] = content.goods;
  const saved = calls.find(({ key }) => key === 'POST /business/goodsSave')?.body;
  const each = (weight: number | null | undefined) =>
    Math.round(((weight ?? 0) / (line?.quantity ?? 1)) * 1000) / 1000;
  expect(saved).toMatchObject({ sku: 'NEW-1', nameZh: line?.nameZh, netWeight: each(line?.netWeight) });
});

test('a code that the catalogue lacks is said at its line; it may be declared', async () => {
  await openPage('/customs/declaration?id=d-1', answers);
  await screen.findByText(/处请核对/);
  expect(await screen.findByText(/目录中没有此编码/)).toBeTruthy();
  await press('提交');
  expect((await screen.findByRole('dialog')).textContent).toMatch(/目录中没有此编码/);
});

test('elements that the code asks for and the line lacks are named', async () => {
  const [line] = content.goods;
  const known = { ...code, code: line?.hsCode ?? '', elements: [...code.elements, '功率', '品牌', '型号'] };
  await openPage('/customs/declaration?id=d-1', { ...answers, 'POST /business/hsCodesNamed': [known] });
  await screen.findByText(/处请核对/);
  expect(await screen.findByText(/缺申报要素：.*型号/)).toBeTruthy();
  await press('提交');
  expect((await screen.findByRole('dialog')).textContent).toMatch(/缺申报要素：.*型号/);
});
