import { billLimits } from '@berth/contract';
import { notices } from '@berth/runtime';
import { pageOpener, testUser } from '@berth/runtime/testing';
import { BerthTheme } from '@berth/ui';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../remote.tsx';
import { aTotal, billRow } from '../../../testing/sample-bill.ts';
import { BillsBar } from './BillsBar.tsx';

jest.setTimeout(60_000);

const totals = [aTotal({ amountMinor: 100, confirmedMinor: 100 })];
const bills = Array.from({ length: billLimits.billsAtOnce + 1 }, (_, at) =>
  billRow({ id: `bill-${at}`, number: `B-${at}`, status: 'unpaid', totals }),
);
const Bar = () => <BillsBar bills={bills} onDone={() => undefined} />;
const openBar = pageOpener(
  { ...remote, routes: [{ path: '/bar', title: { 'zh-CN': '', en: '' }, page: async () => Bar }] },
  BerthTheme,
);

test('more bills than one call takes: each button says so and sends nothing', async () => {
  const user = {
    ...testUser,
    permissions: ['cost:view', 'cost:confirm', 'cost:dispute', 'cost:pay', 'exports:make'],
  };
  const { calls } = await openBar('/bar', {}, { user });
  for (const name of ['提交付款凭证', '申请发票', '对账单 PDF', '对账单 Excel']) {
    notices.set([]);
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(notices.get().map(({ title }) => title)).toEqual([
      '一次最多处理 200 张账单，这里有 201 张，请分批处理。',
    ]);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls).toEqual([]);
});
