import { emptyLclBooking, type Milestone, type MilestoneTimes, milestones } from '@berth/contract';
import { bookingsChanged } from '@berth/runtime';
import { type Answers, refuse, renderRemote } from '@berth/runtime/testing';
import { BerthTheme } from '@berth/ui';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { remote } from '../../remote.tsx';
import type { TracedContainer } from './track-containers.queries.ts';

jest.setTimeout(60_000);

const nothing: MilestoneTimes = {
  planned: null,
  estimated: null,
  actual: null,
  place: '',
  firstEstimate: null,
  delayHours: null,
};
type Times = Partial<Record<Milestone, Partial<MilestoneTimes>>>;

const container = (number: string, times: Times = {}): TracedContainer => ({
  number,
  sizeType: '40HQ',
  sealNumber: 'SL778',
  vesselName: 'COSCO ARIES',
  voyageNumber: '077E',
  portOfLoading: 'CNYTN',
  portOfDischarge: 'USLGB',
  milestones: milestones.map((milestone) => ({ milestone, ...nothing, ...times[milestone] })),
});
const atSea: Times = {
  departure: {
    planned: '2026-11-17T20:00:00+08:00',
    estimated: '2026-11-18T00:00:00+08:00',
    actual: '2026-11-18T03:40:00+08:00',
    place: 'CNYTN',
    firstEstimate: '2026-11-18T00:00:00+08:00',
    delayHours: 4,
  },
  arrival: {
    estimated: '2026-12-05T08:00:00-08:00',
    place: 'USLGB',
    firstEstimate: '2026-12-03T03:00:00-08:00',
    delayHours: 53,
  },
};
const port = (value: string, nameZh: string) => ({
  value,
  nameZh,
  nameEn: nameZh,
  search: nameZh,
  countryCode: value.slice(0, 2),
  kind: 'sea' as const,
});

const saved = {
  id: 'booking-1',
  version: 3,
  businessNumber: 'SZL-261119-0007',
  warehouseEntryNumber: '',
  status: 'spaceLocked' as const,
  returnReason: '',
  assignedContainers: 0,
  hasSailing: false,
  hasDeparted: false,
  booking: emptyLclBooking(),
  measurements: [],
  history: [],
};

function Themed({ children }: { children: ReactNode }) {
  return (
    <BerthTheme locale="zh-CN" appearance="light">
      {children}
    </BerthTheme>
  );
}

async function open(answers: Answers) {
  const made = await renderRemote(remote, {
    path: '/business/lcl/detail?id=booking-1&mode=view',
    wrapper: Themed,
    answers: {
      'GET /business/getBookingByIdLcl': saved,
      'GET /select/getPortList': [port('CNYTN', '盐田'), port('USLGB', '长滩')],
      'GET /select/shipModeNew': [],
      'GET /select/getPackList': [],
      'GET /select/getCountryList': [],
      'GET /select/getSalasList': [],
      'GET /select/getServiceList': [],
      'GET /business/getShippingDocuments': [],
      ...answers,
    },
  });
  return { ...made, section: within(await screen.findByRole('region', { name: '货物跟踪' })) };
}

const trace = (...containers: TracedContainer[]) => ({ summary: null, containers });

test('a container stands in a picture and in its seven times, with the delay against the first estimate', async () => {
  const { section } = await open({
    'GET /business/getContainerTrace': trace(container('CSQU3054383', atSea)),
  });
  expect(await section.findByRole('img', { name: '从 盐田 到 长滩：航行中' })).toBeTruthy();
  const rows = within(section.getByRole('list', { name: 'CSQU3054383 的七个时间' })).getAllByRole('listitem');
  expect(rows).toHaveLength(7);
  expect(rows[2]?.textContent).toBe(
    '离港盐田计划2026-11-17 20:00 UTC+8预计2026-11-18 00:00 UTC+8实际2026-11-18 03:40 UTC+8晚 4 小时首次预计 2026-11-18 00:00',
  );
  expect(rows[3]?.getAttribute('aria-current')).toBe('step');
  expect(rows[3]?.textContent).toContain('下一步');
  expect(
    within(rows[3] as HTMLElement)
      .getByText('晚 2 天 5 小时')
      .getAttribute('data-tone'),
  ).toBe('danger');
  expect(
    within(rows[3] as HTMLElement)
      .getByTitle('2026-12-05 08:00 UTC−8')
      .getAttribute('datetime'),
  ).toBe('2026-12-05T08:00:00-08:00');
  expect(rows[3]?.textContent).toContain('晚 2 天 5 小时首次预计 2026-12-03 03:00');
  expect(rows[4]?.textContent).not.toContain('首次预计');
  expect(section.getByText('COSCO ARIES / 077E')).toBeTruthy();
  expect(section.getByText(/箱号校验正确/)).toBeTruthy();
  expect(section.queryByRole('tablist')).toBeNull();
});

