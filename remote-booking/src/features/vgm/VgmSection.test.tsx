import {
  type FclContainer as Container,
  emptyCargoLine,
  emptyFclBooking,
  type FclBooking,
} from '@berth/contract';
import { bookingsChanged, notices } from '@berth/runtime';
import { type Answers, refuse } from '@berth/runtime/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sailing, savedFcl } from '../../testing/fcl-booking.ts';
import { openForm, unsavedNames } from '../../testing/open-form.tsx';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

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

const region = () => screen.findByRole('region', { name: 'VGM 验证总重' });
const section = async () => within(await region());
const container = async (name: string) => within(await (await section()).findByRole('group', { name }));
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

describe('a colleague who saves the booking while it is being typed', () => {
  const [, second, third] = booking.containers as [Container, Container, Container]; // the three of above
  const press = async (name: string) => userEvent.click((await section()).getByRole('button', { name }));
  const typeOf = async (name: string, kg: string) => {
    await userEvent.type(await mass(name), kg);
    await userEvent.click((await container(name)).getByLabelText('SM1 整柜称重'));
  };
  /** The page follows by itself; the server's guard answers as it does. */
  async function openShared(start: Partial<FclBooking>) {
    let stored = { ...saved, booking: { ...booking, cargo: [], ...start } };
    const { told } = await openView({
      'GET /business/getBookingByIdFcl': () => stored,
      [tell]: ({ body }) =>
        (body as { version: number }).version === stored.version // as the contract has it
          ? { id: saved.id, version: 9, businessNumber: saved.businessNumber, status: saved.status }
          : refuse('BOOKING_VERSION_CONFLICT', { message: '王芳已保存新版本' }),
    });
    const save = (changes: Partial<FclBooking>) => {
      stored = { ...stored, version: stored.version + 1, booking: { ...stored.booking, ...changes } };
      act(() => bookingsChanged(['booking-1']));
    };
    return { told, save };
  }

  test('with its containers in another order: no mass goes over to another box unasked', async () => {
    const { told, save } = await openShared({ containers: [second, third] });
    await typeOf('1. 40HQ', '21400');
    save({ containers: [third, second] });
    const changed = await within(await region()).findByText('订舱已改动：这里原为 1. 40HQ，现为 1. 20GP');
    expect(changed.closest('[role="alert"]')?.textContent).toContain('您填写的：21,400 KGS · SM1，尚未提交');
    expect((await container('1. 20GP')).queryByRole('textbox')).toBeNull();
    await press('提交 VGM');
    expect(told()).toEqual([]);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('您填写的：21,400 KGS'));
    await press('不用这个数');
    expect((await mass('1. 20GP')) as HTMLInputElement).toHaveProperty('value', '');
    await typeOf('2. 40HQ', '21400');
    await press('提交 VGM');
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(told()[0]).toMatchObject({ version: 4, containers: [{ index: 1, vgmKg: 21_400 }] });
  });

  test('with two boxes of one size at each other’s loading place: it is said, and used where that is meant', async () => {
    const place = (address: string) => ({ address, contact: '', phone: '', loadingAt: null });
    const loadingPlaces = [place('盐田一号仓'), place('东莞厂房')];
    const two = [second, { ...second, loadingPlace: 2 }];
    const { told, save } = await openShared({ containers: two, loadingPlaces });
    expect((await container('2. 40HQ')).getByText('东莞厂房')).toBeDefined();
    await typeOf('1. 40HQ', '21400');
    save({ loadingPlaces: loadingPlaces.toReversed() });
    const words = '订舱已改动：这里原为 1. 40HQ · 盐田一号仓，现为 1. 40HQ · 东莞厂房';
    await within(await region()).findByText(words);
    await press('用于现在的柜子');
    await press('提交 VGM');
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(told()[0]).toMatchObject({ version: 4, containers: [{ index: 0, vgmKg: 21_400 }] });
  });

  test('with fewer containers: what was typed of the one that is gone is still there to be read', async () => {
    const { told, save } = await openShared({ containers: [second, third] });
    await typeOf('2. 20GP', '12000');
    save({ containers: [second] });
    await within(await region()).findByText('订舱已改动：2. 20GP 已不在订舱中');
    expect((await section()).getByText('您填写的：12,000 KGS · SM1，尚未提交。')).toBeDefined();
    await press('提交 VGM');
    expect(told()).toEqual([]);
  });

  test('with a VGM of the same box: neither replaces the other unasked', async () => {
    const { told, save } = await openShared({ containers: [second] });
    await typeOf('1. 40HQ', '21400');
    save({ containers: [{ ...second, vgmKg: 20_100, vgmMethod: 'SM2' }] });
    await within(await region()).findByText('1. 40HQ 的 VGM 已由他人改动');
    expect((await section()).getByText('现在的 VGM：20,100 KGS · SM2')).toBeDefined();
    await press('改用我填写的');
    await press('提交 VGM');
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(told()[0]).toMatchObject({ version: 4, containers: [{ index: 0, vgmKg: 21_400 }] });
  });

  test('with other boxes elsewhere: the server’s guard is asked, and once it has answered the same is told again', async () => {
    const { told, save } = await openShared({ containers: [second, third] });
    await typeOf('1. 40HQ', '21400');
    save({ containers: [second, { ...third, sizeType: '45HQ' }] });
    await container('2. 45HQ');
    await press('提交 VGM');
    const refused = await within(await region()).findByText('王芳已保存新版本');
    expect(refused.closest('[role="alert"]')?.textContent).toContain('您填写的 VGM 都还在，未提交');
    expect((await mass('1. 40HQ')) as HTMLInputElement).toHaveProperty('value', '21400');
    await press('已核对，提交 VGM');
    await waitFor(() => expect(told()).toHaveLength(2));
    expect(told()).toMatchObject([{ version: 3 }, { version: 4 }]);
    expect(notices.get().map(({ title }) => title)).toContain('1 个集装箱的 VGM 已提交');
  });

  test('without touching its containers: nothing is asked', async () => {
    const { told, save } = await openShared({ containers: [second] });
    await typeOf('1. 40HQ', '21400');
    save({ remarks: '请尽快' });
    await waitFor(() => expect(screen.getByText('请尽快')).toBeDefined());
    await press('提交 VGM');
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(told()[0]).toMatchObject({ version: 4 });
  });
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

test.each([
  ['its cut-off', { sailing: { ...sailing, vgmCutOffAt: '2020-12-12 12:00:00' } }, '已过截 VGM 时间'],
  ['the ship has left', { hasDeparted: true }, '船已离港'],
])('a VGM that is changed after %s is said to be late, once it is being changed', async (_, state, word) => {
  const containers = booking.containers.slice(0, 1);
  await openView({
    'GET /business/getBookingByIdFcl': { ...saved, ...state, booking: { ...booking, containers } },
  });
  const part = await section();
  expect(part.queryByRole('alert')).toBeNull();
  await userEvent.click(part.getByRole('button', { name: '修改 1. 40HQ 的 VGM' }));
  expect(part.getByRole('alert').textContent).toContain(word);
});

test('what is typed is there again when the page is opened anew', async () => {
  const first = await openView();
  await userEvent.type(await mass('2. 40HQ'), '20000');
  first.view.unmount();
  expect(JSON.stringify({ ...localStorage })).not.toContain('20000');
  await openView();
  await waitFor(async () => expect(await mass('2. 40HQ')).toHaveProperty('value', '20000'));
});

test('of one container typed in two windows the older mass waits, and is there once the newer one is given up', async () => {
  const first = await openView();
  await userEvent.type(await mass('2. 40HQ'), '20000');
  first.view.unmount();
  const ofFirst = Object.entries({ ...localStorage });
  const second = await openView();
  await waitFor(async () => expect(await mass('2. 40HQ')).toHaveProperty('value', '20000'));
  await userEvent.clear(await mass('2. 40HQ'));
  await userEvent.type(await mass('2. 40HQ'), '19000');
  second.view.unmount();
  // As if both windows had been open at once.
  for (const [name, text] of ofFirst) localStorage.setItem(name, text);
  expect(unsavedNames()).toHaveLength(2);
  const third = await openView();
  await waitFor(async () => expect(await mass('2. 40HQ')).toHaveProperty('value', '19000'));
  third.view.unmount();
  expect(unsavedNames()).toHaveLength(2);
  const fourth = await openView();
  await waitFor(async () => expect(await mass('2. 40HQ')).toHaveProperty('value', '19000'));
  await userEvent.clear(await mass('2. 40HQ'));
  // Nothing comes into a field that is being typed in.
  expect(await mass('2. 40HQ')).toHaveProperty('value', '');
  fourth.view.unmount();
  await openView();
  await waitFor(async () => expect(await mass('2. 40HQ')).toHaveProperty('value', '20000'));
});

test('what waits is shown in its section, and either can be had in place of the other', async () => {
  const first = await openView();
  await userEvent.type(await mass('2. 40HQ'), '20000');
  first.view.unmount();
  const ofFirst = Object.entries({ ...localStorage });
  localStorage.clear();
  const second = await openView();
  await userEvent.type(await mass('2. 40HQ'), '19000');
  second.view.unmount();
  for (const [name, text] of ofFirst) localStorage.setItem(name, text);
  await openView();
  await waitFor(async () => expect(await mass('2. 40HQ')).toHaveProperty('value', '19000'));
  const press = async (name: string | RegExp) =>
    userEvent.click((await section()).getByRole('button', { name }));
  expect((await section()).getByText('2. 40HQ: 20,000 KGS')).toBeDefined();
  await press('恢复未保存的内容');
  await waitFor(async () => expect(await mass('2. 40HQ')).toHaveProperty('value', '20000'));
  expect((await section()).getByText('2. 40HQ: 19,000 KGS')).toBeDefined();
  await press('恢复未保存的内容');
  await waitFor(async () => expect(await mass('2. 40HQ')).toHaveProperty('value', '19000'));
  await press(/^放 ?弃$/);
  expect((await section()).queryByText('2. 40HQ: 20,000 KGS')).toBeNull();
  await press('撤销放弃');
  expect((await section()).getByText('2. 40HQ: 20,000 KGS')).toBeDefined();
});

test('what is typed while the rest is sent stays', async () => {
  let answer = () => {};
  const { told } = await openView({
    [tell]: () =>
      new Promise((resolve) => {
        answer = () =>
          resolve({ id: saved.id, version: 4, businessNumber: saved.businessNumber, status: saved.status });
      }),
  });
  await userEvent.type(await mass('2. 40HQ'), '20000');
  await userEvent.click((await container('2. 40HQ')).getByRole('radio', { name: /SM1/ }));
  await userEvent.click((await section()).getByRole('button', { name: '提交 VGM' }));
  await waitFor(() => expect(told()).toHaveLength(1));
  await userEvent.type(await mass('3. 20GP'), '9000');
  answer();
  await waitFor(() => expect(notices.get()).toMatchObject([{ kind: 'success' }]));
  expect(await mass('3. 20GP')).toHaveProperty('value', '9000');
});
