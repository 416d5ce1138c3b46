import type { LclBookingRow } from '@berth/contract';
import { type Answers, FakeRefusal, refuse, renderRemote } from '@berth/runtime/testing';
import { BerthTheme } from '@berth/ui';
import { describe, expect, jest, test } from '@jest/globals';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { remote } from '../../remote.tsx';

// A whole form in jsdom on a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

const row = (businessNumber: string, change: Partial<LclBookingRow> = {}): LclBookingRow => ({
  id: businessNumber,
  businessNumber,
  customerBusinessNumber: '',
  warehouseEntryNumber: '',
  status: 'toBeReceived',
  etd: '2026-12-15',
  expectedWarehousingAt: null,
  transportChannel: '',
  receivingPlace: 'CNYTN',
  destination: 'USLAX',
  dischargePort: '',
  warehouseType: 'amazon',
  warehouseCode: 'ONT8',
  goodsName: '灯具',
  lines: 3,
  cartons: 120,
  weight: 1850.5,
  volume: 14.4,
  tracking: null,
  version: 1,
  createdAt: '2026-11-20 10:00:00',
  updatedAt: '2026-11-20 10:00:00',
  ...change,
});
const answer = (...rows: LclBookingRow[]) => ({
  rows,
  total: rows.length,
  summary: { cartons: 1284, weight: 9000, volume: 88.5 },
});
const list = 'GET /business/getBookingListLcl';

function open(answers: Answers, path = '/business/lcl/index') {
  const quiet: Answers = {
    'GET /select/getPortList': [],
    'GET /select/shipMode': [],
    'GET /business/getBookingUnfinished': { rows: [], total: 0 },
    'GET /system/table/info': null,
    'GET /system/filter/list': [],
    'GET /system/view/list': [],
  };
  return renderRemote(remote, { path, answers: { ...quiet, ...answers }, wrapper: Themed });
}

function Themed({ children }: { children: ReactNode }) {
  return (
    <BerthTheme locale="zh-CN" appearance="light">
      {children}
    </BerthTheme>
  );
}

describe('the list', () => {
  test('links each booking: to edit where that may be, else to see', async () => {
    await open({ [list]: answer(row('SZL-261120-0001'), row('SZL-261120-0002', { status: 'received' })) });
    const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await link('SZL-261120-0001')).toBe('/business/lcl/detail?id=SZL-261120-0001');
    expect(await link('SZL-261120-0002')).toBe('/business/lcl/detail?id=SZL-261120-0002&mode=view');
    expect(screen.getByText('1,284')).toBeDefined();
  });

  test('asks for what its address says, and writes there what is chosen', async () => {
    const { calls, location } = await open(
      { [list]: answer(row('SZL-261120-0001')) },
      '/business/lcl/index?status=received&page=2',
    );
    await screen.findByText('SZL-261120-0001');
    const query = () => calls.filter(({ key }) => key === list).at(-1)?.query;
    expect(query()).toMatchObject({ page: 2, status: ['received|include'] });
    await userEvent.click(screen.getByRole('button', { name: '草稿' }));
    await waitFor(() => expect(query()).toMatchObject({ page: 1, status: ['draft,received|include'] }));
    expect(location()).toBe('/business/lcl/index?status=draft%2Creceived%7Cinclude');
  });

  test.each([
    ['', ['全部']],
    ['?status=received', ['已收货']],
    ['?status=received%7C%3D', ['已收货']],
    ['?status=received%7C!%3D', []],
    ['?status=received%7Cnotinclude', []],
  ])('the statuses of the address %s are lit', async (search, lit) => {
    await open({ [list]: answer(row('SZL-261120-0001')) }, `/business/lcl/index${search}`);
    await screen.findByText('SZL-261120-0001');
    const pills = within(screen.getByRole('group', { name: '状态' })).queryAllByRole('button', {
      pressed: true,
    });
    expect(pills.map(({ textContent }) => textContent)).toEqual(lit);
  });

  test('a page beyond the last one leads to the last', async () => {
    const { location } = await open(
      {
        [list]: ({ query }) => ({
          ...answer(row('SZL-261120-0001')),
          total: 45,
          ...(query.page === 3 ? {} : { rows: [] }),
        }),
      },
      '/business/lcl/index?status=received&page=999',
    );
    await screen.findByText('SZL-261120-0001');
    expect(location()).toBe('/business/lcl/index?status=received%7Cinclude&page=3');
  });

  test('each new booking has an address of its own', async () => {
    const { location } = await open({
      [list]: answer(row('SZL-261120-0001')),
      'GET /business/getServeceId': { businessNumber: 'SZL-261120-0042' },
      'GET /select/getPackList': [],
      'GET /select/getSalasList': [],
      'GET /select/getServiceList': [],
    });
    await userEvent.click(await screen.findByRole('button', { name: /新增订舱/ }));
    expect(location()).toMatch(/^\/business\/lcl\/detail\?new=[0-9a-f]{8}$/);
  });

  test('a place has no name to read until the names are there', async () => {
    let answerPorts = (_ports: []) => {};
    await open({
      [list]: answer(row('SZL-261120-0001')),
      'GET /select/getPortList': () =>
        new Promise((resolve) => {
          answerPorts = resolve;
        }),
    });
    await screen.findByText('SZL-261120-0001');
    expect(screen.queryByText('CNYTN')).toBeNull();
    answerPorts([]);
    expect(await screen.findByText('CNYTN')).toBeDefined();
  });

  test('a slow old answer never takes the place of a newer one', async () => {
    let answerSlow = (_data: ReturnType<typeof answer>) => {};
    await open({
      [list]: ({ query }) =>
        query.status
          ? answer(row('SZL-261120-0002'))
          : new Promise((resolve) => {
              answerSlow = resolve;
            }),
    });
    await userEvent.click(await screen.findByText('已收货'));
    await screen.findByText('SZL-261120-0002');
    answerSlow(answer(row('SZL-261120-0001')));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('SZL-261120-0001')).toBeNull();
    expect(screen.getByText('SZL-261120-0002')).toBeDefined();
  });
});

