import { hasBuyOrder, hasTaxRefund, type Locale, type Problem, type SelectOption } from '@berth/contract';
import { numberOfDraft } from '@berth/ui';
import type { Declaration } from '../calls/customs.queries.ts';
import { declarationFields } from '../fields/declaration-fields.ts';

/** The fields that a declaration is returned for: its header, its buy-order, the columns of its goods and its invoices. */
export function returnFields(declaration: Declaration, locale: Locale): SelectOption[] {
  const { definition, functions } = declarationFields({ declaration, locale });
  const option = (value: string, label: { 'zh-CN': string; en: string }): SelectOption => ({
    value,
    nameZh: label['zh-CN'],
    nameEn: label.en,
    search: `${label['zh-CN']} ${label.en.toLowerCase()}`,
  });
  const groups = definition.sections
    .flatMap(({ fields }) => fields)
    .filter(
      ({ name }) => name === 'header' || (name === 'buyOrder' && hasBuyOrder(declaration.content.kind)),
    );
  const ofGroups = groups.flatMap((group) =>
    'fields' in group ? group.fields.map(({ name, label }) => option(`${group.name}.${name}`, label)) : [],
  );
  const ofGoods = functions.tables.goods.columns
    .filter(({ kind }) => kind !== 'computed')
    .map(({ key, title }) => option(`goods.${key}`, { 'zh-CN': `商品 · ${title}`, en: `Goods · ${title}` }));
  const ofInvoices = hasTaxRefund(declaration.content.kind)
    ? functions.tables.invoices.columns.map(({ key, title }) =>
        option(`vatInvoices.${key}`, { 'zh-CN': `发票 · ${title}`, en: `Invoice · ${title}` }),
      )
    : [];
  return [...ofGroups, ...ofGoods, ...ofInvoices];
}

/** A reason as it is typed: its field, the line where it is one of the goods, and the words. */
export type TypedReason = { field: string; line: string; words: string };

export const noReason: TypedReason = { field: '', line: '1', words: '' };

/** A field of a list is that of a line. */
export const isOfLine = (field: string): boolean => /^(goods|vatInvoices)\./.test(field);

/** What is wrong with the line of a reason: the declaration has so many. */
export function lineProblems(
  { field, line }: TypedReason,
  { goods, vatInvoices }: Readonly<Record<'goods' | 'vatInvoices', number>>,
): Problem[] {
  if (!isOfLine(field)) return [];
  const lines = field.startsWith('goods.') ? goods : vatInvoices;
  const number = numberOfDraft(line);
  const isThere = number !== null && Number.isInteger(number) && number >= 1 && number <= lines;
  return isThere ? [] : [{ path: 'line', rule: 'noSuchLine', params: { max: lines } }];
}

/** Where in the declaration it stands; the whole where no field is named. */
export function pathOfReason({ field, line }: TypedReason): string {
  if (!isOfLine(field)) return field;
  const [list, column] = field.split('.');
  return `${list}.${Math.max(1, Number.parseInt(line, 10) || 1) - 1}.${column}`;
}
