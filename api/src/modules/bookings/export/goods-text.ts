import type { Locale } from '@berth/contract';
import { longestCell } from '../../exports/safe-text.ts';

// What guards against a formula takes one more.
const most = longestCell - 1;

const words = {
  'zh-CN': { joint: '、', rest: (count: number) => `…（共 ${count} 项）` },
  en: { joint: ', ', rest: (count: number) => `… (${count} in all)` },
};

/** All names of the goods of a booking; where no cell holds them, as many as do, and how many there are. */
export function goodsText(names: readonly string[], locale: Locale): string {
  const { joint, rest } = words[locale];
  const all = names.join(joint);
  if (all.length <= most) return all;
  const end = rest(names.length);
  const head = all.slice(0, most - end.length);
  // Not in the middle of a name.
  return head.slice(0, Math.max(0, head.lastIndexOf(joint))) + end;
}
