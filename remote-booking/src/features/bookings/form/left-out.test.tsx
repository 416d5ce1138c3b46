import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chinaDay } from '../../../testing/china-day.ts';
import { acceptedLcl, completeLcl, savedLcl } from '../../../testing/lcl-booking.ts';
import { callsOf, click, goods, openForm } from '../../../testing/open-form.tsx';

// A whole form in jsdom on a busy machine takes its time.
jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const submit = 'POST /business/submitBookingLcl';
const picked = {
  ...completeLcl,
  isPickup: true,
  pickupAt: `${chinaDay(9)} 10:00:00`,
  pickupPhone: '0755-88886666',
  pickupAddress: '坂田 1 号',
};
const draft = { ...savedLcl, status: 'draft' as const, booking: picked };
const warning = '未勾选，已填的提货时间、电话和地址不会保存';

async function open(saved: object = draft) {
  const opened = await openForm('/business/lcl/detail?id=booking-1', {
    'GET /business/getBookingByIdLcl': saved as typeof savedLcl, // its status may be another
    [submit]: { ...acceptedLcl, status: 'draft' },
    'GET /select/getAmazonList': [],
  });
  await goods();
  return opened;
}
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

test('what was entered under a choice that is unticked is unsaved, and said at once', async () => {
  await openForm('/business/lcl/detail?new=1');
  await goods();
  await tick('需要上门提货');
  await userEvent.type(screen.getByRole('textbox', { name: '提货地址' }), '坂田');
  await tick('需要上门提货');
  expect(screen.getByText(warning)).toBeDefined();
  const described = screen.getByRole('checkbox', { name: '需要上门提货' }).getAttribute('aria-describedby');
  expect(described).toBe(screen.getByText(warning).id);
  expect(screen.getByRole('button', { name: '1 处请核对' })).toBeDefined();
  expect(await screen.findByText(/^有未保存的修改/)).toBeDefined();
  await tick('需要上门提货');
  expect(screen.getByRole('textbox', { name: '提货地址' })).toHaveProperty('value', '坂田');
  expect(screen.queryByText(warning)).toBeNull();
});

test('a save says what it left out, and leaves it in the form', async () => {
  const { calls } = await open();
  await tick('需要上门提货');
  await click('保存草稿');
  expect(await screen.findByText(/^已保存 .*，不含提货信息$/)).toBeDefined();
  expect(callsOf(calls, submit)[0]?.body).toMatchObject({
    booking: { isPickup: false, pickupPhone: '', pickupAddress: '' },
  });
  await tick('需要上门提货');
  expect(screen.getByRole('textbox', { name: '提货地址' })).toHaveProperty('value', '坂田 1 号');
});

test('before a submission drops it, it is named', async () => {
  const { calls, location } = await open();
  await tick('需要上门提货');
  await click('提交订舱');
  const dialog = await screen.findByRole('dialog', { name: '提交前请核对' });
  expect(dialog.textContent).toContain(`需要上门提货${warning}`);
  expect(callsOf(calls, submit)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '仍然提交' }));
  await waitFor(() => expect(location()).toBe('/business/lcl/index'));
});

test('a private address under another type of warehouse, and documents without a declaration, alike', async () => {
  await open({ ...draft, booking: { ...completeLcl, isDeclared: true, exportDocuments: 'ownTaxRefund' } });
  await userEvent.click(screen.getByLabelText('亚马逊仓'));
  expect(screen.getByText('已填的私人地址不会保存')).toBeDefined();
  await tick('需要报关');
  expect(screen.getByText('未勾选，已选的出口单证不会保存')).toBeDefined();
});

test('the address of a warehouse, which a stored booking has, was entered by nobody and is no private address', async () => {
  const warehouse = { country: 'US', stateName: 'CA', postalCode: '92551', address: '24300 Nandina Ave' };
  await open({ ...draft, booking: { ...completeLcl, ...warehouse } });
  expect(screen.queryByText(/已填的私人地址/)).toBeNull();
  expect(screen.queryByRole('button', { name: /处请核对/ })).toBeNull();
});
