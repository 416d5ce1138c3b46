import { type Answers, refuse } from '@berth/runtime/testing';
import { enterSheetCell, findSheetCell, sheetText } from '@berth/ui/testing';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../../testing/open-page.tsx';
import { anEntry, aQueue, atDesk, customer, feeItems, staff, toBill } from '../../../testing/sample-desk.ts';

jest.setTimeout(120_000);

const save = 'POST /system/billing/bill';
const bookings = 'GET /system/billing/bookings';
const fromBooking = '/cost/desk/entry?customerId=customer-1&booking=SZL-261102-0007';
const saved = {
  id: 'bill-1',
  number: 'B-SZL-261102-0007',
  status: 'unconfirmed' as const,
  version: 1,
  totals: [],
  isChanged: true,
  changes: [],
};
const open = (path: string, answers: Answers = {}, user = staff) =>
  openPage(
    path,
    {
      [bookings]: { customer, bookings: [toBill()] },
      'GET /system/billing/feeItems': feeItems,
      'GET /system/billing/bill': atDesk(),
      'GET /system/billing/queue': aQueue(),
      ...answers,
    },
    { user },
  );
const press = async (name: string) => await userEvent.click(await screen.findByRole('button', { name }));
const enterDay = async (name: RegExp, day: string) => {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, `${day}{Enter}`);
};
const fees = { feeItem: '费用项目', price: '单价', booking: '业务编号' };
const setCell = (title: string, text: string, line = 1) => {
  fireEvent.change(enterSheetCell(title, line), { target: { value: text } });
};

test('a bill begins with the quotation of its booking, is completed and issued once', async () => {
  const { calls, location } = await open(fromBooking, { [save]: saved });
  expect(await screen.findByDisplayValue('B-SZL-261102-0007')).toBeTruthy();
  await waitFor(() => expect(sheetText(fees.feeItem, 1)).toBe('海运费'));
  expect(screen.getByRole('textbox', { name: '1 USD 折合' })).toBeTruthy();
  await press('出账');
  expect(await screen.findByText('请输入有效日期')).toBeTruthy();
  expect(calls.filter(({ key }) => key === save)).toEqual([]);
  await enterDay(/到期日/, '2099-12-31');
  setCell(fees.price, '110');
  await userEvent.type(screen.getByRole('textbox', { name: '1 USD 折合' }), '7.1');
  await press('出账');
  await waitFor(() => expect(location()).toBe('/cost/desk/bill?id=bill-1'));
  const [sent, ...more] = calls.filter(({ key }) => key === save);
  expect(more).toEqual([]);
  expect(sent?.body).toMatchObject({
    customerId: 'customer-1',
    version: null,
    isSupplement: false,
    dueOn: '2099-12-31',
    rates: [{ currency: 'USD', rate: '7.1' }],
    totals: [
      { currency: 'CNY', amountMinor: 110_000 },
      { currency: 'USD', amountMinor: 4500 },
    ],
  });
});

test('what the server says of a row stands in its cell, of the number at the number, and nothing is lost', async () => {
  const texts = { 'zh-CN': '订舱已在账单 B-9 上', en: 'on bill B-9' };
  const answers: (() => never)[] = [
    () =>
      refuse('REQUEST_INVALID', {
        fields: [{ field: 'rows.1.businessNumber', message: texts['zh-CN'], texts }],
      }),
    () => refuse('BILL_NUMBER_TAKEN', { fields: [{ field: 'number', message: '账单号已被使用' }] }),
  ];
  await open(fromBooking, { [save]: () => answers.shift()?.() as never }, { ...staff, id: 'second' });
  await enterDay(/到期日/, '2099-12-31');
  await press('出账');
  const inCell = await screen.findByText(texts['zh-CN']);
  expect(inCell.id).toContain('rows.1.businessNumber');
  await press('出账');
  expect(await screen.findByText('账单号已被使用')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /到期日/ })).toHaveProperty('value', '2099-12-31');
});

