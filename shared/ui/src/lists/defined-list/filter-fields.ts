import {
  inOrder,
  type ListColumnDefinition,
  type ListDefinition,
  type Locale,
  type SelectOption,
} from '@berth/contract';
import type { FilterField, FilterKind } from '../../filter-drawer/filter-field.ts';
import type { OptionSource } from '../../multi-select/option-source.ts';

/** What the values of a field are chosen from, by the key of its column; undefined while they load. */
export type FilterOptions<List extends ListDefinition> = { [Key in keyof List['columns']]?: OptionSource };

const kinds: Record<ListColumnDefinition['kind'], FilterKind> = {
  text: 'text',
  code: 'text',
  number: 'number',
  date: 'daterange',
  datetime: 'datetimerange',
  choice: 'select',
  flag: 'switch',
};

const hints = {
  text: { 'zh-CN': '名称、拼音或首字母', en: 'Name, pinyin or initials' },
  code: { 'zh-CN': '编号的一部分', en: 'Part of the number' },
} as const;

/**
 * The fields of a list's filter drawer as the list's definition has them. A choice offers its words; a code that
 * `options` has values for is chosen from those rather than typed.
 */
export function filterFields<List extends ListDefinition>(
  list: List,
  locale: Locale,
  options: FilterOptions<List> = {},
): FilterField[] {
  const keys = Object.entries(list.columns)
    .filter(([, { filterable, filter }]) => filterable && filter !== false)
    .map(([key]) => key);
  return inOrder(keys, list.filterOrder).flatMap((key) => {
    const column = list.columns[key];
    return column ? [fieldOf(key, column, locale, key in options ? { source: options[key] } : null)] : [];
  });
}

function fieldOf(
  key: string,
  column: ListColumnDefinition,
  locale: Locale,
  given: { source: OptionSource } | null,
): FilterField {
  const { kind, heading } = column;
  const filter = column.filter || {};
  const isChosen = given !== null || kind === 'choice';
  const hint = kind === 'text' || kind === 'code' ? (filter.hint ?? hints[kind])[locale] : undefined;
  return {
    field: key,
    label: (filter.label ?? heading)[locale],
    kind: isChosen ? 'select' : kinds[kind],
    ...(kind === 'code' ? { comparedAs: kind } : {}),
    ...(isChosen ? { isMultiple: true, options: given ? given.source : wordsOf(column) } : {}),
    ...(hint && !isChosen ? { placeholder: hint } : {}),
    ...(filter.isSelected ? { isSelected: true } : {}),
  };
}

/** The values of a choice that are offered, in the drawer and as chips. */
export function offeredChoices({ choices = [], filter }: ListColumnDefinition): readonly string[] {
  const { choices: offered = choices } = filter || {};
  return offered;
}

function wordsOf(column: ListColumnDefinition): SelectOption[] {
  const { words = {} } = column;
  return offeredChoices(column).map((value) => ({
    value,
    nameZh: words[value]?.['zh-CN'] ?? value,
    nameEn: words[value]?.en ?? value,
    search: value.toLowerCase(),
  }));
}
