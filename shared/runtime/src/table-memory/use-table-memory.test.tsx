import type { Permission, SavedFilter, SavedView, TableSettings } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { AxiosAdapter } from 'axios';
import { httpClient } from '../http/create-http-client.ts';
import { notices } from '../notice/notify.ts';
import { RuntimeProvider } from '../runtime/RuntimeProvider.tsx';
import { type Answers, createTestRuntime, refuse, testUser } from '../testing/index.ts';
import { useTableMemory } from './use-table-memory.ts';

const settings: TableSettings = {
  table: 'lclBookings',
  columns: [{ key: 'etd', isShown: true, widthPx: 120, isSortable: true, fixed: null }],
  density: 'compact',
  isBordered: false,
  isStriped: true,
  version: 's1',
};
const { table: _table, version: _version, ...asSaved } = settings;
const filter: SavedFilter = {
  id: 'f1',
  title: '待收货',
  filterObj: { status: ['toBeReceived|include'] },
  isShared: false,
  isMine: true,
  ownerName: '林小满',
  version: 'f1.1',
};
const view: SavedView = {
  id: 'v1',
  title: '本月开船',
  columns: settings.columns,
  sort: { field: 'etd', order: 'ascending' },
  filterObj: {},
  isDefault: true,
  version: 'v1.1',
};
type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };
// What the server answers is typed with lists that could be changed.
const answer = <Value,>(value: unknown) => value as Mutable<Value> as never;

async function remember(answers: Answers, role = 'main', permissions: Permission[] = []) {
  const { runtime, site, calls } = createTestRuntime({
    user: { ...testUser, role: [role], permissions },
    answers: {
      'GET /system/table/info': null,
      'GET /system/filter/list': [],
      'GET /system/view/list': [],
      ...answers,
    },
  });
  const { result } = renderHook(() => useTableMemory('lclBookings'), {
    wrapper: ({ children }) => (
      <RuntimeProvider runtime={runtime} site={site}>
        {children}
      </RuntimeProvider>
    ),
  });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  return { memory: () => result.current, calls };
}

test('what is saved is remembered at once, without asking again; a reset forgets it', async () => {
  const { memory, calls } = await remember({
    'POST /system/table/save': answer(settings),
    'POST /system/table/reset': null,
  });
  expect(memory().settings).toBeNull();
  await act(() => memory().saveSettings(asSaved));
  expect(memory().settings).toEqual(settings);
  await act(() => memory().resetSettings());
  expect(memory().settings).toBeNull();
  expect(calls.filter(({ key }) => key === 'GET /system/table/info')).toHaveLength(1);
  expect(calls.find(({ key }) => key === 'POST /system/table/save')?.body).toEqual({
    ...settings,
    version: null,
  });
});

test('settings are saved to the end though their page goes meanwhile', async () => {
  const { memory } = await remember({ 'POST /system/table/save': answer(settings) });
  const http = httpClient();
  const inner = http.defaults.adapter as AxiosAdapter; // the fake server
  let outlives: boolean | undefined;
  http.defaults.adapter = (config) => {
    outlives = config.outlivesPage;
    return inner(config);
  };
  await act(() => memory().saveSettings(asSaved));
  expect(outlives).toBe(true);
});

test('favourites and views are those that the server has after each write', async () => {
  const { memory, calls } = await remember({
    'POST /system/filter/save': answer([filter]),
    'POST /system/filter/delete': [],
    'POST /system/view/save': answer([view]),
    'POST /system/view/delete': [],
  });
  await act(() => memory().saveFilter({ title: '待收货', filterObj: filter.filterObj, isShared: false }));
  expect(memory().filters).toEqual([filter]);
  const { id: _id, version: _none, ...fresh } = view;
  await act(() => memory().saveView(fresh));
  expect(memory().views).toEqual([view]);
  await act(() => memory().deleteFilter('f1'));
  await act(() => memory().deleteView('v1'));
  expect([memory().filters, memory().views]).toEqual([[], []]);
  expect(calls.at(-1)?.body).toEqual({ table: 'lclBookings', id: 'v1' });
});

