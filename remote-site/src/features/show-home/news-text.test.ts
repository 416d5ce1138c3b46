import { expect, test } from '@jest/globals';
import { sampleWebsiteConfig } from '../../testing/sample-website-config.ts';
import { phoneHref } from '../site-frame/phone-href.ts';
import { dayInWords } from '../words/site-words.ts';
import { newestFirst, paragraphs } from './news-text.ts';
import { phrases } from './phrases.ts';

test('the newest news comes first, and the list given stays as it was', () => {
  const { news } = sampleWebsiteConfig.page.en;
  expect(newestFirst(news).map((item) => item.date)).toEqual(['2026-11-09', '2026-10-20', '2026-09-28']);
  expect(news[0]?.date).toBe('2026-09-28');
});

test('a date is the same day in every time zone; what is no date is shown as it is', () => {
  expect(dayInWords('2026-11-09', 'en')).toBe('November 9, 2026');
  expect(dayInWords('2026-11-09T23:59:00+08:00', 'zh-CN')).toBe('2026年11月9日');
  expect(dayInWords('soon', 'en')).toBe('soon');
});

test('text becomes paragraphs, empty lines none', () => {
  expect(paragraphs('one\n\n two \n')).toEqual(['one', 'two']);
});

test('a phone number can be dialled, full-width digits as well', () => {
  expect(phoneHref('+86 755 0000 0101')).toBe('tel:+8675500000101');
  expect(phoneHref('４００－０００－００００')).toBe('tel:4000000000');
});

test('a Chinese heading comes in phrases, another one whole; nothing is lost', () => {
  expect(phrases('从华东到海外仓，一箱货也走得明白')).toEqual(['从华东到海外仓，', '一箱货也走得明白']);
  expect(phrases('From China, on time')).toEqual(['From China, on time']);
  expect(phrases('，').join('')).toBe('，');
});
