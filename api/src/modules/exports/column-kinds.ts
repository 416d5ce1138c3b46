import type { Locale, LocalizedText, SelectOption } from '@berth/contract';
import type { ColumnOf, Words } from './exported-list.ts';
import type { WorkbookCell } from './workbook.ts';

type Read<Row> = (row: Row, words: Words) => WorkbookCell;

export const heading = (zh: string, en: string): LocalizedText => ({ 'zh-CN': zh, en });

export function text<Row>(zh: string, en: string, width: number, read: Read<Row>): ColumnOf<Row> {
  return { heading: heading(zh, en), width, kind: 'text', read };
}

export function number<Row>(
  zh: string,
  en: string,
  kind: 'count' | 'thousandths',
  read: Read<Row>,
): ColumnOf<Row> {
  return { heading: heading(zh, en), width: 18, kind, read };
}

export function moment<Row>(zh: string, en: string, read: Read<Row>): ColumnOf<Row> {
  return { heading: heading(zh, en), width: 24, kind: 'moment', read };
}

type Options = ReadonlyMap<string, SelectOption>;

/** A place with its code after the name, so that namesakes differ. */
export function placeName(options: Options, code: string, locale: Locale): string {
  const name = nameOf(options, code, locale);
  return name === code ? code : `${name} (${code})`;
}

export function nameOf(options: Options, code: string, locale: Locale): string {
  const option = options.get(code);
  if (!option) return code;
  return locale === 'en' ? option.nameEn : option.nameZh;
}
