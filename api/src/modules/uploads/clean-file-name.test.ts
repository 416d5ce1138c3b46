import { type FileKind, fileKinds } from '@berth/contract';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanFileName } from './clean-file-name.ts';

test.each<[string, FileKind, string]>([
  ['营业执照.JPG', 'jpeg', '营业执照.jpg'],
  ['photo.jpeg', 'jpeg', 'photo.jpeg'],
  ['scan.png', 'jpeg', 'scan.png.jpg'],
  ['page.html', 'pdf', 'page.html.pdf'],
  ['C:\\Users\\me\\licence.png', 'png', 'licence.png'],
  ['../../etc/passwd', 'gif', 'passwd.gif'],
  ['invoice\u202Egnp.exe', 'png', 'invoicegnp.exe.png'],
  ['a\u0000b\r\nc .pdf', 'pdf', 'abc.pdf'],
  ['\u3000提单\u3000.pdf', 'pdf', '提单.pdf'],
  ['', 'png', 'file.png'],
  ['.png', 'png', 'file.png'],
  ['...', 'gif', 'file.gif'],
])('%j of the kind %s becomes %j', (given, kind, expected) => {
  expect(cleanFileName(given, kind)).toBe(expected);
});

test('is short, has no folder, and stays what it is when it is cleaned again', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom(...fileKinds),
      (given, kind) => {
        const name = cleanFileName(given, kind);
        expect(Array.from(name).length).toBeLessThanOrEqual(126);
        expect(name).not.toMatch(/[/\\\p{Cc}\p{Cf}]|^\s/u);
        expect(cleanFileName(name, kind)).toBe(name);
      },
    ),
  );
});
