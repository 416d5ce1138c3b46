import type { Locale, Problem, SelectOption } from '@berth/contract';
import { numberOfDraft } from '@berth/ui';
import type { Declaration } from '../calls/customs.queries.ts';
import { declarationFields } from '../fields/declaration-fields.ts';

/** The fields that a declaration is returned for: its header, its buy-order, and the columns of its goods. */
export function returnFields(declaration: Declaration, locale: Locale): SelectOption[] {
  const { definition, functions } = declarationFields({ declaration, locale });
  const option = (value: string, label: { 'zh-CN': string; en: string }): SelectOption => ({
    ...{
      value,
      nameZh: label['zh-CN'],
      nameEn: label.en,
      search: `${label['zh-CN']} ${label.en.toLowerCase()}`,
    },
  });
  const groups = definition.sections
    .flatMap(({ fields }) => fields)
    .filter(
      ({ name }) => name === 'header' || (name === 'buyOrder' && declaration.content.kind !== 'declare'),
    );
  const ofGroups = groups.flatMap((group) =>
    'fields' in group ? group.fields.map(({ name, label }) => option(`${group.name}.${name}`, label)) : [],
  );
  const ofGoods = functions.tables.goods.columns
    .filter(({ kind }) => kind !== 'computed')
    .map(({ key, title }) => option(`goods.${key}`, { 'zh-CN': `商品 · ${title}`, en: `Goods · ${title}` }));
  return [...ofGroups, ...ofGoods];
}

/** A reason as it is typed: its field, the line where it is one of the goods, and the words. */
export type TypedReason = { field: string; line: string; words: string };

export const noReason: TypedReason = { field: '', line: '1', words: '' };

/** What is wrong with the line of a reason: the declaration has so many. */
export function lineProblems({ field, line }: TypedReason, lines: number): Problem[] {
  if (!field.startsWith('goods.')) return [];
  const number = numberOfDraft(line);
  const isThere = number !== null && Number.isInteger(number) && number >= 1 && number <= lines;
  return isThere ? [] : [{ path: 'line', rule: 'noSuchLine', params: { max: lines } }];
}

/** Where in the declaration it stands; the whole where no field is named. */
export function pathOfReason({ field, line }: TypedReason): string {
  const [list, column] = field.split('.');
  return list === 'goods' ? `goods.${Math.max(1, Number.parseInt(line, 10) || 1) - 1}.${column}` : field;
}
