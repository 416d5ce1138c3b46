import {
  type Currency,
  clearanceItemLimits,
  currencies,
  type DeclarationKind,
  declarationKindNames,
  type Locale,
  vatInvoiceLimits,
} from '@berth/contract';
import { request } from '@berth/runtime';
import {
  defineForm,
  type FormOptionSource,
  type FormTableSource,
  type SheetLine,
  type TableToolsInput,
} from '@berth/ui';
import type { ReactNode } from 'react';
import type { Declaration } from '../calls/customs.queries.ts';
import { buyOrderSection } from './buy-order-section.ts';
import { type DeclarationDraft, draftOf, newGoodsLine, newInvoiceLine } from './declaration-draft.ts';
import { headerSection } from './header-section.ts';
import { type Names, sameName, withRefund, words } from './section.ts';
import { goodsColumns, invoiceColumns, optionsOf } from './sheet-columns.ts';

/** What the desk said of a field. */
export const returned = (said: string) => words(`退回原因：${said}`, `Returned: ${said}`);

const countries: FormOptionSource = async (_values, signal) =>
  await request('GET /select/getCountryList', {}, { overlay: false, errors: 'caller', signal });

/** The fields; `kinds` are those that the bookings allow, `isUpdate` for a change of what is confirmed. */
function definition(kinds: readonly DeclarationKind[], isUpdate: boolean) {
  return defineForm<DeclarationDraft, Names>({
    sections: [
      ...(isUpdate
        ? [
            {
              key: 'update',
              title: words('修改申请', 'Update'),
              fields: [
                {
                  ...({ name: 'reason', kind: 'textarea', rows: 2, required: true } as const),
                  label: words('修改原因', 'Reason for the update'),
                },
              ],
            } as const,
          ]
        : []),
      {
        key: 'basics',
        title: words('申报方式', 'How it is declared'),
        fields: [
          {
            name: 'kind',
            kind: 'radio',
            label: words('资料类型', 'Kind'),
            choices: kinds.map((value) => ({ value, label: declarationKindNames[value] })),
            required: true,
          },
          {
            name: 'currency',
            kind: 'select',
            label: words('币制', 'Currency'),
            options: optionsOf(Object.fromEntries(currencies.map(sameName))),
            required: true,
          },
        ],
      },
      headerSection,
      {
        key: 'goods',
        title: words('申报商品', 'Goods'),
        help: words(
          '可从 Excel 整块粘贴；重量、体积和金额均为整行合计。',
          'Paste a block from Excel. Weights, volume and totals are of the whole line.',
        ),
        fields: [
          { name: 'goods', kind: 'table', table: 'goods', label: words('商品明细', 'Goods'), required: true },
        ],
      },
      buyOrderSection,
      {
        key: 'vatInvoices',
        title: words('增值税发票', 'VAT invoices'),
        shown: withRefund,
        fields: [
          {
            ...({
              name: 'vatInvoices',
              kind: 'table',
              table: 'invoices',
              shown: withRefund,
              required: true,
            } as const),
            label: words('发票明细', 'Invoices'),
          },
        ],
      },
    ],
  });
}

export type FieldsInput = {
  declaration: Pick<Declaration, 'bookings' | 'kinds' | 'number' | 'content' | 'returnReasons'>;
  locale: Locale;
  isUpdate?: boolean;
  /** What fills the sheet of goods otherwise than by typing; none where it is only read. */
  goodsTools?: (sheet: TableToolsInput, currency: Currency) => ReactNode;
  /** What a check says of a cell. */
  doubtOf?: (line: SheetLine, column: string, currency: Currency) => string | undefined;
};

/** The fields of one declaration and what they call: its choices follow its bookings. */
export function declarationFields({
  declaration,
  locale,
  isUpdate = false,
  goodsTools,
  doubtOf,
}: FieldsInput) {
  const { kinds, content } = declaration;
  const bookings = declaration.bookings.map(({ businessNumber }) => businessNumber);
  const stored = draftOf(content, '');
  const reasons = new Map(
    declaration.returnReasons.map(({ path, words: said }) => [path, returned(said)[locale]]),
  );
  const reasonIn = (list: 'goods' | 'vatInvoices') => (line: SheetLine, column: string) => {
    const at = stored[list].findIndex((each) => each.key === line.key);
    const isAsItWas = stored[list][at]?.[column] === line[column];
    return isAsItWas ? reasons.get(`${list}.${at}.${column}`) : undefined;
  };
  const reasonOfGoods = reasonIn('goods');
  const formerBookings = [...new Set(content.goods.map(({ bookingNumber }) => bookingNumber))].filter(
    (number) => number !== '' && !bookings.includes(number),
  );
  const goodsIn = (currency: Currency): Pick<FormTableSource, 'columns' | 'tools'> => ({
    columns: goodsColumns({
      locale,
      currency,
      bookings,
      formerBookings,
      reasonOf: (line, column) => reasonOfGoods(line, column) ?? doubtOf?.(line, column, currency),
    }),
    tools: goodsTools && ((sheet) => goodsTools(sheet, currency)),
  });
  const goods = goodsIn(content.currency);
  const goodsByCurrency = new Map(currencies.map((currency) => [String(currency), goodsIn(currency)]));
  // An update cannot change the kind: another kind needs other papers, and a confirmed declaration takes none.
  const others = isUpdate ? [] : kinds.filter((kind) => kind !== content.kind);
  const kindsOffered = kinds.includes(content.kind) && !isUpdate ? kinds : [content.kind, ...others];
  return {
    definition: definition(kindsOffered, isUpdate),
    functions: {
      sources: { countries },
      tables: {
        goods: {
          ...goods,
          byValues: ({ currency }: DeclarationDraft) => goodsByCurrency.get(currency) ?? goods,
          newLine: () => newGoodsLine(),
          mostLines: clearanceItemLimits.lines,
          leastLines: 1,
        },
        invoices: {
          columns: invoiceColumns({ locale, reasonOf: reasonIn('vatInvoices') }),
          newLine: newInvoiceLine,
          mostLines: vatInvoiceLimits.lines,
          leastLines: 1,
        },
      },
    },
  };
}
