import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import { useEffect, useState } from 'react';
import { FormField } from '../form-field/FormField.tsx';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';
import type { UploadedFile, UploadFile } from './uploaded-file.ts';

const pdf = (name: string, bytes = 10) => new File(['%PDF-', 'x'.repeat(bytes)], name);
const bill: UploadedFile = { fileName: 'bill.pdf', src: '/api/file/bill' };

/** An upload that ends when the test says so. */
function heldUpload() {
  const held: {
    name: string;
    progress: (share: number) => void;
    finish: () => void;
    fail: (error: unknown) => void;
    signal: AbortSignal;
  }[] = [];
  const upload: UploadFile = (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const finish = () => resolve({ fileName: file.name, src: `/api/file/${file.name}` });
      held.push({ name: file.name, progress: onProgress, finish, fail: reject, signal });
    });
  return { upload, held };
}

type FieldProps = Omit<Partial<FileUploadProps>, 'value'> & { upload: UploadFile; initial?: UploadedFile[] };
const values: string[][] = [];

function Field({ initial = [], ...props }: FieldProps) {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    values.push(value.map(({ fileName }) => fileName));
  }, [value]);
  return <FileUpload value={value} onChange={setValue} {...props} />;
}

async function choose(...files: File[]) {
  const zone = screen.getByRole('button', { name: /选择文件/ });
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files } });
  // Their content is read first; then each is named, on its way or refused.
  await waitFor(() => {
    for (const { name } of files) expect(document.body.textContent).toContain(name);
  });
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 20)));
}

test('sends what is dropped, shows how far it is, and gives the field what the server keeps', async () => {
  const { upload, held } = heldUpload();
  render(<Field upload={upload} initial={[bill]} />);
  await choose(pdf('提单.pdf'));
  const bar = screen.getByRole('progressbar', { name: '“提单.pdf”上传进度' });
  act(() => held[0]?.progress(0.42));
  expect(bar.getAttribute('aria-valuenow')).toBe('42');
  expect(screen.getByText('正在上传 42%')).toBeTruthy();
  act(() => held[0]?.progress(1));
  expect(screen.getByText('正在检查文件…')).toBeTruthy();
  // Heard: that it began. Not: each percent.
  expect(screen.getByRole('status').textContent).toBe('正在上传“提单.pdf”');
  await act(async () => held[0]?.finish());
  expect(values.at(-1)).toEqual(['bill.pdf', '提单.pdf']);
  expect(screen.getByRole('link', { name: '提单.pdf' }).getAttribute('href')).toBe('/api/file/提单.pdf');
  expect(screen.getByRole('status').textContent).toBe('“提单.pdf”上传成功');
  expect(screen.queryByRole('progressbar')).toBeNull();
  await choose(new File([], '空.pdf'));
  expect(screen.getByRole('alert').textContent).toBe('“空.pdf”是空文件，请重新选择');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('two at once, and each lands in the value whichever ends first', async () => {
  const { upload, held } = heldUpload();
  render(<Field upload={upload} />);
  await choose(pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'));
  expect(held.map(({ name }) => name)).toEqual(['1.pdf', '2.pdf']);
  expect(screen.getByText('等待上传')).toBeTruthy();
  await act(async () => held[1]?.finish());
  expect(held.map(({ name }) => name)).toEqual(['1.pdf', '2.pdf', '3.pdf']);
  await act(async () => {
    held[0]?.finish();
    held[2]?.finish();
  });
  expect(values.at(-1)).toEqual(['2.pdf', '1.pdf', '3.pdf']);
});

test('what its content does not allow is not sent, and said why', async () => {
  const upload = jest.fn<UploadFile>();
  render(<Field upload={upload} maxBytes={2048} maxCount={2} />);
  await choose(new File(['<svg/>'], 'drawing.png'), pdf('large.pdf', 3072), pdf('barely.pdf', 2050));
  const said = screen.getByRole('alert').textContent;
  expect(said).toContain('“drawing.png”不是可用的文件，只能上传 gif、jpeg、png、pdf（以文件内容为准）');
  expect(said).toContain('“large.pdf”有 3 KB，不能超过 2 KB');
  expect(said).toContain('“barely.pdf”略大于 2 KB，不能上传');
  expect(upload).not.toHaveBeenCalled();
});

test('more than may be chosen are named', async () => {
  const { upload, held } = heldUpload();
  render(<Field upload={upload} maxCount={2} initial={[bill]} />);
  await choose(pdf('1.pdf'), pdf('2.pdf'));
  expect(screen.getByText('最多上传 2 个，以下未上传：2.pdf')).toBeTruthy();
  expect(held.map(({ name }) => name)).toEqual(['1.pdf']);
  expect(screen.queryByRole('button', { name: /选择文件/ })).toBeNull();
});

test('a failure shows the words of the server; trying again sends the same file', async () => {
  const { upload, held } = heldUpload();
  render(<Field upload={upload} />);
  await choose(pdf('1.pdf'));
  await act(async () => held[0]?.fail(new Error('文件已损坏或不完整')));
  expect(screen.getByText('上传失败').parentElement?.textContent).toBe('上传失败 文件已损坏或不完整');
  fireEvent.click(screen.getByRole('button', { name: '重试上传“1.pdf”' }));
  expect(held).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '取消上传“1.pdf”' }));
  await act(async () => held[1]?.finish());
  expect(values.at(-1)).toEqual(['1.pdf']);
  expect(screen.queryByText('上传失败')).toBeNull();
});