describe('where there is nothing to show', () => {
  test('nothing booked yet, or nothing that matches', async () => {
    const { view } = await open({ [list]: answer() });
    expect(await screen.findByText('还没有拼箱订舱。第一票从这里开始。')).toBeDefined();
    view.unmount();
    const { location } = await open({ [list]: answer() }, '/business/lcl/index?goodsName=x');
    await screen.findByText('没有符合筛选条件的订舱。');
    await userEvent.click(screen.getByText('清除筛选'));
    expect(location()).toBe('/business/lcl/index');
  });

  test('a refusal shows its message where the rows were', async () => {
    await open({
      [list]: ({ query }) => (query.status ? refuse('FORBIDDEN') : answer(row('SZL-261120-0001'))),
    });
    await screen.findByText('SZL-261120-0001');
    await userEvent.click(screen.getByText('已收货'));
    expect(await screen.findByText('没有权限访问该资源')).toBeDefined();
    expect(screen.queryByText('SZL-261120-0001')).toBeNull();
  });

  test('a malformed answer says so', async () => {
    await open({
      [list]: () => {
        throw new FakeRefusal(200, { code: 200, message: '', data: { rows: null } });
      },
    });
    expect(await screen.findByText('数据格式错误')).toBeDefined();
  });

  test('no answer can be tried again', async () => {
    let isDown = true;
    await open({
      [list]: () => {
        if (isDown) throw new FakeRefusal(503, {});
        return answer(row('SZL-261120-0001'));
      },
    });
    const retry = await screen.findByText('重试');
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('SZL-261120-0001')).toBeDefined();
  });
});

test('finds by a text as it is entered, and says above the list what is applied', async () => {
  const { calls, location } = await open({ [list]: answer(row('SZL-261120-0001')) });
  const field = await screen.findByLabelText('查找内容');
  fireEvent.change(field, { target: { value: ' 灯具，|大 ' } });
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(false);
  await userEvent.type(field, '{Enter}');
  await waitFor(() => expect(calls.filter(({ key }) => key === list)).toHaveLength(2));
  expect(calls.at(-1)?.query).toMatchObject({ goodsName: ['灯具，\\|大|include'] });
  expect(screen.getByText('灯具，|大')).toBeDefined();
  await userEvent.click(screen.getByLabelText(/移除.*品名/));
  await waitFor(() => expect(location()).toBe('/business/lcl/index'));
});

