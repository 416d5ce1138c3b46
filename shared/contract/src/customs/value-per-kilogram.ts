import type { LocalizedText } from '../language/locale.ts';
import { type Currency, currencyDecimals } from '../trade/money.ts';
import { type ClearanceItem, totalOfItem } from './clearance-item.ts';

/** What one kilogram of the goods under a code is worth by the goods library, in units of the currency (not minor). */
export type LibraryValue = { hsCode: string; currency: Currency; least: number; most: number };

/** A value this many times below the library's least or above its most is doubted. */
const farTimes = 2;

type ValuedLine = Pick<ClearanceItem, 'hsCode' | 'quantity' | 'unitPrice' | 'netWeight'>;

/** What is said of a line whose value per kilogram is far from the library's in the same currency; null for any other. */
export function doubtfulValue(
  line: ValuedLine,
  currency: Currency,
  library: readonly LibraryValue[],
): LocalizedText | null {
  const { hsCode, netWeight } = line;
  const known = library.find((each) => each.hsCode === hsCode && each.currency === currency);
  const totalMinor = totalOfItem(line, currency);
  if (!known || totalMinor === null || netWeight === null || !(netWeight > 0)) return null;
  const value = totalMinor / 10 ** currencyDecimals[currency] / netWeight;
  if (value <= known.most * farTimes && value * farTimes >= known.least) return null;
  const [is, least, most] = [value, known.least, known.most].map((each) => each.toFixed(2));
  const range = least === most ? least : `${least}–${most}`;
  return {
    'zh-CN': `每千克 ${is} ${currency}，商品库中同编码为 ${range} ${currency}，请核对单价与净重`,
    en: `${is} ${currency} per kilogram, ${range} ${currency} in the goods library: please check price and net weight`,
  };
}
