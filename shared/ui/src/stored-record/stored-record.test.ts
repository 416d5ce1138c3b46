import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { readRecord, removeRecord, writeRecord } from './stored-record.ts';

const isAnything = (_content: unknown): _content is unknown => true;
const isText = (content: unknown): content is string => typeof content === 'string';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('what JSON can tell is read as it was written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (content, name) => {
      expect(writeRecord('local', name, content)).toBe(true);
      // -0 is the one number that JSON does not tell.
      expect(JSON.stringify(readRecord('local', name, isAnything))).toBe(JSON.stringify(content));
    }),
  );
});

test('lies there as content and expiry; the areas are apart', () => {
  writeRecord('session', 'columns', ['etd'], 9_999_999_999_999);
  expect(JSON.parse(sessionStorage.getItem('columns') ?? '')).toEqual({
    content: ['etd'],
    expiry: 9_999_999_999_999,
  });
  expect(readRecord('local', 'columns', isAnything)).toBeNull();
});

test('an expired one is removed and reads null, one for ever stays', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  writeRecord('local', 'day', 'a', 1_060_000);
  writeRecord('local', 'ever', 'b');
  jest.setSystemTime(1_059_999);
  expect(readRecord('local', 'day', isText)).toBe('a');
  jest.setSystemTime(1_060_000);
  expect(readRecord('local', 'day', isText)).toBeNull();
  expect(localStorage.getItem('day')).toBeNull();
  jest.setSystemTime(4_000_000_000_000);
  expect(readRecord('local', 'ever', isText)).toBe('b');
});

test.each([
  '{"content":',
  'null',
  '42',
  '"text"',
  '[]',
  '{"content":"a"}',
  '{"content":"a","expiry":"0"}',
  '{"content":"a","expiry":-1}',
  '{"content":7,"expiry":0}',
])('what is not ours reads null and is left: %s', (stored) => {
  localStorage.setItem('x', stored);
  expect(readRecord('local', 'x', isText)).toBeNull();
  expect(localStorage.getItem('x')).toBe(stored);
});

test('a full store is told and keeps what it had', () => {
  writeRecord('local', 'x', 'before');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeRecord('local', 'x', 'after')).toBe(false);
  expect(readRecord('local', 'x', isText)).toBe('before');
});

test('a forbidden store throws nothing', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(writeRecord('local', 'x', 'a')).toBe(false);
  expect(readRecord('local', 'x', isText)).toBeNull();
  expect(() => removeRecord('local', 'x')).not.toThrow();
});

test('what JSON cannot tell is not kept', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect([circle, 1n, undefined].map((content) => writeRecord('local', 'x', content))).toEqual([
    false,
    false,
    false,
  ]);
  expect(localStorage.getItem('x')).toBeNull();
});

test('what is removed is gone', () => {
  writeRecord('local', 'x', 'a');
  removeRecord('local', 'x');
  expect(readRecord('local', 'x', isText)).toBeNull();
});
