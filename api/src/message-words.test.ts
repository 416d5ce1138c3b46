import { expect, test } from '@jest/globals';
import { messageWords } from './message-words.ts';
import { wordMessage } from './notify/message-words.ts';

test('of cargo that is measured in part it is said how much of it is', () => {
  const sums = { cartons: 2, weightKg: 40.5, volumeCbm: 1.125 };
  const say = (measured: number, all: number) =>
    wordMessage(
      messageWords,
      { kind: 'measured', detail: { ...sums, lines: { measured, all } } },
      'SZL-261120-0001',
    ).content;
  expect(say(1, 2)).toEqual({
    'zh-CN': '仓库实测 SZL-261120-0001 的 1/2 行：2 CTNS，40.5 KGS，1.125 CBM。',
    en: 'Measured at the warehouse for SZL-261120-0001, 1 of 2 lines: 2 CTNS, 40.5 KGS, 1.125 CBM.',
  });
  expect(say(2, 2)['zh-CN']).toBe('仓库实测 SZL-261120-0001：2 CTNS，40.5 KGS，1.125 CBM。');
});

test('a time is told by the clock of its port, as the page has it', () => {
  const detail = { from: null, to: '2026-12-03T09:30:00-08:00' };
  expect(wordMessage(messageWords, { kind: 'etaChanged', detail }, 'SZL-261120-0001').content).toEqual({
    'zh-CN': '您的订舱 SZL-261120-0001 预计 2026-12-03 09:30（当地时间）到港。',
    en: 'Your booking SZL-261120-0001 is expected to arrive on 2026-12-03 09:30 (local time).',
  });
});
