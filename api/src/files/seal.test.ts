import { expect, test } from '@jest/globals';
import { createSeal } from './seal.ts';

const seal = createSeal('a key of the settings, long enough to be one');
const content = Buffer.from('公民身份号码');

test('what was sealed opens under its name, and holds nothing that can be read', () => {
  const sealed = seal.seal(content, 'ab/cd.jpg');
  expect(sealed.includes(content)).toBe(false);
  expect(seal.open(sealed, 'ab/cd.jpg')).toEqual(content);
  expect(seal.seal(content, 'ab/cd.jpg')).not.toEqual(sealed);
});

test('under another name or key, or with a bit changed, nothing opens', () => {
  const sealed = seal.seal(content, 'ab/cd.jpg');
  expect(() => seal.open(sealed, 'ab/other.jpg')).toThrow();
  expect(() => createSeal('another key of the settings').open(sealed, 'ab/cd.jpg')).toThrow();
  const changed = Buffer.from(sealed);
  changed[sealed.length - 1] = (changed[sealed.length - 1] ?? 0) ^ 1;
  expect(() => seal.open(changed, 'ab/cd.jpg')).toThrow();
});
