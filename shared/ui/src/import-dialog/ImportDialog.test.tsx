import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { BerthTheme } from '../theme/BerthTheme.tsx';
import { ImportDialog, type ImportDialogProps } from './ImportDialog.tsx';
import type { ImportFile, ImportResult } from './import-result.ts';

const xlsx = (name = '货物.xlsx') => new File([new Uint8Array([0x50, 0x4b, 3, 4, 20])], name);
const xls = () => new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])], '货物.XLS');

function show(props: Partial<ImportDialogProps> = {}) {
  const onClose = jest.fn();
  const importFile = jest.fn<ImportFile>(async () => ({ importedCount: 42, problems: [] }));
  render(
    <BerthTheme locale="zh-CN" appearance="light">
      <ImportDialog title="导入货物" isOpen onClose={onClose} importFile={importFile} {...props} />
    </BerthTheme>,
  );
  return { onClose, importFile };
}

const choose = (...files: File[]) =>
  act(async () => fireEvent.change(screen.getByLabelText('选择文件'), { target: { files } }));
const click = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

/** An import whose answer and progress the test holds in its hand. */
function heldImport() {
  const calls: Parameters<ImportFile>[1][] = [];
  let answer: (result: ImportResult) => void = () => undefined;
  const importFile: ImportFile = (_file, options) => {
    calls.push(options);
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  return { importFile, calls, answer: (result: ImportResult) => act(async () => answer(result)) };
}

test.each([xlsx(), xls()])('imports a workbook and says how many rows', async (file) => {
  const onImported = jest.fn();
  const { importFile, onClose } = show({ onImported });
  await choose(file);
  const message = await screen.findByText('已导入 42 行。');
  expect(importFile.mock.calls[0]?.[0]).toBe(file);
  expect(onImported).toHaveBeenCalledWith({ importedCount: 42, problems: [] });
  expect(document.activeElement).toBe(message);
  await click('完成');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  [new File(['a,b'], '货物.csv'), '“货物.csv”不是 Excel 文件，请在 Excel 或 WPS 中另存为 .xlsx 后再试。'],
  [new File(['a,b,c,d,e'], '货物.xlsx'), /内容不是 Excel 工作簿/],
  [new File([], '货物.xlsx'), '“货物.xlsx”是空文件。'],
  [new File([new Uint8Array(2048)], '货物.xlsx'), '“货物.xlsx”有 2 KB，超过了 1 KB。'],
])('sends nothing that is no workbook', async (file, problem) => {
  const { importFile } = show({ maxBytes: 1024 });
  await choose(file);
  expect(await screen.findByText(problem)).toBe(screen.getByRole('alert'));
  expect(importFile).not.toHaveBeenCalled();
  expect(screen.getByLabelText('选择文件').getAttribute('aria-invalid')).toBe('true');
});

test('where .xls is not taken it is refused by name; an .xlsx with a password is such a file, and left to the server', async () => {
  const { importFile } = show({ kinds: ['.xlsx'] });
  await choose(xls());
  const old = '“货物.XLS”是旧的 .xls 格式，请在 Excel 或 WPS 中另存为 .xlsx 后再试。';
  expect((await screen.findByRole('alert')).textContent).toBe(old);
  await choose(new File([xls()], '货物.xlsx'));
  await waitFor(() => expect(importFile).toHaveBeenCalledTimes(1));
});

test('takes what is dropped, one file at a time', async () => {
  const { importFile } = show();
  const target = screen.getByText(/把 Excel 文件拖到这里/);
  await act(async () =>
    fireEvent.drop(target, { dataTransfer: { types: ['Files'], files: [xlsx(), xlsx()] } }),
  );
  expect(screen.getByRole('alert').textContent).toBe('一次只能导入一个文件。');
  await act(async () => fireEvent.drop(target, { dataTransfer: { types: ['Files'], files: [xlsx()] } }));
  await screen.findByText('已导入 42 行。');
  expect(importFile).toHaveBeenCalledTimes(1);
});

test('shows how far it is, stays open meanwhile, and can be cancelled for good', async () => {
  const held = heldImport();
  const { onClose } = show({ importFile: held.importFile });
  await choose(xlsx());
  await waitFor(() => expect(held.calls).toHaveLength(1));
  act(() => held.calls[0]?.onProgress(0.4));
  expect(screen.getByRole('progressbar', { name: '正在上传 货物.xlsx' }).getAttribute('value')).toBe('0.4');
  act(() => held.calls[0]?.onProgress(1));
  expect(screen.getByRole('progressbar', { name: '正在检查 货物.xlsx' }).hasAttribute('value')).toBe(false);
  fireEvent.keyDown(document.body, { key: 'Escape', keyCode: 27 });
  expect(onClose).not.toHaveBeenCalled();
  screen.getByRole('button', { name: '取消导入' }).focus();
  await click('取消导入');
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  expect(held.calls[0]?.signal.aborted).toBe(true);
  expect(screen.getByText('已取消导入。')).toBeDefined();
  await held.answer({ importedCount: 42, problems: [] });
  expect(screen.queryByText('已导入 42 行。')).toBeNull();
});

test('what to correct stands by row and column and can be copied; another file may follow', async () => {
  const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText } });
  const problems = Array.from({ length: 130 }, (_, at) => ({ row: at + 2, column: '件数', message: '必填' }));
  const onImported = jest.fn();
  show({ importFile: async () => ({ importedCount: 0, problems }), onImported });
  await choose(xlsx());
  expect((await screen.findByRole('alert')).textContent).toMatch(/^没有导入任何数据：130 处需要修改/);
  const region = screen.getByRole('region', { name: '需要修改的内容，共 130 处' });
  expect(within(region).getByRole('row', { name: '2 件数 必填' })).toBeDefined();
  expect(screen.getByText('还有 30 处，复制或下载可以得到全部。')).toBeDefined();
  await click('复制全部');
  expect(writeText.mock.calls[0]?.[0].split('\r\n')).toHaveLength(131);
  expect(onImported).not.toHaveBeenCalled();
  await click('选择其他文件');
  expect(screen.getByLabelText('选择文件')).toBeDefined();
});

