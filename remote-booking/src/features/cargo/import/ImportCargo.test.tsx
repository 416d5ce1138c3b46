import { type Answers, refuse } from '@berth/runtime/testing';
import { enterSheetCell, findSheetCell, sheetText } from '@berth/ui/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '../../../testing/open-page.tsx';
import type { ReadCargo } from './imported-lines.ts';

jest.setTimeout(60_000);

const cells = {
  goods_name: '灯具',
  package: '5',
  weight: '80',
  volume: '1',
  long: '',
  wide: '',
  high: '',
  pack: '34',
  shipment_id: '',
  reference_id: '',
  instructions: '',
};
const right: ReadCargo['lines'][number] = { row: 2, isRight: true, cells };
const wrong: ReadCargo['lines'][number] = {
  row: 3,
  isRight: false,
  cells: { ...cells, goods_name: '杯子', weight: 'abc' },
};
const note: ReadCargo['notes'][number] = {
  severity: 'error',
  row: 3,
  cell: 'C3',
  column: '毛重',
  message: '“abc”不是数字',
};
const found = (change: Partial<ReadCargo>): ReadCargo => ({
  sheet: '明细',
  lines: [right],
  errorCount: 0,
  notes: [],
  ...change,
});

const answers: Answers = {
  'GET /select/getPortList': [],
  'GET /select/shipModeNew': [],
  'GET /select/getPackList': [{ value: '34', nameZh: '纸箱', nameEn: 'Carton', search: '纸箱' }],
  'GET /select/getCountryList': [],
  'GET /select/getSalasList': [],
  'GET /select/getServiceList': [],
  'GET /business/getServeceId': { businessNumber: 'SZL-261120-0042' },
  'GET /import_excel_deal/progress': null,
};

async function openImport(read: ReadCargo | (() => never), before?: () => void) {
  await openPage('/business/lcl/detail', {
    ...answers,
    'POST /import_excel_deal/importFbaGoodsFile': read,
  });
  await screen.findByRole('gridcell', { name: '纸箱' });
  before?.();
  fireEvent.click(screen.getByRole('button', { name: /从 Excel 导入/ }));
  const field = await screen.findByLabelText('选择文件');
  const file = new File([new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0])], '货物.xlsx');
  fireEvent.change(field, { target: { files: [file] } });
}

function enterGoods() {
  const cell = enterSheetCell('品名');
  fireEvent.change(cell, { target: { value: '旧货' } });
}

beforeEach(() => localStorage.clear());

test('right lines go into an empty form, and the import can be undone', async () => {
  await openImport(found({ lines: [right, { ...right, row: 3 }] }));
  expect(await screen.findByText('已导入 2 行。')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '完成' }));
  expect(await screen.findByText('已从“货物.xlsx”导入 2 行。')).not.toBeNull();
  expect([sheetText('品名', 1), sheetText('毛重 KGS', 2)]).toEqual(['灯具', '80']);
  fireEvent.click(screen.getByRole('button', { name: '撤销导入' }));
  await waitFor(() => expect(findSheetCell('品名', 2)).toBeNull());
  expect(sheetText('品名', 1)).toBe('');
});

test('where lines stand already it is asked what becomes of them', async () => {
  await openImport(found({}), enterGoods);
  fireEvent.click(await screen.findByRole('button', { name: '追加全部 1 行' }));
  await screen.findByText('已从“货物.xlsx”导入 1 行。');
  expect([sheetText('品名', 1), sheetText('品名', 2)]).toEqual(['旧货', '灯具']);
});

test('replacing keeps the way back in the sheet itself', async () => {
  await openImport(found({}), enterGoods);
  fireEvent.click(await screen.findByRole('button', { name: '用全部 1 行替换现有 1 行' }));
  await screen.findByText('已从“货物.xlsx”导入 1 行。');
  expect(sheetText('品名', 1)).toBe('灯具');
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(sheetText('品名', 1)).toBe('旧货'));
});

test('with errors nothing is taken until the person says so: the right lines alone', async () => {
  await openImport(found({ lines: [right, wrong], errorCount: 1, notes: [note] }));
  expect(await screen.findByText('1 处需要修改，还没有导入任何数据。')).not.toBeNull();
  expect(screen.getByRole('row', { name: '3 C3 毛重 “abc”不是数字' })).not.toBeNull();
  expect(sheetText('品名', 1)).toBe('');
  fireEvent.click(screen.getByRole('button', { name: '导入没有错误的 1 行' }));
  await screen.findByText('已从“货物.xlsx”导入 1 行。');
  expect(findSheetCell('品名', 2)).toBeNull();
});

test('what was read otherwise than it looks stands at its row and cell before anything is taken', async () => {
  const hint: ReadCargo['notes'][number] = {
    severity: 'hint',
    row: 1,
    cell: 'C1',
    column: '总毛重',
    message: '隐藏的“总毛重”列没有读取，以可见的列为准',
  };
  await openImport(found({ notes: [hint] }));
  expect(await screen.findByText('“货物.xlsx”可以导入。')).not.toBeNull();
  expect(screen.getByRole('row', { name: `1 C1 总毛重 ${hint.message}` })).not.toBeNull();
  expect(sheetText('品名', 1)).toBe('');
  fireEvent.click(screen.getByRole('button', { name: '导入全部 1 行' }));
  await screen.findByText('已从“货物.xlsx”导入 1 行。');
  expect(sheetText('毛重 KGS', 1)).toBe('80');
});

test('or all of them, to be corrected in the form, each a step away', async () => {
  await openImport(found({ lines: [right, wrong], errorCount: 1, notes: [note] }));
  fireEvent.click(await screen.findByRole('button', { name: '导入全部 2 行' }));
  const jump = await screen.findByRole('button', { name: '毛重 KGS，第 2 行' });
  expect(sheetText('毛重 KGS', 2)).toBe('abc');
  fireEvent.click(jump);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
});

test('why a file is refused is said, and the form stays', async () => {
  await openImport(() => refuse('IMPORT_MACROS'), enterGoods);
  expect((await screen.findByRole('alert')).textContent).toContain('文件含有宏');
  expect(sheetText('品名', 1)).toBe('旧货');
});
