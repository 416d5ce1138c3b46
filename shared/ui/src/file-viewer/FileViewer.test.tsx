import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { ViewedFile } from './viewed-file.ts';

// Drawing takes a browser (e2e/journeys/customs.spec.ts); reading is tested beside `open-pdf.ts`.
const openPdf = jest.fn<(file: Blob) => Promise<unknown>>();
jest.unstable_mockModule('./pdf/open-pdf.ts', () => ({ openPdf, loadProgram: async () => undefined }));
const { FileViewer } = await import('./FileViewer.tsx');
const { FilePane } = await import('./FilePane.tsx');

class AllInSight {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe() {
    this.#tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}
Object.assign(window, { IntersectionObserver: AllInSight });
Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });

const pdfOf = (...pages: string[]) => ({
  pageCount: pages.length,
  firstSize: { width: 595, height: 842 },
  draw: async () => Object.assign(document.createElement('canvas'), { width: 595, height: 842 }),
  readText: async (page: number) => pages[page - 1] ?? '',
  close: () => undefined,
});
const asPdf = new Blob(['%PDF-1.7']);
const asPicture = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]);
const file = (id: string, blob: Blob, more: Partial<ViewedFile> = {}): ViewedFile => ({
  id,
  fileName: id,
  read: async () => blob,
  ...more,
});

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  openPdf.mockReset().mockResolvedValue(pdfOf('发票', '装箱单'));
});

function Page({ files }: { files: readonly ViewedFile[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setOpenId(files[0]?.id ?? null)}>
        查看
      </button>
      <FileViewer files={files} openId={openId} onMove={setOpenId} onClose={() => setOpenId(null)} />
    </>
  );
}

async function open(...files: ViewedFile[]) {
  const { rerender } = render(<Page files={files} />);
  const opener = screen.getByRole('button', { name: '查看' });
  opener.focus();
  await act(async () => fireEvent.click(opener));
  const change = (...changed: ViewedFile[]) => act(async () => rerender(<Page files={changed} />));
  return { opener, change };
}
const content = (name: string) => screen.findByRole('region', { name: `${name} 的内容` });

test('a PDF is shown page by page, with its number and words; Escape gives the focus back', async () => {
  const { opener } = await open(file('单证.pdf', asPdf, { note: '合同' }));
  expect(screen.getByRole('dialog', { name: /^单证.pdf ?合同$/ }).getAttribute('aria-modal')).toBe('false');
  expect(await screen.findByRole('img', { name: '第 2 页，共 2 页' })).toBeTruthy();
  expect(await screen.findByText('装箱单')).toBeTruthy();
  expect(screen.getByText('第 1 页，共 2 页')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '下一个文件' })).toBeNull();
  fireEvent.keyDown(await content('单证.pdf'), { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('arrow keys go to the next file and back; plus, minus and nought change the size', async () => {
  await open(file('一.pdf', asPdf), file('二.png', asPicture));
  const key = async (name: string, pressed: string) => {
    const box = await content(name);
    await act(async () => fireEvent.keyDown(box, { key: pressed }));
  };
  await screen.findByRole('img', { name: '第 1 页，共 2 页' });
  await waitFor(async () => expect(document.activeElement).toBe(await content('一.pdf')));
  await key('一.pdf', 'ArrowLeft');
  await key('一.pdf', 'ArrowRight');
  expect((await screen.findByRole('img', { name: '二.png' })).getAttribute('src')).toBe('blob:picture');
  expect(screen.getByText('第 2 个文件，共 2 个')).toBeTruthy();
  expect(document.activeElement).toBe(await content('二.png'));
  await key('二.png', '+');
  expect(screen.getByRole('button', { name: /^125%/ })).toBeTruthy();
  await key('二.png', '0');
  await key('二.png', '-');
  expect(screen.getByRole('button', { name: /^75%/ })).toBeTruthy();
  await key('二.png', 'ArrowLeft');
  expect(await screen.findByRole('img', { name: '第 1 页，共 2 页' })).toBeTruthy();
});

test.each([
  ['password', asPdf, /有密码/],
  ['broken', asPdf, /已损坏/],
  ['', new Blob(['text']), /此类文件/],
])('what cannot be shown (%s) says why and can be saved', async (problem, blob, why) => {
  openPdf.mockResolvedValue(problem);
  await open(file('单证.pdf', blob));
  expect((await screen.findByRole('alert')).textContent).toMatch(why);
  expect(screen.getByRole('button', { name: '保存文件' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '放大' })).toBeNull();
});

test('what was not read says so, has nothing to save, and is read again on request', async () => {
  const read = jest.fn<ViewedFile['read']>().mockRejectedValueOnce(new Error('没有权限访问该资源'));
  read.mockResolvedValue(asPdf);
  await open(file('单证.pdf', asPdf, { read }));
  expect((await screen.findByRole('alert')).textContent).toContain('没有权限访问该资源');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^重 ?试$/ })));
  expect(await screen.findByRole('img', { name: '第 1 页，共 2 页' })).toBeTruthy();
});

test('a file that is there anew is read again, and the old one stays until it is open', async () => {
  const { change } = await open(file('单证.pdf', asPdf, { revision: 1 }));
  await screen.findByRole('img', { name: '第 2 页，共 2 页' });
  let give: (pdf: unknown) => void = () => undefined;
  openPdf.mockReturnValue(new Promise((resolve) => (give = resolve)));
  await change(file('单证.pdf', asPdf, { revision: 2 }));
  expect((await content('单证.pdf')).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('img', { name: '第 2 页，共 2 页' })).toBeTruthy();
  await act(async () => give(pdfOf('新合同')));
  expect(await screen.findByText('新合同')).toBeTruthy();
  expect(screen.queryByRole('img', { name: '第 2 页，共 2 页' })).toBeNull();
  expect(await screen.findByText('已显示更新后的文件')).toBeTruthy();
});

test('a file that goes away closes it', async () => {
  const { change } = await open(file('一.pdf', asPdf), file('二.png', asPicture));
  await content('一.pdf');
  await change(file('二.png', asPicture));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('in the page a file is read once, has the focus and can be enlarged, and nothing offers to save it', async () => {
  const read = jest.fn<ViewedFile['read']>().mockResolvedValue(asPicture);
  const { rerender } = render(<FilePane file={file('证件', asPicture, { read })} />);
  expect((await screen.findByRole('img', { name: '证件' })).getAttribute('src')).toBe('blob:picture');
  await waitFor(async () => expect(document.activeElement).toBe(await content('证件')));
  fireEvent.click(screen.getByRole('button', { name: '放大' }));
  expect(screen.getByRole('button', { name: /^125%/ })).toBeTruthy();
  rerender(<FilePane file={file('证件', asPicture, { read })} />);
  await content('证件');
  expect(read).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
});

test('in the page, too, what cannot be shown says why, and has no way to save it', async () => {
  render(<FilePane file={file('证件', new Blob(['text']))} />);
  expect((await screen.findByRole('alert')).textContent).toMatch(/此类文件/);
  expect(screen.queryByRole('button', { name: '保存文件' })).toBeNull();
});
