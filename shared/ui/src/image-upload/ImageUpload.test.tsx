import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { UploadedFile, UploadFile } from '../file-upload/uploaded-file.ts';
import { ImageUpload } from './ImageUpload.tsx';

const given: string[] = [];
const returned: string[] = [];
beforeEach(() => {
  // jsdom has no addresses of files.
  URL.createObjectURL = () => {
    given.push(`blob:${given.length}`);
    return given.at(-1) ?? '';
  };
  URL.revokeObjectURL = (address) => void returned.push(address);
});
afterEach(() => {
  given.length = 0;
  returned.length = 0;
});

const png = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name);
const licence: UploadedFile = { fileName: '营业执照.png', src: '/api/file/licence' };

function Field({ upload, initial = [] }: { upload: UploadFile; initial?: UploadedFile[] }) {
  const [value, setValue] = useState(initial);
  return <ImageUpload value={value} onChange={setValue} upload={upload} />;
}

const drop = (file: File) =>
  fireEvent.drop(screen.getByRole('button', { name: /上传图片/ }), {
    dataTransfer: { types: ['Files'], files: [file] },
  });

test('shows the picture while it is sent and after, from memory, and gives the memory back', async () => {
  let finish = () => {};
  const upload: UploadFile = (file) =>
    new Promise((resolve) => {
      finish = () => resolve({ fileName: file.name, src: '/api/file/1' });
    });
  const { container, unmount } = render(<Field upload={upload} />);
  drop(png('a.png'));
  await screen.findByRole('progressbar', { name: '“a.png”上传进度' });
  expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:0');
  await act(async () => finish());
  expect(screen.getByRole('button', { name: '查看“a.png”' })).toBeTruthy();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:1');
  // One by default: there is no room for a second.
  expect(screen.queryByRole('button', { name: /上传图片/ })).toBeNull();
  unmount();
  expect(returned).toEqual(given);
});

test('a PDF is no picture, whatever its name', async () => {
  const upload = jest.fn<UploadFile>();
  render(<Field upload={upload} />);
  drop(new File(['%PDF-1.7'], 'a.png'));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      '“a.png”不是图片，只能上传 gif、jpeg、png 图片（以文件内容为准）',
    ),
  );
  expect(upload).not.toHaveBeenCalled();
});

test('a stored picture opens large, and asks before it goes', async () => {
  const { container } = render(<Field upload={jest.fn<UploadFile>()} initial={[licence]} />);
  fireEvent.click(screen.getByRole('button', { name: '查看“营业执照.png”' }));
  const dialog = await screen.findByRole('dialog', { name: '营业执照.png' });
  expect(dialog.querySelector('img')?.getAttribute('alt')).toBe('营业执照.png');
  fireEvent.click(screen.getByRole('button', { name: '删除“营业执照.png”' }));
  expect(screen.getByRole('alertdialog', { name: '确认删除“营业执照.png”吗？' })).toBeTruthy();
  expect(container.querySelector('img')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /删\s*除/ }));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('button', { name: /上传图片/ })).toBeTruthy();
});

test('a picture that does not come is said in a word', () => {
  const { container } = render(<Field upload={jest.fn<UploadFile>()} initial={[licence]} />);
  const picture = container.querySelector('img');
  if (!picture) throw new Error('The picture is missing');
  fireEvent.error(picture);
  expect(screen.getByText('图片无法显示')).toBeTruthy();
});

test('a second file while there is one is refused with what to do', async () => {
  const upload = jest.fn<UploadFile>();
  render(<Field upload={upload} initial={[licence]} />);
  fireEvent.paste(screen.getByRole('button', { name: '查看“营业执照.png”' }), {
    clipboardData: { files: [png('b.png')] },
  });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('已有文件，请先替换或删除'));
  expect(upload).not.toHaveBeenCalled();
});
