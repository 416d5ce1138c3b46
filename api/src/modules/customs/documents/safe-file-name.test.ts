import { expect, test } from '@jest/globals';
import { safeFileName } from './safe-file-name.ts';

test.each([
  ['SO:1234/A.pdf', 'SO_1234_A.pdf'],
  ['报关资料 ', '报关资料'],
  ['Sample Trading Co., Ltd.', 'Sample Trading Co., Ltd'],
  ['..\\..\\x.png', '_.._x.png'],
  ['CON', 'CON_'],
  ['con.pdf', 'con_.pdf'],
  ['lpt1.tar.gz', 'lpt1_.tar.gz'],
  ['COM¹.pdf', 'COM¹_.pdf'],
  ['CON .x.pdf', 'CON_ .x.pdf'],
  ['conout$.pdf', 'conout$_.pdf'],
  ['contract.pdf', 'contract.pdf'],
  [' . ', '_'],
])('a paper called “%s” is unpacked everywhere as “%s”', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});

test('a name that is too long for file systems is cut, and its ending stays', () => {
  const safe = safeFileName(`${'报'.repeat(120)}.pdf`);
  expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(240);
  expect(safe).toMatch(/^报{78}\.pdf$/);
});
