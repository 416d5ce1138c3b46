import type { ConsoleFigures } from '@berth/contract/endpoints';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { showPart } from '../../testing/open-page.tsx';
import { AmountsCard } from './AmountsCard.tsx';

// jsdom has no canvas; without one echarts estimates how wide a text is.
beforeAll(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const link = (filter: Record<string, string[]>) => ({ list: 'bills', filter });
const toConfirm = (records: number): ConsoleFigures['figures'][number] => ({
  name: 'feesToConfirm',
  value: { unit: 'count', count: records },
  before: null,
  trend: [],
  parts: [{ ...link({ status: ['unconfirmed|='] }), value: { unit: 'count', count: records }, records }],
});
const figures: ConsoleFigures & { unanswered: string[] } = {
  isEmpty: false,
  sailings: [],
  recent: [],
  unanswered: [],
  figures: [toConfirm(2)],
  charts: [
    {
      name: 'billAmount',
      unit: '',
      months: ['2026-10', '2026-11'],
      series: ['CNY', 'USD'].map((name) => ({
        name,
        values: name === 'CNY' ? [3.5, 1200] : [0, 80],
        links: ['2026-10-01', '2026-11-01'].map((day) =>
          link({ issuedOn: [`${day}|>=`], currencies: [name] }),
        ),
      })),
    },
  ],
};
const show = (answer = figures) => showPart(<AmountsCard />, { 'GET /business/customerOrderInfo': answer });
const address = (element: HTMLElement) => decodeURIComponent(element.getAttribute('href') ?? '');

test('each amount of the table leads to the bills behind it, a row or column for each currency', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: '查看表格' }));
  const table = screen.getByRole('table', { name: '近六个月账单金额（按出账月份）' });
  const amount = within(table).getByRole('link', { name: /^USD 2026-11：80/ });
  expect(address(amount)).toBe('/cost?issuedOn=2026-11-01|>=&currencies=USD');
  expect(within(table).getByRole('link', { name: /^CNY 2026-10：3\.5/ })).toBeDefined();
});

test('bills to confirm are a link to them, and none where none wait', async () => {
  await show();
  expect(address(await screen.findByRole('link', { name: '2 张账单待确认' }))).toBe(
    '/cost?status=unconfirmed|=',
  );
});

test('without any bills it says so', async () => {
  await show({ ...figures, charts: [], figures: [toConfirm(0)] });
  await screen.findByText('近六个月没有账单。');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a server that could not count bills in time is no customer without any', async () => {
  await show({ ...figures, charts: [], figures: [], unanswered: ['bills'] });
  expect((await screen.findByRole('alert')).textContent).toContain('账单数据暂时没有统计出来。');
});