test('a correction sends the version that was seen; a newer one is told of, and taken when asked for', async () => {
  let version = 3;
  const { calls } = await open('/cost/desk/entry?id=bill-1', {
    'GET /system/billing/bill': () =>
      atDesk({ version }, anEntry({ remarks: version === 3 ? '' : '同事改的' })),
    [save]: () => {
      version = 4;
      return refuse('BILL_CHANGED_MEANWHILE');
    },
  });
  await waitFor(() => expect(sheetText(fees.price, 1)).toBe('100'));
  expect(screen.getByRole('textbox', { name: /账单号/ })).toHaveProperty('disabled', true);
  setCell(fees.price, '90');
  await press('保存更正');
  expect(await screen.findByText(/账单已被他人改动/)).toBeTruthy();
  expect(calls.find(({ key }) => key === save)?.body).toMatchObject({
    version: 3,
    rows: [{ line: 1, amountMinor: 90_000 }],
  });
  expect(sheetText(fees.price, 1)).toBe('90');
  await press('放弃填写，载入最新账单');
  expect(await screen.findByDisplayValue('同事改的')).toBeTruthy();
  expect(sheetText(fees.price, 1)).toBe('100');
});

test('what is typed is there again when the page is left and opened once more', async () => {
  const user = { ...staff, id: 'third' };
  const { view } = await open(fromBooking, {}, user);
  await waitFor(() => expect(sheetText(fees.price, 1)).toBe('100.00'));
  setCell(fees.price, '95');
  expect(await screen.findByText('未保存')).toBeTruthy();
  view.unmount();
  await open(fromBooking, {}, user);
  await waitFor(() => expect(sheetText(fees.price, 1)).toBe('95'));
});

test('rows come out of Excel behind those that are there, with what the file leaves out filled in', async () => {
  const cells = {
    businessNumber: '',
    feeItem: 'DOC',
    unit: '票',
    currency: 'CNY',
    quantity: '1',
    unitPrice: '300',
    amount: '300',
    paymentObject: '',
    businessType: '' as const,
    blNumber: '',
    businessDate: '',
    remarks: '',
  };
  const read = { sheet: '费用', rows: [{ row: 2, isRight: true, cells }], errorCount: 0, notes: [] };
  await open(fromBooking, { 'POST /system/billing/importRows': read }, { ...staff, id: 'fourth' });
  await waitFor(() => expect(sheetText(fees.feeItem, 1)).toBe('海运费'));
  await press('从 Excel 导入');
  const file = new File([new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0])], '费用.xlsx');
  fireEvent.change(await screen.findByLabelText('选择文件'), { target: { files: [file] } });
  await press('添加全部 1 行');
  await waitFor(() => expect(findSheetCell(fees.feeItem, 3)).not.toBeNull());
  expect([sheetText(fees.price, 3), sheetText('业务类型', 3)]).toEqual(['300', '拼箱']);
});

test.each([
  ['zh-CN', '从 Excel 导入', '选择文件', '添加全部 1 行', '隐藏的“单价”列没有读取，以可见的列为准'],
  [
    'en',
    'Import from Excel',
    'Choose a file',
    'Add the 1 row',
    'The hidden column “单价” was left out: what counts is in a column that is shown',
  ],
] as const)(
  'rows with a hint wait for a decision, the hint at its row and cell, in %s',
  async (locale, button, field, add, message) => {
    const cells = {
      businessNumber: '',
      feeItem: 'DOC',
      unit: '票',
      currency: 'CNY',
      quantity: '1',
      unitPrice: '300',
      amount: '',
      paymentObject: '',
      businessType: '' as const,
      blNumber: '',
      businessDate: '',
      remarks: '',
    };
    const note = { severity: 'hint' as const, row: 1, cell: 'D1', column: '单价', message };
    const read = { sheet: '费用', rows: [{ row: 2, isRight: true, cells }], errorCount: 0, notes: [note] };
    await openPage(
      '/cost/desk/entry?customerId=customer-1',
      {
        [bookings]: { customer, bookings: [toBill()] },
        'GET /system/billing/feeItems': feeItems,
        'GET /system/billing/queue': aQueue(),
        'POST /system/billing/importRows': read,
      },
      { user: { ...staff, id: `hinted ${locale}` }, locale },
    );
    await press(button);
    const file = new File([new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0])], 'fees.xlsx');
    fireEvent.change(await screen.findByLabelText(field), { target: { files: [file] } });
    expect(await screen.findByRole('row', { name: `1 D1 单价 ${message}` })).toBeTruthy();
    await press(add);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sheetText(locale === 'en' ? 'Unit price' : '单价', 1)).toBe('300');
  },
);

test('whom a bill is for is chosen first where nothing says so', async () => {
  const { location } = await open('/cost/desk/entry', { 'GET /system/billing/customers': [customer] });
  await userEvent.click(await screen.findByText(customer.name));
  await waitFor(() => expect(location()).toBe('/cost/desk/entry?customerId=customer-1'));
});
