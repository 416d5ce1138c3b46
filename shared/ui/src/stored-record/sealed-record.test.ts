import { beforeEach, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { seal, unseal } from './seal.ts';
import { openSealedRecords } from './sealed-record.ts';

const key = 'a-key-of-24-characters-!';
const isText = (content: unknown): content is string => typeof content === 'string';
const read = async (name = 'x', withKey = key) =>
  (await openSealedRecords('local', withKey)).read(name, isText);
const write = async (content: unknown, expiresAt?: number, withKey = key) =>
  (await openSealedRecords('local', withKey)).write('x', content, expiresAt);
const stored = () => JSON.parse(localStorage.getItem('x') ?? '{}') as { content: string; expiry: number };

beforeEach(() => {
  localStorage.clear();
});

test('reads what it wrote and shows nothing of it', async () => {
  expect(await write('陈晓明 13800138000')).toBe(true);
  expect(localStorage.getItem('x')).not.toContain('138');
  expect(await read()).toBe('陈晓明 13800138000');
  const first = stored().content;
  await write('陈晓明 13800138000');
  expect(stored().content).not.toBe(first);
});

test('another key, another name and another end read null', async () => {
  await write('secret', 9_000_000_000_000);
  expect(await read('x', 'b-key-of-24-characters-!')).toBeNull();
  localStorage.setItem('y', localStorage.getItem('x') ?? '');
  expect(await read('y')).toBeNull();
  localStorage.setItem('x', JSON.stringify({ ...stored(), expiry: 9_900_000_000_000 }));
  expect(await read()).toBeNull();
});

test('a single changed byte is noticed', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.integer({ min: 1, max: 255 }), (text, place, change) => {
      const sealed = seal(text, key, 'x');
      expect(unseal(sealed, key, 'x')).toBe(text);
      const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
      const at = place % bytes.length;
      bytes[at] = (bytes[at] ?? 0) ^ change;
      expect(() => unseal(btoa(String.fromCharCode(...bytes)), key, 'x')).toThrow();
    }),
    { numRuns: 40 },
  );
});

test.each(['', 'no base64 at all', 'AAAA'])(
  'a content that was never sealed reads null: %s',
  async (content) => {
    localStorage.setItem('x', JSON.stringify({ content, expiry: 0 }));
    expect(await read()).toBeNull();
  },
);

test('a key of an odd length is warned of once and works; an empty one keeps nothing', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  await write('a', 0, 'odd');
  expect(await read('x', 'odd')).toBe('a');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(String(warn.mock.calls[0])).toMatch(/multiple of 8.* 3\.$/);
  await read();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await write('a', 0, '')).toBe(false);
  warn.mockRestore();
});

test('what JSON cannot tell is not kept', async () => {
  expect(await write(1n)).toBe(false);
  expect(await write(undefined)).toBe(false);
});
