import type { FileKind, Locale } from '@berth/contract';

const mega = 1024 * 1024;

/** A size for people: `12.3 MB`, `840 KB`. */
export function fileSizeText(bytes: number): string {
  if (bytes >= mega) return `${trimmed(bytes / mega)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

const trimmed = (value: number) => value.toFixed(1).replace(/\.0$/, '');

/** `gif、jpeg、png` */
export function kindsText(kinds: readonly FileKind[], locale: Locale): string {
  return kinds.join(locale === 'en' ? ', ' : '、');
}
