import { refuse } from '@berth/runtime/testing';
import { sheetTexts } from '@berth/ui/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acceptedLcl, savedLcl } from '../../../testing/lcl-booking.ts';
import { click, goods, openForm, option } from '../../../testing/open-form.tsx';

// A whole form in jsdom on a busy machine takes its time.
jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const warehouse = (value: string) => ({
  ...option(value, value),
  countryCode: 'US',
  stateName: 'CA',
  city: 'LA',
  postalCode: '90001',
  address: `${value} road`,
});
const line = (volume: number) => ({
  goods_name: '灯具',
  shipment_id: '',
  reference_id: '',
  package: 1,
  weight: 10,
  volume,
  long: 100,
  wide: 100,
  high: 100,
  pack: '34',
  instructions: '',
});
const booking = {
  ...savedLcl.booking,
  warehouseType: 'amazon' as const,
  warehouseCode: 'ONT8',
  country: '',
  stateName: '',
  postalCode: '',
  address: '',
  isPickup: true,
  pickupPhone: '0755-88886666',
  pickupAddress: '坂田 1 号',
  cargo: [line(2), line(3)],
};
const addresses = [
  {
    id: 'a1',
    kind: 'pickup' as const,
    title: '盐田仓',
    phone: '13800138000',
    address: '盐田 2 号',
    country: '',
    stateName: '',
    postalCode: '',
    search: '盐田仓\nytc',
    updatedBy: '',
    version: 'v1',
  },
];

async function open(answers = {}) {
  const opened = await openForm('/business/lcl/detail?id=booking-1', {
    'GET /business/getBookingByIdLcl': { ...savedLcl, booking },
    'GET /select/getAmazonList': [warehouse('ONT8')],
    'GET /select/getOtherWarehouseList': [warehouse('LA1')],
    'GET /select/getWmtList': [warehouse('W1')],
    'GET /business/addressList': addresses,
    ...answers,
  });
  await goods();
  return opened;
}

const asDraft = { 'GET /business/getBookingByIdLcl': { ...savedLcl, status: 'draft' as const, booking } };
const code = () => screen.getByRole<HTMLInputElement>('combobox', { name: '仓库代码' });
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: '联系电话' });
const pickup = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '提货地址' });

async function pickAddress() {
  const book = screen.getByLabelText('从地址簿选择');
  await userEvent.type(book, 'ytc');
  await screen.findAllByRole('option');
  fireEvent.keyDown(book, { key: 'Enter', keyCode: 13 });
  await waitFor(() => expect(phone().value).toBe('13800138000'));
}

test('the type of warehouse that was changed twice is undone in turn', async () => {
  await open();
  const type = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  await userEvent.click(type('海外仓'));
  await userEvent.click(type('沃尔玛仓'));
  expect(type('沃尔玛仓').checked).toBe(true);
  await click('撤销更改');
  expect([type('海外仓').checked, screen.queryByText('已删除：仓库代码 ONT8') !== null]).toEqual([
    true,
    true,
  ]);
  await click('撤销删除');
  expect(type('亚马逊仓').checked).toBe(true);
  expect(await screen.findByText(/ONT8 road/)).toBeDefined();
});

test('with a warehouse chosen in between, as well', async () => {
  await open();
  const type = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  await userEvent.click(type('海外仓'));
  await userEvent.type(code(), 'LA1');
  await screen.findAllByRole('option');
  fireEvent.keyDown(code(), { key: 'Enter', keyCode: 13 });
  await screen.findByText(/LA1 road/);
  await userEvent.click(type('沃尔玛仓'));
  await click('撤销删除');
  expect(await screen.findByText(/LA1 road/)).toBeDefined();
  await click('撤销填入');
  await click('撤销删除');
  expect(await screen.findByText(/ONT8 road/)).toBeDefined();
});

test('an address from the book is undone but for what was typed over it', async () => {
  await open();
  await pickAddress();
  expect(screen.getByText('已填入：盐田仓')).toBeDefined();
  await userEvent.type(pickup(), ' B 座');
  await click('撤销填入');
  expect([phone().value, pickup().value]).toEqual(['0755-88886666', '盐田 2 号 B 座']);
  expect(screen.queryByText('已填入：盐田仓')).toBeNull();
});

test('what was undone cannot overwrite what was saved', async () => {
  await open({
    ...asDraft,
    'POST /business/submitBookingLcl': { ...acceptedLcl, status: 'draft' },
  });
  await pickAddress();
  await click('保存草稿');
  await screen.findByText(/^已保存 /);
  expect(screen.queryByRole('button', { name: '撤销填入' })).toBeNull();
  expect(pickup().value).toBe('盐田 2 号');
});

test('a save that is refused leaves what can be undone', async () => {
  await open({ ...asDraft, 'POST /business/submitBookingLcl': () => refuse('DATABASE_UNAVAILABLE') });
  await pickAddress();
  await click('保存草稿');
  await screen.findByText(/服务暂时不可用/);
  await click('撤销填入');
  expect(pickup().value).toBe('坂田 1 号');
});

test('volumes that were taken for all lines are had back', async () => {
  await open();
  await click('2 行不符');
  expect(sheetTexts('体积 CBM')).toEqual(['1.000', '1.000']);
  await click('撤销：2 行体积改回原值');
  expect(sheetTexts('体积 CBM')).toEqual(['2', '3']);
  expect(screen.queryByRole('button', { name: /改回原值/ })).toBeNull();
});
