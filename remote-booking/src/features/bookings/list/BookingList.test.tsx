import { recordsChanged } from '@berth/runtime';
import { type Answers, FakeRefusal, refuse } from '@berth/runtime/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formAnswers } from '../../../testing/open-form.tsx';
import { lclAnswer, lclRow, openList } from '../../../testing/open-list.tsx';

// A whole list in jsdom on a busy machine takes its time.
jest.setTimeout(60_000);

const list = 'GET /business/getBookingListLcl';
const open = (answers: Answers, path = '/business/lcl/index') => openList(path, answers);
const rowOf = (number: string) => {
  const row = screen.getByRole('link', { name: number }).closest('tr');
  if (!row) throw new Error(`${number} stands in no row`);
  return row;
};

describe('the list', () => {
  test('links each booking: to edit where that may be, else to see', async () => {
    await open({
      [list]: lclAnswer(lclRow('SZL-261120-0001'), lclRow('SZL-261120-0002', { status: 'received' })),
    });
    const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await link('SZL-261120-0001')).toBe('/business/lcl/detail?id=SZL-261120-0001');
    expect(await link('SZL-261120-0002')).toBe('/business/lcl/detail?id=SZL-261120-0002&mode=view');
    expect(screen.getByText('1,284')).toBeDefined();
  });

  test('says where the declaration of each booking stands, and leads to it; a server of before says nothing', async () => {
    const declaration = { id: 'd 1', status: 'toBeConfirmed' } as const;
    await open({
      [list]: lclAnswer(
        lclRow('SZL-261120-0001', { declaration }),
        lclRow('SZL-261120-0002', { declaration: null }),
        lclRow('SZL-261120-0003'),
      ),
    });
    const link = await screen.findByRole('link', { name: '待确认' });
    expect(link.closest('tr')).toBe(rowOf('SZL-261120-0001'));
    expect(link.getAttribute('href')).toBe('/customs/declaration?id=d%201');
    for (const number of ['SZL-261120-0002', 'SZL-261120-0003'])
      expect(within(rowOf(number)).getAllByRole('link')).toHaveLength(1);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('报关状态');
  });

  test('is asked for again when a declaration changes', async () => {
    const { calls } = await open({ [list]: lclAnswer(lclRow('SZL-261120-0001')) });
    await screen.findByText('SZL-261120-0001');
    act(() => recordsChanged('declaration', ['d1']));
    await waitFor(() => expect(calls.filter(({ key }) => key === list)).toHaveLength(2));
  });

  test('a card says it where there is one', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    try {
      const declaration = { id: 'd1', status: 'returned' } as const;
      await open({
        [list]: lclAnswer(lclRow('SZL-261120-0001', { declaration }), lclRow('SZL-261120-0002')),
      });
      const link = await screen.findByRole('link', { name: '已退回' });
      expect(link.getAttribute('href')).toBe('/customs/declaration?id=d1');
      expect(screen.getAllByText('报关')).toHaveLength(1);
    } finally {
      window.matchMedia = wide;
    }
  });

  test('asks for what its address says, and writes there what is chosen', async () => {
    const { calls, location } = await open(
      { [list]: lclAnswer(lclRow('SZL-261120-0001')) },
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
    await open({ [list]: lclAnswer(lclRow('SZL-261120-0001')) }, `/business/lcl/index${search}`);
    await screen.findByText('SZL-261120-0001');
    const pills = within(screen.getByRole('group', { name: '状态' })).queryAllByRole('button', {
      pressed: true,
    });
    expect(pills.map(({ textContent }) => textContent)).toEqual(lit);
  });

  test.each([
    ['lcl', ['入仓编号', 'Shipment ID / FBA 编号', '集装箱号']],
    ['fcl', ['集装箱号', 'Shipment ID / FBA 编号']],
  ])('the numbers that a desk searches %s by are found at once', async (kind, fields) => {
    const key = kind === 'lcl' ? list : 'GET /business/getBookingListFcl';
    const none = { rows: [], total: 0, summary: { containers: 0, cartons: 0, weight: 0, volume: 0 } };
    const { calls } = await open({ [key]: none }, `/business/${kind}/index`);
    const field = await screen.findByRole('combobox', { name: '查找字段' });
    await userEvent.click(field);
    for (const name of fields) expect(screen.getByTitle(name)).toBeDefined();
    await userEvent.click(screen.getByTitle('集装箱号'));
    await userEvent.type(screen.getByRole('textbox', { name: '查找内容' }), 'mscu66{Enter}');
    const query = () => calls.filter((call) => call.key === key).at(-1)?.query;
    await waitFor(() => expect(query()).toMatchObject({ containerNumber: ['MSCU66|include'] }));
  });

  test('a customer’s long number stays on its line, and is whole to whoever points at it', async () => {
    const customerBusinessNumber = 'PO-ABCDEFGHIJKLMNOPQRSTUVWXYZ-1234567890';
    await open({ [list]: lclAnswer(lclRow('SZL-261120-0001', { customerBusinessNumber })) });
    const cell = await screen.findByTitle(customerBusinessNumber);
    expect(cell.textContent).toBe(customerBusinessNumber);
    expect(cell.className).toBe('short');
  });

  test('a page beyond the last one leads to the last', async () => {
    const { location } = await open(
      {
        [list]: ({ query }) => ({
          ...lclAnswer(lclRow('SZL-261120-0001')),
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
      [list]: lclAnswer(lclRow('SZL-261120-0001')),
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
      [list]: lclAnswer(lclRow('SZL-261120-0001')),
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
    let answerSlow = (_data: ReturnType<typeof lclAnswer>) => {};
    await open({
      [list]: ({ query }) =>
        query.status
          ? lclAnswer(lclRow('SZL-261120-0002'))
          : new Promise((resolve) => {
              answerSlow = resolve;
            }),
    });
    await userEvent.click(await screen.findByText('已收货'));
    await screen.findByText('SZL-261120-0002');
    answerSlow(lclAnswer(lclRow('SZL-261120-0001')));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('SZL-261120-0001')).toBeNull();
    expect(screen.getByText('SZL-261120-0002')).toBeDefined();
  });
});

describe('where there is nothing to show', () => {
  test('nothing booked yet, or nothing that matches', async () => {
    const { view } = await open({ [list]: lclAnswer() });
    expect(await screen.findByText('还没有拼箱订舱。第一票从这里开始。')).toBeDefined();
    view.unmount();
    const { location } = await open({ [list]: lclAnswer() }, '/business/lcl/index?goodsName=x');
    await screen.findByText('没有符合筛选条件的订舱。');
    await userEvent.click(screen.getByText('清除筛选'));
    expect(location()).toBe('/business/lcl/index');
  });

  test('a refusal shows its message where the rows were', async () => {
    await open({
      [list]: ({ query }) => (query.status ? refuse('FORBIDDEN') : lclAnswer(lclRow('SZL-261120-0001'))),
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
        return lclAnswer(lclRow('SZL-261120-0001'));
      },
    });
    const retry = await screen.findByText('重试');
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('SZL-261120-0001')).toBeDefined();
  });
});

