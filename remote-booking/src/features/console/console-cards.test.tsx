import { bookingKinds } from '@berth/contract';
import type { ConsoleFigures } from '@berth/contract/endpoints';
import { recordsChanged } from '@berth/runtime';
import type { Answers } from '@berth/runtime/testing';
import { refuse } from '@berth/runtime/testing';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { showPart } from '../../testing/open-page.tsx';
import { RecentCard } from './RecentCard.tsx';
import { TodayCard } from './TodayCard.tsx';
import { VolumeCard } from './VolumeCard.tsx';

// jsdom has no canvas; without one echarts estimates how wide a text is.
beforeAll(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const info = 'GET /business/customerOrderInfo';
const count = (number: number) => ({ unit: 'count' as const, count: number });
const part = (list: string, filter: Record<string, string[]>, records: number) => ({
  list,
  filter,
  records,
  value: count(records),
});
const today = (kind: 'lcl' | 'fcl', records: number) => ({
  name: `${kind}Today`,
  value: count(records),
  before: count(0),
  trend: [],
  parts: [part(`${kind}Bookings`, { createdAt: ['2026-11-20 00:00:00|>='] }, records)],
});
const etd = (day: string) => ({ etd: [`${day}|=`] });

const figures: ConsoleFigures & { unanswered: string[] } = {
  isEmpty: false,
  figures: [today('lcl', 3), today('fcl', 0)],
  charts: [
    {
      name: 'cargoVolume',
      unit: 'CBM',
      months: ['2026-10', '2026-11'],
      series: Object.keys(bookingKinds).map((kind) => ({
        name: kind,
        values: kind === 'lcl' ? [12.5, 30] : [0, 0],
        links: ['2026-10-01', '2026-11-01'].map((day) => ({ list: `${kind}Bookings`, filter: etd(day) })),
      })),
    },
  ],
  sailings: [
    { day: '2026-11-20', parts: [] },
    { day: '2026-11-21', parts: [part('fclBookings', etd('2026-11-21'), 2)] },
  ],
  recent: [
    {
      id: 'b1',
      kind: 'fcl',
      businessNumber: 'SZF-261120-0001',
      status: 'received',
      goodsName: '灯具',
      receivingPlace: 'CNYTN',
      destination: 'USLGB',
      etd: null,
      createdAt: '2026-11-20 09:00:00',
      tracking: {
        containers: 1,
        milestone: 'departure',
        hasDeparted: true,
        eta: null,
        isArrived: false,
        delayHours: null,
      },
    },
  ],
  unanswered: [],
};

const show = (card: ReactNode, answer: Answers[typeof info] = figures) =>
  showPart(card, { [info]: answer, 'GET /select/getPortList': [] });
const address = (element: HTMLElement) => decodeURIComponent(element.getAttribute('href') ?? '');

test('today: each figure leads to the bookings that it counts, and so does each departure', async () => {
  await show(<TodayCard />);
  const lcl = await screen.findByRole('link', { name: '3 票' });
  expect(address(lcl)).toBe('/business/lcl/index?createdAt=2026-11-20+00:00:00|>=');
  expect(address(screen.getByRole('link', { name: '0 票' }))).toContain('/business/fcl/index?');
  const days = screen.getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual(['今天无', '明天整柜 2']);
  const sailing = screen.getByRole('link', { name: '整柜 2 票，11-21 离港' });
  expect(address(sailing)).toBe('/business/fcl/index?etd=2026-11-21|=');
});

test('the volume of six months: kinds without any are left out, each figure of the table is a link', async () => {
  await show(<VolumeCard />);
  fireEvent.click(await screen.findByRole('button', { name: '查看表格' }));
  const table = screen.getByRole('table', { name: '近六个月货量（按开船月份）' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  const link = within(table).getByRole('link', { name: '拼箱 2026-10：12.500 CBM' });
  expect(address(link)).toBe('/business/lcl/index?etd=2026-10-01|=');
});

test('without any cargo the chart says so', async () => {
  await show(<VolumeCard />, { ...figures, charts: [] });
  await screen.findByText('近六个月还没有货量。');
});

test('recent orders: number, route, status and how far the containers are', async () => {
  await show(<RecentCard />);
  const number = await screen.findByRole('link', { name: 'SZF-261120-0001' });
  expect(address(number)).toBe('/business/fcl/detail?id=b1&mode=view');
  const row = screen.getByRole('listitem');
  expect(within(row).getByText('已收货')).toBeDefined();
  expect(within(row).getByRole('img')).toBeDefined();
});

test('a booking that changes anywhere is counted again', async () => {
  let records = 3;
  await show(<TodayCard />, () => ({ ...figures, figures: [today('lcl', records), today('fcl', 0)] }));
  await screen.findByRole('link', { name: '3 票' });
  records = 4;
  act(() => recordsChanged('booking', ['b1']));
  await screen.findByRole('link', { name: '4 票' });
});

test('figures that could not be had are asked for again where somebody wants it', async () => {
  let isDown = true;
  await show(<TodayCard />, () => (isDown ? refuse('DATABASE_UNAVAILABLE') : figures));
  const again = await screen.findByRole('button', { name: '重试' });
  isDown = false;
  fireEvent.click(again);
  await screen.findByRole('link', { name: '3 票' });
});

test('a server that could not count bookings in time is no customer without any', async () => {
  let unanswered = ['bookings'];
  await show(<RecentCard />, () => ({ ...figures, recent: [], unanswered }));
  expect((await screen.findByRole('alert')).textContent).toContain('订舱数据暂时没有统计出来。');
  unanswered = [];
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.getByText(/还没有订单/)).toBeDefined());
});
