import { emptyCargoLine, emptyFclBooking, type FclBooking } from '@berth/contract';
import { notices } from '@berth/runtime';
import { type Answers, refuse } from '@berth/runtime/testing';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sailing, savedFcl } from '../../testing/fcl-booking.ts';
import { openForm } from '../../testing/open-form.tsx';

jest.setTimeout(60_000);

const open40 = { sizeType: '40HQ', loadingPlace: 1, vgmKg: null, vgmMethod: null };
const booking: FclBooking = {
  ...emptyFclBooking(),
  containers: [{ ...open40, vgmKg: 21_500.5, vgmMethod: 'SM1' }, open40, { ...open40, sizeType: '20GP' }],
  cargo: [{ ...emptyCargoLine(), goods_name: '灯具', weight: 50_000 }],
};
const saved = { ...savedFcl(booking), sailing };
const tell = 'POST /business/submitVgm';

async function openView(answers: Answers = {}) {
  const opened = await openForm('/business/fcl/detail?id=booking-1&mode=view', {
    'GET /business/getBookingByIdFcl': saved,
    'GET /business/getContainerTrace': { summary: null, containers: [] },
    ...answers,
  });
  const told = () => opened.calls.filter(({ key }) => key === tell).map(({ body }) => body);
  return { ...opened, told };
}

const section = async () => within(await screen.findByRole('region', { name: 'VGM 验证总重' }));
const container = async (name: string) => within((await section()).getByRole('group', { name }));
const mass = async (name: string) => (await container(name)).getByLabelText('VGM KGS');
const messageOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

test('the masses are told by the keyboard alone; the page shows them', async () => {
  let stored = saved;
  const { told } = await openView({
    'GET /business/getBookingByIdFcl': () => stored,
    [tell]: () => {
      const [first, ...others] = booking.containers;
      const containers = [first, ...others.map((each) => ({ ...each, vgmKg: 20_000, vgmMethod: 'SM2' }))];
      stored = { ...saved, version: 4, booking: { ...booking, containers } as FclBooking }; // the three of above
      return { id: saved.id, version: 4, businessNumber: saved.businessNumber, status: saved.status };
    },
  });
  const part = await section();
  expect(part.getByText('1. 40HQ').nextElementSibling?.textContent).toBe('21,500.5 KGS · SM1');
  expect(part.getAllByText('待填')).toHaveLength(2);
  expect(part.getByText(/^剩 \d+ 天/)).toBeDefined();
  expect(part.getByRole('status').textContent).toBe('已提交 1 / 3 个集装箱，可分次提交');
  await userEvent.click(await mass('2. 40HQ'));
  await userEvent.keyboard('２００００');
  await userEvent.click((await container('2. 40HQ')).getByLabelText('SM2 累加计算'));
  await userEvent.click(await mass('2. 40HQ'));
  fireEvent.keyDown(await mass('2. 40HQ'), { key: 'Enter', keyCode: 229 });
  expect(document.activeElement).toBe(await mass('2. 40HQ'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(await mass('3. 20GP'));
  await userEvent.keyboard('20000{Enter}');
  await waitFor(async () =>
    expect((await section()).getByRole('status').textContent).toBe('全部 3 个集装箱的 VGM 已提交'),
  );
  expect(told()).toEqual([
    {
      bookingId: 'booking-1',
      version: 3,
      containers: [
        { index: 1, vgmKg: 20_000, vgmMethod: 'SM2' },
        { index: 2, vgmKg: 20_000, vgmMethod: 'SM2' },
      ],
    },
  ]);
  expect(notices.get().map(({ title }) => title)).toContain('2 个集装箱的 VGM 已提交');
  expect(part.queryByRole('button', { name: '提交 VGM' })).toBeNull();
});

test('what is wrong stands at its field, and all of them together above the button; nothing is sent', async () => {
  const { told } = await openView();
  await userEvent.type(await mass('2. 40HQ'), '20.5');
  await userEvent.click((await section()).getByRole('button', { name: '提交 VGM' }));
  const field = await mass('2. 40HQ');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(messageOf(field)).toContain('2520');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect((await container('2. 40HQ')).getByText('请选择')).toBeDefined();
  for (const name of ['2. 40HQ', '3. 20GP']) {
    await userEvent.clear(await mass(name));
    await userEvent.type(await mass(name), '3000');
    await userEvent.click((await container(name)).getByLabelText('SM1 整柜称重'));
  }
  expect((await section()).getByRole('alert').textContent).toContain('27500.5');
  expect(told()).toEqual([]);
});

test('an unusual mass is warned of once its field is left, and told all the same', async () => {
  const { told } = await openView({ [tell]: () => refuse('DATABASE_UNAVAILABLE') });
  const field = await mass('2. 40HQ');
  await userEvent.type(field, '33000');
  expect(messageOf(field)).toBeUndefined();
  await userEvent.click((await container('2. 40HQ')).getByLabelText('SM1 整柜称重'));
  await waitFor(() => expect(messageOf(field)).toContain('30480'));
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await userEvent.click((await section()).getByRole('button', { name: '提交 VGM' }));
  await waitFor(() => expect(told()).toHaveLength(1));
});

test('a stored one is changed after a press, or kept as it was; what was refused stays typed', async () => {
  const { told } = await openView({
    [tell]: () => refuse('BOOKING_VERSION_CONFLICT', { message: '王芳已保存新版本' }),
  });
  const change = async () =>
    userEvent.click((await section()).getByRole('button', { name: '修改 1. 40HQ 的 VGM' }));
  await change();
  await userEvent.click((await container('1. 40HQ')).getByRole('button', { name: '放弃修改' }));
  await change();
  await userEvent.clear(await mass('1. 40HQ'));
  await userEvent.type(await mass('1. 40HQ'), '22000');
  await userEvent.click((await section()).getByRole('button', { name: '提交 VGM' }));
  expect(await screen.findByText('王芳已保存新版本')).toBeDefined();
  expect((await mass('1. 40HQ')) as HTMLInputElement).toHaveProperty('value', '22000');
  expect(told()).toHaveLength(1);
});

test.each(['arrived', 'pickedUp', 'returned', 'draft'] as const)(
  'there is none of a booking that is %s',
  async (status) => {
    await openView({ 'GET /business/getBookingByIdFcl': { ...saved, status } });
    await screen.findByRole('region', { name: '装柜地点' });
    expect(screen.queryByRole('region', { name: 'VGM 验证总重' })).toBeNull();
  },
);

test('after its cut-off a missing VGM is called for, and can still be told', async () => {
  const over = { ...sailing, vgmCutOffAt: '2020-12-12 12:00:00' };
  await openView({ 'GET /business/getBookingByIdFcl': { ...saved, sailing: over } });
  const part = await section();
  expect(part.getByRole('alert').textContent).toContain('已过截 VGM 时间');
  expect(part.getByRole('button', { name: '提交 VGM' })).toBeDefined();
});
