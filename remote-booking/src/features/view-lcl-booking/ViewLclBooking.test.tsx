import { emptyLclBooking, type LclBooking } from '@berth/contract';
import { renderRemote, testUser } from '@berth/runtime/testing';
import { BerthTheme } from '@berth/ui';
import { expect, jest, test } from '@jest/globals';
import { configure, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { remote } from '../../remote.tsx';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

const booking: LclBooking = {
  ...emptyLclBooking(),
  etd: '2026-12-15',
  receivingPlace: 'CNYTN',
  isPickup: true,
  pickupAt: '2026-12-09 09:30:00',
  pickupPhone: '13800138000',
  pickupAddress: '深圳市龙岗区五和大道北 118 号',
};
const saved = {
  id: 'booking-1',
  version: 3,
  businessNumber: 'SZL-261119-0007',
  warehouseEntryNumber: 'RK261119-0007',
  status: 'received' as const,
  returnReason: '',
  booking,
  history: [
    { at: '2026-11-19 10:00:00', by: '何雨欣', what: 'submitted' as const, status: 'toBeReceived' as const },
  ],
};
const port = {
  value: 'CNYTN',
  nameZh: '盐田',
  nameEn: 'Yantian',
  search: '盐田',
  countryCode: 'CN',
  kind: 'sea' as const,
};

function Themed({ children }: { children: ReactNode }) {
  return (
    <BerthTheme locale="zh-CN" appearance="light">
      {children}
    </BerthTheme>
  );
}

test('a booking is read field by field, with who did what, marked by who reads it', async () => {
  const { view } = await renderRemote(remote, {
    path: '/business/lcl/detail?id=booking-1&mode=view',
    wrapper: Themed,
    answers: {
      'GET /business/getBookingByIdLcl': saved,
      'GET /select/getPortList': [port],
      'GET /select/shipMode': [],
      'GET /select/getPackList': [],
      'GET /select/getCountryList': [],
      'GET /select/getSalasList': [],
      'GET /select/getServiceList': [],
    },
  });
  const factOf = async (label: string) =>
    (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;
  // The code stands there at once, the name when the list of ports has come.
  await waitFor(async () => expect(await factOf('收货地')).toBe('盐田 CNYTN'));
  expect(await factOf('提货时间')).toBe('2026-12-09 09:30');
  expect(await factOf('提货地址')).toBe('深圳市龙岗区五和大道北 118 号');
  expect(await factOf('目的地')).toBe('—');
  expect(screen.getByRole('button', { name: '复制 RK261119-0007' })).toBeTruthy();
  const history = within(screen.getByRole('list', { name: '操作记录' })).getByRole('listitem');
  expect(history.textContent).toContain('提交订舱 · 待收货何雨欣2026-11-19 10:00');
  const marks = () => [...document.querySelectorAll('body > svg text')].map(({ textContent }) => textContent);
  expect(marks()).toEqual([testUser.name, testUser.account]);
  view.unmount();
  expect(marks()).toEqual([]);
});
