import { fileKinds, imageKinds } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { checkFile } from './check-file.ts';
import { acceptOf, isPicture } from './uploaded-file.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (bytes: (number[] | string)[], name: string) =>
  new File(
    bytes.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))),
    name,
  );

test.each([
  ['a PNG called text', [png], 'picture.txt', imageKinds, null],
  ['text called PNG', ['hello'], 'picture.png', imageKinds, 'kind'],
  ['an SVG called PNG', ['<svg/>'], 'picture.png', fileKinds, 'kind'],
  ['nothing', [''], 'empty.png', imageKinds, 'empty'],
  ['a PDF where pictures are asked for', ['%PDF-1.7'], 'a.pdf', imageKinds, 'kind'],
  ['a PDF', ['%PDF-1.7'], 'a.pdf', fileKinds, null],
  ['exactly the most', [png, 'x'.repeat(92)], 'a.png', imageKinds, null],
  ['a byte too many', [png, 'x'.repeat(93)], 'a.png', imageKinds, 'tooLarge'],
] as const)('%s is known by its content', async (_name, bytes, name, kinds, problem) => {
  const parts = bytes.map((part) => (typeof part === 'string' ? part : [...part]));
  expect(await checkFile(file(parts, name), { kinds, maxBytes: 100 })).toBe(problem);
});

test('what cannot be read is said to be so', async () => {
  const folder = file([png], 'folder');
  folder.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as unknown as Blob; // as a folder does
  expect(await checkFile(folder, { kinds: imageKinds, maxBytes: 100 })).toBe('unreadable');
});

test('endings and pictures', () => {
  expect(acceptOf(['jpeg', 'pdf'])).toBe('image/jpeg,.jpg,.jpeg,application/pdf,.pdf');
  expect(['a.PNG', 'b.jpeg', 'c.png.pdf'].map(isPicture)).toEqual([true, true, false]);
});