test('a failure can be tried again with the same file', async () => {
  const importFile = jest
    .fn<ImportFile>()
    .mockRejectedValueOnce(new Error('请求服务器无响应！'))
    .mockResolvedValueOnce({ importedCount: 1, problems: [] });
  show({ importFile });
  await choose(xlsx());
  expect((await screen.findByRole('alert')).textContent).toBe('导入失败：请求服务器无响应！');
  await click('重试');
  expect(await screen.findByText('已导入 1 行。')).toBeDefined();
});

test('offers the template and says when it does not come', async () => {
  const download = jest.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no'));
  show({ template: { download } });
  await click('下载模板');
  expect(screen.getByRole('alert').textContent).toBe('模板没有下载成功，请重试。');
});

test('where there is a choice nothing is imported before it is made', async () => {
  const take = jest.fn();
  const problems = [
    { row: 3, cell: 'C3', column: '毛重', message: '不是数字' },
    { row: null, message: '合计行没有导入', isHint: true },
  ];
  const result = { importedCount: 0, problems, summary: '共 2 行', choices: [{ label: '导入 1 行', take }] };
  const { onClose } = show({ importFile: async () => result });
  await choose(xlsx());
  expect((await screen.findByRole('alert')).textContent).toBe('1 处需要修改，还没有导入任何数据。');
  expect(screen.getByText('共 2 行')).toBeDefined();
  expect(screen.getByRole('row', { name: '3 C3 毛重 不是数字' })).toBeDefined();
  expect(screen.getByRole('row', { name: '整个文件 — — 合计行没有导入' })).toBeDefined();
  expect(take).not.toHaveBeenCalled();
  await click('导入 1 行');
  expect(take).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['zh-CN', '选择文件', '已导入 2 行。', '已经导入，请核对，共 1 条', ['行', '单元格', '列', '问题']],
  [
    'en',
    'Choose a file',
    '2 rows imported.',
    'Imported; please check, 1 in all',
    ['Row', 'Cell', 'Column', 'Problem'],
  ],
] as const)(
  'a hint about what is imported stands at its row and cell, in %s',
  async (locale, field, done, label, heads) => {
    const hint = { row: 3, cell: 'A3', column: 'SKU', message: '2026-03-05', isHint: true };
    render(
      <BerthTheme locale={locale} appearance="light">
        <ImportDialog
          title="SKU"
          isOpen
          onClose={() => undefined}
          importFile={async () => ({ importedCount: 2, problems: [hint] })}
        />
      </BerthTheme>,
    );
    await act(async () => fireEvent.change(screen.getByLabelText(field), { target: { files: [xlsx()] } }));
    await screen.findByText(done);
    const region = within(screen.getByRole('region', { name: label }));
    expect(region.getByRole('row', { name: '3 A3 SKU 2026-03-05' })).toBeDefined();
    expect(region.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([...heads]);
  },
);

test('hints alone keep nothing out', async () => {
  const onImported = jest.fn();
  const hint = { row: null, message: '合计行没有导入', isHint: true };
  show({ importFile: async () => ({ importedCount: 2, problems: [hint] }), onImported });
  await choose(xlsx());
  await screen.findByText('已导入 2 行。');
  expect(screen.getByText('合计行没有导入')).toBeDefined();
  expect(onImported).toHaveBeenCalledTimes(1);
});

test('says what the server has read', async () => {
  const held = heldImport();
  show({ importFile: held.importFile });
  await choose(xlsx());
  await waitFor(() => expect(held.calls).toHaveLength(1));
  act(() => held.calls[0]?.onProgress(1));
  act(() => held.calls[0]?.onRead(2500, 10_001));
  expect(screen.getByText('已读取 2,500 行')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('2500');
});

test('on a phone, where it is laid out as no table, it stays one and each place says what it is', async () => {
  const problems = [
    { row: 3, cell: 'C3', column: '毛重', message: '不是数字' },
    { row: null, message: '没有货物' },
  ];
  show({ importFile: async () => ({ importedCount: 0, problems }) });
  await choose(xlsx());
  const table = await screen.findByRole('table');
  const parts = [table, ...table.querySelectorAll('thead, tbody, tr, th, td')];
  expect(parts.filter((part) => !part.hasAttribute('role'))).toEqual([]);
  const labels = within(table)
    .getAllByRole('cell')
    .map((cell) => `${cell.dataset.label ?? ''} ${cell.textContent}`);
  expect(labels).toEqual(['行 3', '单元格 C3', '列 毛重', ' 不是数字', ' 整个文件', ' —', ' —', ' 没有货物']);
});