test('several containers are chosen by tabs, with the keyboard as well; a wrong check digit is said', async () => {
  const { section } = await open({
    'GET /business/getContainerTrace': trace(
      container('CSQU3054383', atSea),
      container('CSQU3054384'),
      container('MSKU1234565', atSea),
    ),
  });
  const tab = (name: RegExp) => section.getByRole('tab', { name });
  expect((await section.findByRole('tab', { name: /CSQU3054383/ })).getAttribute('aria-selected')).toBe(
    'true',
  );
  await userEvent.click(tab(/CSQU3054384/));
  expect(section.getByText(/校验位不符/)).toBeTruthy();
  expect(section.getByRole('img', { name: /等待离港/ })).toBeTruthy();
  fireEvent.keyDown(tab(/CSQU3054384/), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tab(/MSKU1234565/));
  fireEvent.keyDown(tab(/MSKU1234565/), { key: 'ArrowRight' });
  expect(tab(/CSQU3054383/).getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(tab(/CSQU3054383/), { key: 'End' });
  expect(section.getByRole('tabpanel', { name: /MSKU1234565/ })).toBeTruthy();
});

test('before there is a container the page says what comes next', async () => {
  const { section } = await open({ 'GET /business/getContainerTrace': trace() });
  expect(await section.findByText('已放舱。集装箱号一经分配就显示在这里。')).toBeTruthy();
});

test('what cannot be had is tried again, and the booking stays', async () => {
  let isDown = true;
  const { section } = await open({
    'GET /business/getContainerTrace': () => (isDown ? refuse('INTERNAL') : trace(container('CSQU3054383'))),
  });
  const retry = await section.findByRole('button', { name: '重试' });
  isDown = false;
  await userEvent.click(retry);
  expect(await section.findByRole('list', { name: 'CSQU3054383 的七个时间' })).toBeTruthy();
  expect(screen.getByRole('region', { name: '航程' })).toBeTruthy();
});

test('an open page follows a change elsewhere, on the container that is looked at', async () => {
  let times: Times = {};
  const { section, calls } = await open({
    'GET /business/getContainerTrace': () => trace(container('CSQU3054383'), container('CSQU3054384', times)),
  });
  await userEvent.click(await section.findByRole('tab', { name: /CSQU3054384/ }));
  times = atSea;
  await act(async () => bookingsChanged(['another']));
  expect(section.getByRole('img', { name: /等待离港/ })).toBeTruthy();
  await act(async () => bookingsChanged(['booking-1']));
  expect(await section.findByRole('img', { name: '从 盐田 到 长滩：航行中' })).toBeTruthy();
  expect(section.getByRole('tab', { name: /CSQU3054384/ }).getAttribute('aria-selected')).toBe('true');
  await waitFor(() =>
    expect(calls.filter(({ key }) => key === 'GET /business/getBookingByIdLcl')).toHaveLength(2),
  );
});

test('of a returned booking nothing is followed', async () => {
  await renderRemote(remote, {
    path: '/business/lcl/detail?id=booking-1&mode=view',
    wrapper: Themed,
    answers: {
      'GET /business/getBookingByIdLcl': { ...saved, status: 'returned' },
      'GET /select/getPortList': [],
      'GET /select/shipModeNew': [],
      'GET /select/getPackList': [],
      'GET /select/getCountryList': [],
      'GET /select/getSalasList': [],
      'GET /select/getServiceList': [],
      'GET /business/getShippingDocuments': [],
    },
  });
  expect(await screen.findByRole('region', { name: '航程' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: '货物跟踪' })).toBeNull();
});
