import type { Locale, LocalizedText } from '../language/locale.ts';

/** Who acts on a customer's records: its own people, the forwarder's staff, or a system that calls with a key. */
export const doerKinds = {
  member: { 'zh-CN': '本公司人员', en: 'Your people' },
  staff: { 'zh-CN': '货代', en: 'Forwarder' },
  apiKey: { 'zh-CN': '接口密钥', en: 'API key' },
} as const satisfies Record<string, LocalizedText>;

export type DoerKind = keyof typeof doerKinds;

/** An operation by whom it was done; `by` is the name of that time. */
type DoneBy = { by: string; byKind: DoerKind; isRemoved: boolean };

const removed: LocalizedText = { 'zh-CN': '（已删除）', en: ' (removed)' };

/** Who did it, for people to read: `林小雨（已删除）`, `接口密钥 WMS`. */
export function doerText({ by, byKind, isRemoved }: DoneBy, locale: Locale): string {
  if (byKind === 'member') return isRemoved ? by + removed[locale] : by;
  return [doerKinds[byKind][locale], by].filter((part) => part !== '').join(' ');
}
