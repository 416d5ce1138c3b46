import { type Answers, refuse } from '@berth/runtime/testing';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lclAnswer, lclRow, openList } from '../../../testing/open-list.tsx';

// A whole list in jsdom on a busy machine takes its time.
jest.setTimeout(60_000);

const list = 'GET /business/getBookingListLcl';
const open = (answers: Answers, path = '/business/lcl/index') => openList(path, answers);

test('finds by a text as it is entered, and says above the list what is applied', async () => {
  const { calls, location } = await open({ [list]: lclAnswer(lclRow('SZL-261120-0001')) });
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
      [list]: lclAnswer(lclRow('SZL-261120-0001')),
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
      'businessNumber,customerBusinessNumber,status,milestone,eta,delayHours,declaration,receivingPlace,destination,' +
      'warehouseCode,etd,goodsName,cartons,weight,chargedWeight,chargedSource,volume,chargedVolume',
  });
});

test('shows the columns as its person set them', async () => {
  const column = { isShown: true, widthPx: null, isSortable: true, fixed: null };
  await open({
    [list]: lclAnswer(lclRow('SZL-261120-0001', { warehouseEntryNumber: 'RC-77' })),
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
      [list]: lclAnswer(lclRow('SZL-261120-0001')),
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
    { [list]: lclAnswer(lclRow('SZL-261120-0001')) },
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
