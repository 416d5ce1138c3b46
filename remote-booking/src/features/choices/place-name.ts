import type { Locale, SelectOption } from '@berth/contract';

/** The name of a code in a list, or the code itself while the list is not here or does not know it. */
export function nameOf(options: readonly SelectOption[] | undefined, code: string, locale: Locale): string {
  const option = options?.find(({ value }) => value === code);
  if (!option) return code;
  return locale === 'en' ? option.nameEn : option.nameZh;
}