test('exports what is filtered, in the columns that are shown', async () => {
  const { calls } = await open(
    {
      [list]: answer(row('SZL-261120-0001')),
      'GET /fileExport': () => refuse('EXPORTS_BUSY'),
    },
    '/business/lcl/index?status=received&prop=etd&order=descending&page=2',
  );
  await userEvent.click(await screen.findByText('导出'));
  expect((await screen.findByRole('alert')).textContent).toContain('导出失败');
  expect(calls.find(({ key }) => key === 'GET /fileExport')?.query).toMatchObject({
    list: 'lclBookings',
    status: ['received|include'],
    prop: 'etd',
    order: 'descending',
    columns:
      'businessNumber,customerBusinessNumber,status,milestone,eta,delayHours,receivingPlace,destination,' +
      'warehouseCode,etd,goodsName,cartons,weight,volume',
  });
});

test('shows the columns as its person set them', async () => {
  const column = { isShown: true, widthPx: null, isSortable: true, fixed: null };
  await open({
    [list]: answer(row('SZL-261120-0001', { warehouseEntryNumber: 'RC-77' })),
    'GET /system/table/info': {
      table: 'lclBookings',
      version: 's1',
      density: 'compact',
      isBordered: false,
      isStriped: true,
      columns: [
        { ...column, key: 'warehouseEntryNumber' },
        { ...column, key: 'businessNumber' },
        { ...column, key: 'goodsName', isShown: false },
      ],
    },
  });
  expect(await screen.findByText('RC-77')).toBeDefined();
  expect(screen.queryByText('灯具')).toBeNull();
  expect(screen.getAllByRole('columnheader')[1]?.textContent).toBe('入仓编号');
});

test('a link to a view has its columns, order and filter; another one leads back to it', async () => {
  const column = { isShown: true, widthPx: null, isSortable: true, fixed: null };
  const view = {
    id: 'v1',
    title: '按入仓编号',
    version: 'v1.1',
    columns: [
      { ...column, key: 'warehouseEntryNumber' },
      { ...column, key: 'businessNumber' },
    ],
    sort: { field: 'etd', order: 'descending' as const },
    filterObj: { status: ['received|include'] },
    isDefault: false,
  };
  const { calls, location } = await open(
    {
      [list]: answer(row('SZL-261120-0001')),
      'GET /system/view/list': [view],
      'GET /fileExport': new Blob(['PK']),
    },
    '/business/lcl/index?view=v1&status=received%7Cinclude&prop=etd&order=descending',
  );
  await screen.findByText('SZL-261120-0001');
  const firstHead = () => screen.getAllByRole('columnheader')[1]?.textContent;
  expect(firstHead()).toBe('入仓编号');
  expect(screen.queryByText('已修改')).toBeNull();
  expect(calls.find(({ key }) => key === list)?.query).toMatchObject({ prop: 'etd', order: 'descending' });
  await userEvent.click(screen.getByText('全部'));
  expect(location()).toBe('/business/lcl/index?view=v1&prop=etd&order=descending');
  expect(screen.getByText('已修改')).toBeDefined();
  await userEvent.click(screen.getByText('视图：按入仓编号'));
  await userEvent.click(screen.getByText('不使用视图'));
  expect([location(), firstHead()]).toEqual(['/business/lcl/index', '业务编号']);
});

test('what of the address cannot be read is said above the list, and cleared from there', async () => {
  const { calls, location } = await open(
    { [list]: answer(row('SZL-261120-0001')) },
    '/business/lcl/index?cartons=abc%7C%3D&status=received&page=0',
  );
  await screen.findByText('SZL-261120-0001');
  expect(calls.find(({ key }) => key === list)?.query).toMatchObject({
    page: 1,
    status: ['received|include'],
  });
  const said = '地址中的条件“page=0”、“cartons=abc|=”无法识别，已忽略';
  expect(screen.getByText(said)).toBeDefined();
  await userEvent.click(screen.getByText('从地址中清除'));
  expect(location()).toBe('/business/lcl/index?status=received%7Cinclude');
  expect(screen.queryByText(said)).toBeNull();
});

test('drafts to finish are offered', async () => {
  await open({
    [list]: answer(row('SZL-261120-0001')),
    'GET /business/getBookingUnfinished': {
      rows: [
        {
          id: 'd',
          businessNumber: 'SZL-261118-0003',
          goodsName: '',
          destination: '',
          updatedAt: '2026-11-18 09:00:00',
        },
      ],
      total: 1,
    },
  });
  const link = await screen.findByRole('link', { name: /SZL-261118-0003/ });
  expect(link.getAttribute('href')).toBe('/business/lcl/detail?id=d');
});