describe('of those that are chosen', () => {
  const choose = async (number: string) =>
    userEvent.click(await screen.findByRole('checkbox', { name: `选择 ${number}` }));
  const offered = () =>
    ['复制', '打印', '删除草稿', '退载'].filter((name) => screen.queryByRole('button', { name }));

  test('one alone can be copied, all can be printed and returned, and drafts are deleted', async () => {
    const draft = lclRow('SZL-261120-0003', { status: 'draft' });
    await open({ [list]: lclAnswer(lclRow('SZL-261120-0001'), lclRow('SZL-261120-0002'), draft) });
    await choose('SZL-261120-0001');
    expect(offered()).toEqual(['复制', '打印', '退载']);
    await choose('SZL-261120-0002');
    expect(offered()).toEqual(['打印', '退载']);
    await choose('SZL-261120-0003');
    expect(offered()).toEqual(['打印', '删除草稿', '退载']);
    await choose('SZL-261120-0001');
    await choose('SZL-261120-0002');
    expect(offered()).toEqual(['复制', '打印', '删除草稿']);
  });

  test('a deleted draft leaves the list, and is not chosen any more', async () => {
    let rows = [lclRow('SZL-261120-0001', { status: 'draft' }), lclRow('SZL-261120-0002')];
    await open({
      [list]: () => lclAnswer(...rows),
      'POST /business/deleteDrafts': () => {
        rows = rows.slice(1);
        const businessNumber = 'SZL-261120-0001';
        return { results: [{ id: businessNumber, outcome: 'deleted' as const, businessNumber }] };
      },
    });
    await choose('SZL-261120-0001');
    await userEvent.click(screen.getByRole('button', { name: '删除草稿' }));
    await userEvent.click(await screen.findByRole('button', { name: '删除 1 份' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'SZL-261120-0001' })).toBeNull());
    expect(screen.getByRole('link', { name: 'SZL-261120-0002' })).toBeDefined();
    expect(offered()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});

test('the second click of a double one begins no other new booking', async () => {
  const { location } = await open({ ...formAnswers, [list]: lclAnswer(lclRow('SZL-261120-0001')) });
  const button = await screen.findByRole('button', { name: /新增订舱/ });
  fireEvent.click(button, { detail: 2 });
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(location()).toBe('/business/lcl/index');
  fireEvent.click(button, { detail: 1 });
  await waitFor(() => expect(location()).toMatch(/detail\?new=/));
});

test('drafts to finish are offered, and deleted where they stand', async () => {
  const draft = (id: string, businessNumber: string) => ({
    id,
    businessNumber,
    goodsName: '',
    destination: '',
    updatedAt: '2026-11-18 09:00:00',
  });
  let drafts = [draft('d', 'SZL-261118-0003'), draft('e', 'SZL-261118-0004')];
  const { calls } = await open({
    [list]: lclAnswer(lclRow('SZL-261120-0001')),
    'GET /business/getBookingUnfinished': () => ({ rows: drafts, total: drafts.length }),
    'POST /business/deleteDrafts': () => {
      drafts = drafts.slice(0, 1);
      return { results: [{ id: 'e', outcome: 'deleted' as const, businessNumber: 'SZL-261118-0004' }] };
    },
  });
  const link = await screen.findByRole('link', { name: /SZL-261118-0003/ });
  expect(link.getAttribute('href')).toBe('/business/lcl/detail?id=d');
  await userEvent.click(screen.getByRole('button', { name: '删除草稿 SZL-261118-0004' }));
  await userEvent.click(await screen.findByRole('button', { name: '删除 1 份' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /SZL-261118-0004/ })).toBeNull());
  expect(screen.getByText('1 份草稿待完成')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(calls.find(({ key }) => key === 'POST /business/deleteDrafts')?.body).toEqual({ ids: ['e'] });
});