test('a refused save rejects with the words of its field, keeps what was, and shows nothing by itself', async () => {
  const { memory } = await remember({
    'GET /system/filter/list': answer([filter]),
    'POST /system/filter/save': () =>
      refuse('REQUEST_INVALID', { fields: [{ field: 'title', message: '名称不能为空' }] }),
    'POST /system/table/save': () => refuse('TOO_MANY_TABLES', { message: '最多保存 100 个' }),
  });
  const saving = () => memory().saveFilter({ title: ' ', filterObj: filter.filterObj, isShared: false });
  await act(async () => await expect(saving()).rejects.toThrow(new Error('名称不能为空')));
  await expect(memory().saveSettings(asSaved)).rejects.toThrow(new Error('最多保存 100 个'));
  expect([memory().filters, memory().settings, notices.get()]).toEqual([[filter], null, []]);
});

test('what another window saved is here when a save is refused for it', async () => {
  let stored = { info: settings, views: [view] };
  const { memory, calls } = await remember({
    'GET /system/table/info': () => answer(stored.info),
    'GET /system/view/list': () => answer(stored.views),
    'POST /system/table/save': () => refuse('SAVED_ELSEWHERE'),
    'POST /system/view/save': () => refuse('SAVED_ELSEWHERE'),
  });
  stored = { info: { ...settings, isBordered: true, version: 's2' }, views: [{ ...view, version: 'v1.2' }] };
  const refused = expect.objectContaining({
    code: 'SAVED_ELSEWHERE',
    message: expect.stringContaining('没有丢失'),
  });
  const isRefused = (save: () => Promise<void>) =>
    act(async () => await expect(save()).rejects.toEqual(refused));
  await isRefused(() => memory().saveSettings(asSaved, 's1'));
  expect(memory().settings).toMatchObject({ isBordered: true, version: 's2' });
  await isRefused(() => memory().saveView({ ...view, title: '开船' }));
  expect(memory().views).toEqual(stored.views);
  // Left out, it is the version that is held by now.
  await isRefused(() => memory().saveSettings(asSaved));
  const sent = calls.filter(({ key }) => key.endsWith('/save')).map(({ body }) => body);
  expect(sent).toMatchObject([{ version: 's1' }, { id: 'v1', version: 'v1.1' }, { version: 's2' }]);
});

test('who has the name already in another window is here when it is refused', async () => {
  let stored: { filters: SavedFilter[]; views: SavedView[] } = { filters: [], views: [] };
  const taken = () => refuse('REQUEST_INVALID', { fields: [{ field: 'title', message: '已有同名的记录' }] });
  const { memory } = await remember({
    'GET /system/filter/list': () => answer(stored.filters),
    'GET /system/view/list': () => answer(stored.views),
    'POST /system/filter/save': taken,
    'POST /system/view/save': taken,
  });
  stored = { filters: [filter], views: [view] };
  const { id: _id, version: _none, ...mine } = view;
  await act(async () => await expect(memory().saveView(mine)).rejects.toThrow('已有同名的记录'));
  expect(memory().views).toEqual([view]);
  const { title, filterObj } = filter;
  const saving = () => memory().saveFilter({ title, filterObj, isShared: false });
  await act(async () => await expect(saving()).rejects.toThrow('已有同名的记录'));
  expect(memory().filters).toEqual([filter]);
});

test('what another window deleted goes when it is deleted here', async () => {
  let stored = [view];
  const { memory } = await remember({
    'GET /system/view/list': () => answer(stored),
    'POST /system/view/delete': () => refuse('NOT_FOUND'),
  });
  stored = [];
  const refusal = await act(() =>
    memory()
      .deleteView('v1')
      .catch((failure: unknown) => failure),
  );
  expect(refusal).toMatchObject({ status: 404 });
  await waitFor(() => expect(memory().views).toEqual([]));
});

