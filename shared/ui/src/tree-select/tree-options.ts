import type { Locale, SelectOption } from '@berth/contract';
import { matchRank } from '../search-select/match-options.ts';

/** An option that others lie under: a country and its states, a group of goods and the goods. */
export type TreeOption = SelectOption & { children?: readonly TreeOption[]; isDisabled?: boolean };

export function nameOfOption(option: SelectOption, locale: Locale): string {
  return locale === 'en' ? option.nameEn : option.nameZh;
}

/** From the top down to the option with this value; empty where there is none. */
export function pathToOption(options: readonly TreeOption[], value: string): readonly TreeOption[] {
  for (const option of options) {
    if (option.value === value) return [option];
    const below = pathToOption(option.children ?? [], value);
    if (below.length > 0) return [option, ...below];
  }
  return [];
}

/** The options along a path of values, as far as they are known. */
export function optionsAlong(
  options: readonly TreeOption[],
  [value, ...rest]: readonly string[],
): readonly TreeOption[] {
  const option = options.find((candidate) => candidate.value === value);
  return option ? [option, ...optionsAlong(option.children ?? [], rest)] : [];
}

/** The values of a tree on all its levels. */
export function valuesOf(options: readonly TreeOption[]): string[] {
  return options.flatMap((option) => [option.value, ...valuesOf(option.children ?? [])]);
}

/** Whether each word that was typed is met somewhere along a path: `us la` finds 美国 / 加州 / 洛杉矶. */
export function isPathMatch(path: readonly SelectOption[], typed: string): boolean {
  const words = typed.normalize('NFKC').split(/\s+/).filter(Boolean);
  return words.every((word) => path.some((option) => matchRank(option, word) !== null));
}
