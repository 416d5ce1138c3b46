import type { Locale, SelectOption } from '@berth/contract';

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