test('a table works without what could not be had, says so, and tries again', async () => {
  let isDown = true;
  const { memory } = await remember(
    {
      'GET /system/filter/list': () => (isDown ? refuse('DATABASE_UNAVAILABLE') : answer([filter])),
    },
    'sub',
  );
  expect(memory()).toMatchObject({ filters: [], settings: null, canShare: false });
  expect(memory().filtersProblem?.message).toBe('服务暂时不可用，请稍后再试。');
  // Nothing is said of what was had.
  expect([memory().settingsProblem, memory().viewsProblem]).toEqual([undefined, undefined]);
  isDown = false;
  act(() => memory().filtersProblem?.retry());
  await waitFor(() => expect(memory().filters).toEqual([filter]));
  expect(memory().filtersProblem).toBeUndefined();
});

test('a part that could not be had is told of as itself, and the others are not asked for again', async () => {
  const down = () => refuse('DATABASE_UNAVAILABLE');
  const { memory, calls } = await remember({ 'GET /system/table/info': down, 'GET /system/view/list': down });
  const problems = () => {
    const { settingsProblem, filtersProblem, viewsProblem } = memory();
    return [settingsProblem, filtersProblem, viewsProblem].map((problem) => problem !== undefined);
  };
  await waitFor(() => expect(problems()).toEqual([true, false, true]));
  calls.length = 0;
  await act(async () => memory().settingsProblem?.retry());
  expect(calls.map(({ key }) => key)).toEqual(['GET /system/table/info']);
});

test('settings that were had stay as they are where they could not be read again', async () => {
  let isDown = false;
  const { memory } = await remember({
    'GET /system/table/info': () => (isDown ? refuse('DATABASE_UNAVAILABLE') : answer(settings)),
    'POST /system/table/save': () => refuse('SAVED_ELSEWHERE'),
  });
  isDown = true;
  await act(async () => await expect(memory().saveSettings(asSaved)).rejects.toThrow());
  expect([memory().settings, memory().settingsProblem]).toEqual([settings, undefined]);
});

test('main accounts may share', async () => {
  expect((await remember({})).memory().canShare).toBe(true);
});

test('a table is known once its settings and views are, however long its favourites take', async () => {
  const { memory } = await remember({ 'GET /system/filter/list': () => new Promise(() => {}) as never });
  expect([memory().isLoading, memory().areFiltersLoading]).toEqual([false, true]);
});

test('what is set for everybody is sent with the page it was set on, and what holds then is read again', async () => {
  const { memory, calls } = await remember(
    {
      'GET /system/table/info': answer({ ...settings, version: 'default:1', isOfOrganisation: true }),
      'POST /system/table/saveDefaultColumns': null,
      'POST /system/table/saveDefaultView': null,
    },
    'main',
    ['system:menus'],
  );
  await act(async () => await memory().saveDefaultColumns?.(asSaved));
  await act(async () => await memory().saveDefaultView?.(view));
  const path = window.location.pathname;
  const bodyOf = (wanted: string) => calls.find(({ key }) => key === wanted)?.body;
  expect(bodyOf('POST /system/table/saveDefaultColumns')).toEqual({ ...asSaved, table: 'lclBookings', path });
  const { title, columns, sort, filterObj } = view;
  expect(bodyOf('POST /system/table/saveDefaultView')).toEqual({
    table: 'lclBookings',
    path,
    title,
    columns,
    sort,
    filterObj,
  });
  const asked = (wanted: string) => calls.filter(({ key }) => key === wanted).length;
  expect([asked('GET /system/table/info'), asked('GET /system/view/list')]).toEqual([2, 2]);
});

test('who may not set anything for everybody has no such writes', async () => {
  const { memory } = await remember({});
  expect([memory().saveDefaultColumns, memory().saveDefaultView]).toEqual([undefined, undefined]);
});
