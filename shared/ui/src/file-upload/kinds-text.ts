import type { FileKind, Locale } from '@berth/contract';

/** `gif、jpeg、png` */
export function kindsText(kinds: readonly FileKind[], locale: Locale): string {
  return kinds.join(locale === 'en' ? ', ' : '、');
}