test('a failure without words is an unknown error, in English as the spec has it', async () => {
  const { upload, held } = heldUpload();
  render(
    <ConfigProvider locale={enUS}>
      <Field upload={upload} />
    </ConfigProvider>,
  );
  fireEvent.paste(screen.getByRole('button', { name: /Choose files/ }), {
    clipboardData: { files: [pdf('1.pdf')] },
  });
  await waitFor(() => expect(held).toHaveLength(1));
  await act(async () => held[0]?.fail('no error'));
  expect(screen.getByText('upload failed').parentElement?.textContent).toBe('upload failed unknown error');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss “1.pdf”, which was not uploaded' }));
  expect(screen.queryByText('upload failed')).toBeNull();
});

test('a cancelled upload is aborted, and what it still answers is not taken', async () => {
  const { upload, held } = heldUpload();
  render(<Field upload={upload} />);
  await choose(pdf('1.pdf'));
  const before = values.length;
  fireEvent.click(screen.getByRole('button', { name: '取消上传“1.pdf”' }));
  expect(held[0]?.signal.aborted).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('已取消上传“1.pdf”');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /选择文件/ })));
  await act(async () => held[0]?.finish());
  expect([values.length, screen.queryByText('1.pdf')]).toEqual([before, null]);
});

test('a file is removed only after a question, which begins at what changes nothing', async () => {
  const { upload } = heldUpload();
  render(<Field upload={upload} initial={[bill]} />);
  const before = values.length;
  fireEvent.click(screen.getByRole('button', { name: '删除“bill.pdf”' }));
  const question = screen.getByRole('alertdialog', { name: '确认删除“bill.pdf”吗？' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /取\s*消/ }));
  fireEvent.keyDown(question, { key: 'Escape' });
  expect(screen.getByRole('link', { name: 'bill.pdf' })).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '删除“bill.pdf”' })),
  );
  expect(values.length).toBe(before);
  fireEvent.click(screen.getByRole('button', { name: '删除“bill.pdf”' }));
  fireEvent.click(screen.getByRole('button', { name: /删\s*除/ }));
  expect(values.at(-1)).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('已删除“bill.pdf”');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /选择文件/ })));
});

test('a replaced file keeps its place, and stays until the new one has arrived', async () => {
  const { upload, held } = heldUpload();
  const other = { fileName: 'other.pdf', src: '/api/file/other' };
  const { container } = render(<Field upload={upload} initial={[bill, other]} maxCount={2} />);
  expect(screen.getByRole('button', { name: '替换“bill.pdf”' })).toBeTruthy();
  const [input] = container.querySelectorAll('input');
  if (!input) throw new Error('The dialog of the first row is missing');
  fireEvent.change(input, { target: { files: [pdf('new.pdf')] } });
  await waitFor(() => expect(held).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'bill.pdf' })).toBeTruthy();
  await act(async () => held[0]?.finish());
  expect(values.at(-1)).toEqual(['new.pdf', 'other.pdf']);
});

async function replaceBill(container: HTMLElement, name: string) {
  const [input] = container.querySelectorAll('input');
  if (!input) throw new Error('The dialog of the first row is missing');
  fireEvent.change(input, { target: { files: [pdf(name)] } });
  await screen.findByRole('button', { name: `取消上传“${name}”` });
}

test('a file that is replaced twice has one successor, the later', async () => {
  const { upload, held } = heldUpload();
  const { container } = render(<Field upload={upload} initial={[bill]} maxCount={1} />);
  await replaceBill(container, 'first.pdf');
  await replaceBill(container, 'second.pdf');
  expect(screen.queryByText('first.pdf')).toBeNull();
  expect(held.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await act(async () => {
    held[1]?.finish();
    held[0]?.finish();
  });
  expect(values.at(-1)).toEqual(['second.pdf']);
});

test('a file that is removed takes along what was to replace it', async () => {
  const { upload, held } = heldUpload();
  const { container } = render(<Field upload={upload} initial={[bill]} maxCount={1} />);
  await replaceBill(container, 'next.pdf');
  fireEvent.click(screen.getByRole('button', { name: '删除“bill.pdf”' }));
  fireEvent.click(screen.getByRole('button', { name: /^删\s*除$/ }));
  expect([held[0]?.signal.aborted, screen.queryByText('next.pdf')]).toEqual([true, null]);
  await act(async () => held[0]?.finish());
  expect(values.at(-1)).toEqual([]);
});

test('is a field: labelled, described, wrong, or without anything to operate', async () => {
  const { upload } = heldUpload();
  const field = (isDisabled: boolean) => (
    <FormField id="papers" label="退税资料" error="请上传退税资料" isGroup>
      {(control) => <Field {...control} upload={upload} isDisabled={isDisabled} initial={[bill]} />}
    </FormField>
  );
  const { rerender } = render(field(false));
  expect(screen.getByRole('group', { name: '退税资料' })).toBeTruthy();
  const button = document.getElementById('papers');
  const described = (button?.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    '支持 gif、jpeg、png、pdf，单个不超过 10 MB，最多 10 个',
    '请上传退税资料',
  ]);
  rerender(field(true));
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('link', { name: 'bill.pdf' })).toBeTruthy();
});
