import {
  amountText,
  businessTypeNames,
  businessTypes,
  currencies,
  matchFeeHeading,
  type SelectOption,
} from '@berth/contract';
import type { Translate } from '@berth/runtime';
import type { SheetColumn } from '@berth/ui';
import type { FeeItem } from '../../calls/desk.queries.ts';
import { amountOfLine, type FeeField, type FeeLine, isCurrency } from './bill-draft.ts';

type FeeColumn = SheetColumn<FeeLine> & { key: FeeField | 'amount' };

const option = (value: string, nameZh: string, nameEn: string): SelectOption => ({
  value,
  nameZh,
  nameEn,
  search: '',
});
const currencyOptions = currencies.map((currency) => option(currency, currency, currency));
const typeOptions = businessTypes.map((type) =>
  option(type, businessTypeNames[type]['zh-CN'], businessTypeNames[type].en),
);

/** The columns of a bill's rows; a pasted heading is read as that of a file. */
export function feeColumns(t: Translate, items: readonly FeeItem[] | undefined): readonly FeeColumn[] {
  const feeOptions = items?.map(({ code, name }) => option(code, name['zh-CN'], name.en));
  const columns: readonly Omit<FeeColumn, 'title' | 'readHeading'>[] = [
    {
      key: 'feeItem',
      kind: 'select',
      widthPx: 130,
      grow: 1,
      isRequired: true,
      cardSpan: 6,
      options: feeOptions,
    },
    { key: 'quantity', kind: 'number', widthPx: 84, isRequired: true, isSigned: true, decimals: 3 },
    { key: 'unit', kind: 'text', widthPx: 104, grow: 0.5, isRequired: true },
    { key: 'unitPrice', kind: 'number', widthPx: 96, isRequired: true, isSigned: true, decimals: 3 },
    { key: 'currency', kind: 'select', widthPx: 78, isRequired: true, options: currencyOptions },
    { key: 'amount', kind: 'computed', widthPx: 110, grow: 1, compute: amountWords },
    { key: 'businessNumber', kind: 'code', widthPx: 140, cardSpan: 6, below: '2' },
    { key: 'businessType', kind: 'select', widthPx: 80, below: '3', isRequired: true, options: typeOptions },
    { key: 'businessDate', kind: 'text', widthPx: 118, below: '4', isRequired: true },
    { key: 'blNumber', kind: 'code', widthPx: 110, below: '5' },
    { key: 'paymentObject', kind: 'text', widthPx: 90, below: '6' },
    { key: 'remarks', kind: 'text', widthPx: 100, grow: 1, cardSpan: 6, below: '7' },
  ];
  return columns.map((column) => ({
    ...column,
    title: t(`entry.${column.key}`),
    readHeading: (heading) => {
      const found = matchFeeHeading(heading);
      return found?.column === column.key ? found : null;
    },
  }));
}

function amountWords(line: FeeLine): string {
  const amountMinor = amountOfLine(line);
  const { currency } = line;
  return amountMinor === null || !isCurrency(currency) ? '' : amountText({ currency, amountMinor });
}
