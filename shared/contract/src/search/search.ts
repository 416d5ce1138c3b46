import type { LocalizedText } from '../language/locale.ts';
import type { RecordKind } from '../record/record-kind.ts';

/** What is found together under one heading, in the order in which it is shown. Each is answered by one module. */
export const searchGroupNames = {
  bookings: { 'zh-CN': '订舱', en: 'Bookings' },
  containers: { 'zh-CN': '集装箱', en: 'Containers' },
  bills: { 'zh-CN': '账单', en: 'Bills' },
  declarations: { 'zh-CN': '报关资料', en: 'Declarations' },
  /** Of all customers, for staff. */
  deskBookings: { 'zh-CN': '客户订舱', en: 'Customers’ bookings' },
} as const satisfies Record<string, LocalizedText>;
export type SearchGroupKind = keyof typeof searchGroupNames;

export const searchLimits = { words: 100, hitsOfGroup: 5 } as const;

/** One thing that was found. */
export type SearchHit = {
  /** What opens: of a container it is the booking that it carries cargo of. */
  record: { kind: RecordKind; id: string };
  /** Its identifier. */
  title: string;
  /** What tells it from others, the most telling first. */
  subtitle: LocalizedText[];
  /** The field that holds the words, with its value; null where the title does. */
  matched: { name: LocalizedText; value: LocalizedText } | null;
  /** Where it is shown. */
  path: string;
};

export type SearchGroup = {
  kind: SearchGroupKind;
  /** The best first, and no more than `searchLimits.hitsOfGroup`. */
  hits: SearchHit[];
  hasMore: boolean;
};

const separators = /[\s\-_/.]+/gu;

/**
 * A code without what people leave out when they type it, for comparing alone: `SZL-261120-0042`, `szl 261120 0042` and
 * `SZL2611200042` are one. Takes the normal form of a code (`normalizeCode`).
 */
export function bareCode(code: string): string {
  return code.replace(separators, '');
}
