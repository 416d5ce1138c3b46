import { type BookingStatus, emptyLclBooking } from '@berth/contract';
import { bookingsChanged } from '@berth/runtime';
import { type Answers, renderRemote } from '@berth/runtime/testing';
import { BerthTheme } from '@berth/ui';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { remote } from '../../remote.tsx';

// A whole form in jsdom on a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const stored = (version: number, remarks: string, status: BookingStatus = 'toBeReceived') => ({
  id: 'booking-1',
  version,
  businessNumber: 'SZL-261119-0007',
  warehouseEntryNumber: '',
  status,
  returnReason: '',
  booking: { ...emptyLclBooking(), remarks },
  measurements: [],
  history: [],
});

function Themed({ children }: { children: ReactNode }) {
  return (
    <BerthTheme locale="zh-CN" appearance="light">
      {children}
    </BerthTheme>
  );
}

/** Opens the form of a booking and types; `change` is what the server has from then on, and says. */
async function openForm() {
  let now = stored(3, '原来的');
  const answers: Answers = {
    'GET /business/getBookingByIdLcl': () => now,
    'GET /business/addressList': [],
    'GET /select/getPortList': [],
    'GET /select/shipMode': [],
    'GET /select/getPackList': [],
    'GET /select/getCountryList': [],
    'GET /select/getSalasList': [],
    'GET /select/getServiceList': [],
  };
  await renderRemote(remote, { path: '/business/lcl/detail?id=booking-1', wrapper: Themed, answers });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '订舱备注' });
  fireEvent.change(field, { target: { value: '我写的' } });
  const remarks = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '订舱备注' }).value;
  const change = async (next: typeof now) => {
    now = next;
    await act(async () => bookingsChanged(['booking-1']));
  };
  return { remarks, change };
}

test('a newer version is said and can be looked at, and what was typed is brought back', async () => {
  const { remarks, change } = await openForm();
  await change(stored(4, '同事写的'));
  expect(await screen.findByText(/有人刚保存了这票订舱的新版本/)).toBeTruthy();
  expect(remarks()).toBe('我写的');
  await userEvent.click(screen.getByRole('button', { name: '查看新版本' }));
  await waitFor(() => expect(remarks()).toBe('同事写的'));
  expect(screen.queryByText(/有人刚保存了这票订舱的新版本/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '恢复我的修改' }));
  expect(remarks()).toBe('我写的');
});

test('a booking that can be edited no more says so, and the form stays with what was typed', async () => {
  const { remarks, change } = await openForm();
  await change(stored(4, '原来的', 'received'));
  expect((await screen.findByRole('alert')).textContent).toContain('这票订舱现在是“已收货”，不能再修改');
  expect(screen.getByRole('link', { name: '查看订舱' }).getAttribute('href')).toBe(
    '/business/lcl/detail?id=booking-1&mode=view',
  );
  expect(remarks()).toBe('我写的');
});

test('what is no new version is no notice', async () => {
  const { remarks, change } = await openForm();
  await change({ ...stored(3, '原来的'), warehouseEntryNumber: 'RK261119-0007' });
  expect(remarks()).toBe('我写的');
  expect(screen.queryByText(/有人刚保存了/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
