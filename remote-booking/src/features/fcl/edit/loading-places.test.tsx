import { emptyFclBooking, type FclBooking } from '@berth/contract';
import type { Answers } from '@berth/runtime/testing';
import { sheetTexts } from '@berth/ui/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { savedFcl } from '../../../testing/fcl-booking.ts';
import { click, openForm } from '../../../testing/open-form.tsx';

// A whole form in jsdom on a busy machine takes its time.
jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const booking: FclBooking = {
  ...emptyFclBooking(),
  containers: [{ sizeType: '40HQ', loadingPlace: 1, vgmKg: 21_000, vgmMethod: 'SM1' }],
  loadingPlaces: [
    { address: '长安镇振安中路 18 号', contact: '陈建国', phone: '0755-88886666', loadingAt: null },
  ],
};

const addresses = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: '装柜地址' }).map(({ value }) => value);

const yantian = {
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
};

async function openPlaces(opened = booking, answers: Answers = {}) {
  await openForm('/business/fcl/detail?id=booking-1', {
    ...answers,
    'GET /business/getBookingByIdFcl': savedFcl(opened, 'toBeReceived'),
  });
  await screen.findByRole('textbox', { name: '装柜地址' });
}

test('the second click of a double-click on adding a place removes none', async () => {
  await openPlaces();
  await click('添加装柜地点');
  fireEvent.click(screen.getByRole('button', { name: '删除装柜地点 1' }), { detail: 2 });
  expect(addresses()).toEqual(['长安镇振安中路 18 号', '']);
});

test('a loading place that was filled in is had back after it was removed', async () => {
  await openPlaces();
  await click('添加装柜地点');
  await click('删除装柜地点 1');
  expect(addresses()).toEqual(['']);
  expect(screen.getByText('已删除：装柜地点 1 长安镇振安中路 18 号')).toBeTruthy();
  await click('撤销删除');
  expect(addresses()).toEqual(['长安镇振安中路 18 号', '']);
  await click('删除装柜地点 2');
  expect(screen.queryByText(/^已删除/)).toBeNull();
});

test('two that were removed are had back in turn, the last first', async () => {
  await openPlaces();
  await click('添加装柜地点');
  await userEvent.type(screen.getAllByRole('textbox', { name: '装柜地址' })[1] as HTMLElement, '坂田 2 号');
  await click('添加装柜地点');
  await click('删除装柜地点 1');
  await click('删除装柜地点 1');
  expect(addresses()).toEqual(['']);
  await click('撤销删除');
  expect(addresses()).toEqual(['坂田 2 号', '']);
  await click('撤销删除');
  expect(addresses()).toEqual(['长安镇振安中路 18 号', '坂田 2 号', '']);
});

test('an address from the book brings no contact of another one along, and is undone as far as it stands', async () => {
  await openPlaces(booking, { 'GET /business/addressList': [yantian] });
  const book = screen.getByLabelText('从地址簿选择');
  await userEvent.type(book, 'ytc');
  await screen.findAllByRole('option');
  fireEvent.keyDown(book, { key: 'Enter', keyCode: 13 });
  await waitFor(() => expect(addresses()).toEqual(['盐田 2 号']));
  const contact = screen.getByRole<HTMLInputElement>('textbox', { name: '联系人' });
  expect(contact.value).toBe('');
  await userEvent.type(contact, '李师傅');
  await click('撤销填入');
  expect([addresses(), contact.value]).toEqual([['长安镇振安中路 18 号'], '李师傅']);
});

test('a loading that has passed is warned of, as a sailing is', async () => {
  const [place] = booking.loadingPlaces;
  if (!place) throw new Error('The booking has a loading place');
  await openPlaces({ ...booking, loadingPlaces: [{ ...place, loadingAt: '2020-01-31 09:00:00' }] });
  expect(screen.getByText('该日期已过，请核对。')).toBeTruthy();
});

test('a container that was weighed is had back after one less was ordered', async () => {
  await openPlaces();
  await screen.findByRole('button', { name: '减少一个 40HQ' });
  await click('减少一个 40HQ');
  expect(screen.queryByText('已删除：40HQ 21000')).toBeTruthy();
  await click('撤销删除');
  expect(screen.getByRole('status', { name: '40HQ 数量' }).textContent).toBe('1');
  expect(sheetTexts('VGM KGS')).toEqual(['21000']);
});
