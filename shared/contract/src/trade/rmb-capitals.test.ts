import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rmbCapitals } from './rmb-capitals.ts';

test.each([
  [140_950, '人民币壹仟肆佰零玖元伍角'],
  [32_504, '人民币叁佰贰拾伍元零肆分'],
  [0, '人民币零元整'],
  [5, '人民币伍分'],
  [50, '人民币伍角'],
  [55, '人民币伍角伍分'],
  [100, '人民币壹元整'],
  [101, '人民币壹元零壹分'],
  [1000_00, '人民币壹仟元整'],
  [10_000_00, '人民币壹万元整'],
  [10_010_00, '人民币壹万零壹拾元整'],
  [100_500_00, '人民币壹拾万零伍佰元整'],
  [680_032_00, '人民币陆拾捌万零叁拾贰元整'],
  [107_000_53, '人民币壹拾万柒仟元伍角叁分'],
  [16_409_02, '人民币壹万陆仟肆佰零玖元零贰分'],
  [100_000_001_00, '人民币壹亿零壹元整'],
  [100_010_000_00, '人民币壹亿零壹万元整'],
  [1_000_000_000_000_00, '人民币壹万亿元整'],
  [-325_04, '人民币负叁佰贰拾伍元零肆分'],
])('%d fen', (fen, capitals) => {
  expect(rmbCapitals(fen)).toBe(capitals);
});

const digitOf: Record<string, number> = Object.fromEntries(
  [...'零壹贰叁肆伍陆柒捌玖'].map((sign, digit) => [sign, digit]),
);
const placeOf: Record<string, number> = { 拾: 10, 佰: 100, 仟: 1000 };

/** Reads capitals back, sign by sign. */
function fenOf(capitals: string): number {
  const text = capitals.replace('人民币', '').replace('整', '');
  const [yuan = '', cents = ''] = text.includes('元') ? text.split('元') : ['', text];
  let total = 0;
  let group = 0;
  let digit = 0;
  for (const sign of yuan) {
    const place = placeOf[sign];
    if (place) {
      group += digit * place;
      digit = 0;
    } else if (sign === '万' || sign === '亿') {
      total = (total + group + digit) * (sign === '万' ? 1e4 : 1e8);
      [group, digit] = [0, 0];
    } else {
      digit = digitOf[sign] ?? Number.NaN;
    }
  }
  const jiao = /(.)角/.exec(cents)?.[1];
  const fen = /(.)分/.exec(cents)?.[1];
  return (total + group + digit) * 100 + (digitOf[jiao ?? '零'] ?? 0) * 10 + (digitOf[fen ?? '零'] ?? 0);
}

test('any sum below ten million yuan reads back, with no zero said twice or before a unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (fen) => {
      const capitals = rmbCapitals(fen);
      expect(fenOf(capitals)).toBe(fen);
      expect(capitals).not.toMatch(/零零|零[拾佰仟万亿角]/);
    }),
    { numRuns: 500 },
  );
});
