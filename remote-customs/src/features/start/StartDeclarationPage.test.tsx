import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '../../testing/open-page.ts';
import { booking, declaration } from '../../testing/sample-declaration.ts';

jest.setTimeout(60_000);

const bookings = 'GET /business/declarationBookings';
const start = 'POST /business/declarationStart';

test('the list leads to a new declaration', async () => {
  const { location } = await openPage('/customs', {
    'GET /business/declarationList': { rows: [], total: 0, summary: {} },
    [bookings]: { bookings: [], hasMore: false },
  });
  expect(await screen.findByText(/还没有报关资料/)).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '新建报关资料' })));
  expect(location()).toBe('/customs/start');
  expect(await screen.findByText(/没有待申报的订舱/)).toBeTruthy();
});

test('bookings that sail together are merged, others say why not; the declaration opens', async () => {
  const other = { ...booking, id: 'b-2', businessNumber: 'SZL-261120-0002' };
  const far = { ...booking, id: 'b-3', businessNumber: 'SZL-261120-0003', dischargePort: 'USNYC' };
  const done = {
    ...booking,
    id: 'b-4',
    businessNumber: 'SZL-261120-0004',
    declaration: { id: 'd-9', status: 'confirmed' as const },
  };
  const { calls, location } = await openPage('/customs/start?bookings=b-1', {
    [bookings]: { bookings: [booking, other, far, done], hasMore: false },
    [start]: { id: 'd-1', version: 1, status: 'notSubmitted' },
    'GET /business/declaration': declaration(),
    'GET /select/getCountryList': [],
    'POST /business/hsCodesNamed': [],
    'POST /business/goodsValues': [],
  });
  const box = async (name: string) => await screen.findByRole<HTMLInputElement>('checkbox', { name });
  expect((await box('SZL-261120-0001')).checked).toBe(true);
  expect((await box('SZL-261120-0003')).disabled).toBe(true);
  expect(screen.getByText('卸货港不同')).toBeTruthy();
  expect(screen.getByRole('link', { name: '打开' }).getAttribute('href')).toBe('/customs/declaration?id=d-9');
  fireEvent.click(await box('SZL-261120-0002'));
  fireEvent.click(screen.getByRole('radio', { name: '退税' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '开始填写' })));
  await waitFor(() => expect(location()).toBe('/customs/declaration?id=d-1'));
  const [sent] = calls.filter(({ key }) => key === start);
  expect(sent?.body).toMatchObject({ bookingIds: ['b-1', 'b-2'], kind: 'tax', goods: 'cargo' });
});
