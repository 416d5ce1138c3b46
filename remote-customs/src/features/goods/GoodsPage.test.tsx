import { refuse } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const list = 'GET /business/goodsList';
const save = 'POST /business/goodsSave';
const none = { rows: [], total: 0, summary: {} };
const lamp = {
  id: 'g-1',
  sku: 'LAMP-1',
  nameZh: '台灯',
  nameEn: 'lamp',
  hsCode: '9405210090',
  clearanceCode: '',
  ...({
    declarationUnit: '007',
    unitPrice: 12.5,
    currency: 'USD',
    netWeight: 0.8,
    grossWeight: 0.9,
  } as const),
  brandType: '0',
  exportBenefit: '0',
  otherElements: '铁',
  material: '',
  usage: '',
  brand: '',
  model: '',
  remarks: '',
  revision: 1,
  updatedBy: '林晓峰',
  updatedAt: '2026-11-20 10:00:00',
  version: 'v-1',
};
const press = async (name: string, place = screen) => {
  const [button] = await place.findAllByRole('button', { name });
  await act(async () => fireEvent.click(button as Element));
};
const type = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });

test('an empty library leads to new goods, which are checked and saved', async () => {
  const { calls } = await openPage('/customs/goods', { [list]: none, [save]: lamp });
  await screen.findByText(/商品库还是空的/);
  await press('新增商品');
  await press('保存');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByText('请填写此项').length).toBeGreaterThan(0);
  await type(/^SKU/, 'LAMP-1');
  await type(/^中文品名/, '台灯');
  await type(/^单价/, 'twelve');
  await press('保存');
  expect(calls.filter(({ key }) => key === save)).toEqual([]);
  await type(/^单价/, '12.5');
  await press('保存');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [sent] = calls.filter(({ key }) => key === save);
  expect(sent?.body).toMatchObject({ sku: 'LAMP-1', nameZh: '台灯', unitPrice: 12.5, netWeight: null });
});

test('goods are changed on the version that was opened; a refusal is said and nothing typed is lost', async () => {
  const { calls } = await openPage('/customs/goods', {
    [list]: { rows: [lamp], total: 1, summary: {} },
    'GET /business/goods': { goods: lamp, revisions: [] },
    [save]: () => refuse('SAVED_ELSEWHERE', { message: '已被同事修改' }),
  });
  await press('LAMP-1');
  await type(/^英文品名/, 'desk lamp');
  await press('保存');
  expect(await screen.findByText('已被同事修改')).toBeTruthy();
  const [sent] = calls.filter(({ key }) => key === save);
  expect(sent?.body).toMatchObject({ id: 'g-1', version: 'v-1', nameEn: 'desk lamp' });
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^英文品名/ })).value).toBe(
    'desk lamp',
  );
});

test('of goods that a colleague saved meanwhile both changes are saved', async () => {
  // Text that the test before typed is still retained for its goods.
  const mine = { ...lamp, id: 'g-2', sku: 'LAMP-2' };
  const theirs = { ...mine, version: 'v-2', nameEn: 'table lamp', remarks: 'fragile' };
  let stored = mine;
  const { calls } = await openPage('/customs/goods', {
    [list]: { rows: [mine], total: 1, summary: {} },
    'GET /business/goods': () => ({ goods: stored, revisions: [] }),
    [save]: ({ body }) => {
      // The body is what the contract says.
      if ((body as { version?: string }).version === 'v-2') return { ...theirs, version: 'v-3' };
      stored = theirs;
      return refuse('SAVED_ELSEWHERE', { message: '已被同事修改' });
    },
  });
  await press('LAMP-2');
  await type(/^中文品名/, '护眼台灯');
  await press('保存');
  await screen.findByText(/此商品刚在别处修改过/);
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^中文品名/ });
  expect(name.value).toBe('护眼台灯');
  await press('用我的覆盖');
  await press('保存');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.filter(({ key }) => key === save).at(-1);
  expect(sent?.body).toMatchObject({
    version: 'v-2',
    nameZh: '护眼台灯',
    nameEn: 'table lamp',
    remarks: 'fragile',
  });
});

test.each([
  ['zh-CN', '选择文件', '已导入 3 行。', '单元格是日期格式，已按文本 2026-03-05 读取，请核对'],
  [
    'en',
    'Choose a file',
    '3 rows imported.',
    'The cell holds a date, read as the text 2026-03-05; please check',
  ],
] as const)(
  'goods out of Excel are told by row and cell, what is wrong and what to check, in %s',
  async (locale, field, done, message) => {
    let saved: { added: number; changed: number; same: number } | null = { added: 3, changed: 0, same: 0 };
    const place = { row: 3, cell: 'A3', column: '货号', message };
    await openPage(
      '/customs/goods',
      {
        [list]: none,
        'POST /business/goodsImport': () => ({
          sheet: '商品',
          rows: 3,
          saved,
          errorCount: saved ? 0 : 1,
          notes: [{ severity: saved ? ('hint' as const) : ('error' as const), ...place }],
        }),
      },
      { locale },
    );
    await press(locale === 'en' ? 'Import Excel' : '导入 Excel');
    const send = async () => {
      const file = new File([new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0])], 'goods.xlsx');
      fireEvent.change(await screen.findByLabelText(field), { target: { files: [file] } });
    };
    await send();
    await screen.findByText(done);
    expect(screen.getByRole('row', { name: `3 A3 货号 ${message}` })).toBeTruthy();
    saved = null;
    await press(locale === 'en' ? 'Choose another file' : '选择其他文件');
    await send();
    expect((await screen.findByRole('alert')).textContent).toMatch(/1/);
    expect(screen.getByRole('row', { name: `3 A3 货号 ${message}` })).toBeTruthy();
  },
);
