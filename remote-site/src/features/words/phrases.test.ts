import { expect, test } from '@jest/globals';
import { phrases } from './phrases.ts';

test('a Chinese heading comes in phrases, another one whole; nothing is lost', () => {
  expect(phrases('从华东到海外仓，一箱货也走得明白')).toEqual(['从华东到海外仓，', '一箱货也走得明白']);
  expect(phrases('From China, on time')).toEqual(['From China, on time']);
  expect(phrases('：十一个术语，风险')).toEqual(['：十一个术语，', '风险']);
  expect(phrases('，').join('')).toBe('，');
});
