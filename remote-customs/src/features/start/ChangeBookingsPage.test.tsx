import { refuse } from '@berth/runtime/testing';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '../../testing/open-page.ts';
import { booking, declaration } from '../../testing/sample-declaration.ts';

jest.setTimeout(60_000);

const bookings = 'GET /business/declarationBookings';
const change = 'POST /business/declarationBookings';
const read = 'GET /business/declaration';

const own = { ...booking, declaration: { id: 'd-1', status: 'notSubmitted' as const } };
const other = { ...booking, id: 'b-2', businessNumber: 'SZL-261120-0002' };
const taken = {
  ...booking,
  id: 'b-3',
  businessNumber: 'SZL-261120-0003',
  declaration: { id: 'd-9', status: 'notSubmitted' as const },
};
const choices = { bookings: [own, other, taken], hasMore: false };

test('bookings are added and taken out of a declaration; what leaves is named before', async () => {
  const { calls, location } = await openPage('/customs/bookings?id=d-1', {
    [bookings]: choices,
    [read]: declaration(),
    [change]: { id: 'd-1', version: 2, status: 'notSubmitted' },
    'GET /select/getCountryList': [],
    'POST /business/hsCodesNamed': [],
    'POST /business/goodsValues': [],
  });
  const box = async (name: string) => await screen.findByRole<HTMLInputElement>('checkbox', { name });
  await waitFor(async () => expect((await box('SZL-261120-0001')).checked).toBe(true));
  expect((await box('SZL-261120-0003')).disabled).toBe(true);
  fireEvent.click(await box('SZL-261120-0002'));
  expect(screen.getByText(/会添加到商品表的末尾/)).toBeTruthy();
  fireEvent.click(await box('SZL-261120-0001'));
  expect(screen.getByText(/SZL-261120-0001 将从这份资料移除/)).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '保存订舱' })));
  await waitFor(() => expect(location()).toBe('/customs/declaration?id=d-1'));
  const [sent] = calls.filter(({ key }) => key === change);
  expect(sent?.body).toMatchObject({ id: 'd-1', version: 1, bookingIds: ['b-2'] });
});

test('what was sent is withdrawn first', async () => {
  await openPage('/customs/bookings?id=d-1', { [read]: declaration({ status: 'toBeConfirmed' }) });
  expect(await screen.findByText(/如需更改请先撤回/)).toBeTruthy();
});

test('what a colleague added meanwhile is not taken out: it is chosen from anew', async () => {
  let stored = declaration();
  const { calls } = await openPage('/customs/bookings?id=d-1', {
    [bookings]: choices,
    [read]: () => stored,
    [change]: () => {
      stored = declaration({ version: 2 });
      return refuse('VERSION_CONFLICT');
    },
  });
  await screen.findByText(/会添加到商品表的末尾/);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '保存订舱' })));
  await screen.findByText(/资料刚被修改，请按现在的订舱重新选择/);
  expect(screen.queryByRole('button', { name: '保存订舱' })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '重新选择' })));
  const again = await screen.findByRole('button', { name: '保存订舱' });
  await act(async () => fireEvent.click(again));
  const versions = calls.filter(({ key }) => key === change).map(({ body }) => body);
  expect(versions).toMatchObject([{ version: 1 }, { version: 2 }]);
});
