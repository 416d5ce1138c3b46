import type { Locale, LocalizedText } from '@berth/contract';
import type { EntryOf } from './content-section.ts';

type Timed = Pick<EntryOf<'banner'>, 'from' | 'until'> & { isShown?: boolean };

const states = {
  hidden: { 'zh-CN': '已隐藏', en: 'Hidden' },
  later: { 'zh-CN': '未开始', en: 'To come' },
  over: { 'zh-CN': '已结束', en: 'Over' },
  now: { 'zh-CN': '展示中', en: 'Shown' },
} satisfies Record<string, LocalizedText>;

/** Whether visitors see it now; all moments in China. */
export function shownState({ from, until, isShown = true }: Timed, locale: Locale, now: string): string {
  if (!isShown) return states.hidden[locale];
  if (until !== null && until <= now) return states.over[locale];
  return from !== null && from > now ? states.later[locale] : states.now[locale];
}

const always = { 'zh-CN': '长期', en: 'For good' } satisfies LocalizedText;

/** From when until when it is shown, in a line. */
export function shownTime({ from, until }: Timed, locale: Locale): string {
  if (from === null && until === null) return always[locale];
  const short = (moment: string | null) => moment?.slice(0, 16) ?? '…';
  return `${short(from)} – ${short(until)}`;
}

/** Of a record that is there between two moments, the fields that say so. */
export const timeFields = [
  {
    name: 'from',
    kind: 'datetime',
    label: { 'zh-CN': '开始展示', en: 'Shown from' },
    help: { 'zh-CN': '北京时间；留空为立即', en: 'China time; blank: at once' },
  },
  {
    name: 'until',
    kind: 'datetime',
    label: { 'zh-CN': '结束展示', en: 'Shown until' },
    help: { 'zh-CN': '北京时间；留空为长期', en: 'China time; blank: for good' },
  },
] as const;

export const ordinalField = {
  name: 'ordinal',
  kind: 'number',
  decimals: 0,
  isSigned: true,
  label: { 'zh-CN': '排序', en: 'Place' },
  help: { 'zh-CN': '数字小的在前', en: 'The smaller stands first' },
  required: true,
} as const;
