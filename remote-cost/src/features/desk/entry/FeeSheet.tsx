import { billLimits } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormTable, type SendForm, type SheetEdit, useChinaDay } from '@berth/ui';
import { useMemo } from 'react';
import { type FeeItem, useDeskFeeItemsQuery } from '../../calls/desk.queries.ts';
import { type FeeLine, feeFields, newFeeLine, type ReadBill } from './bill-draft.ts';
import { feeColumns } from './fee-columns.ts';

type FeeSheetProps = {
  lines: readonly FeeLine[];
  read: ReadBill;
  form: SendForm;
  onChange: (lines: readonly FeeLine[]) => void;
};

/** The rows of a bill, edited like a sheet. A fee that is chosen brings its unit along. */
export function FeeSheet({ lines, read, form, onChange }: FeeSheetProps) {
  const { t, locale } = useTranslation('cost');
  const today = useChinaDay();
  const { data: items } = useDeskFeeItemsQuery();
  const columns = useMemo(() => feeColumns(t, items), [t, items]);
  const last = lines.at(-1);
  const change = (changed: readonly FeeLine[], edit: SheetEdit) =>
    onChange(
      edit.type === 'set' && edit.field === 'feeItem'
        ? changed.map((line) => (line.key === edit.line ? withUnit(line, items, locale) : line))
        : changed,
    );
  const messages = new Map<string, string>();
  const note = (path: string, field: string) => {
    const error = form.errorOf(field);
    if (error) messages.set(path, error);
  };
  note('rows', 'rows');
  for (const [at, { key }] of read.filled.entries()) {
    for (const field of feeFields) note(`rows.${key}.${field}`, `rows.${at}.${field}`);
    note(`rows.${key}.unitPrice`, `rows.${at}.amountMinor`);
  }
  return (
    <FormTable
      label={t('entry.rows')}
      name="rows"
      columns={columns}
      lines={lines}
      messages={messages}
      idOf={(path) => form.idOf(pathIn(read, path))}
      newLine={() =>
        newFeeLine({
          businessDate: today,
          ...(last && { businessNumber: last.businessNumber, businessType: last.businessType }),
        })
      }
      mostLines={billLimits.rows}
      onChange={change}
    />
  );
}

/** The path in what is sent of a path in the sheet, which goes by the keys of its lines. */
function pathIn({ filled }: ReadBill, path: string): string {
  const [name, key, ...rest] = path.split('.');
  const at = filled.findIndex((line) => line.key === key);
  return at === -1 ? path : [name, at, ...rest].join('.');
}

function withUnit(line: FeeLine, items: readonly FeeItem[] | undefined, locale: 'zh-CN' | 'en'): FeeLine {
  const unit = items?.find(({ code }) => code === line.feeItem)?.unit[locale] ?? '';
  return line.unit === '' ? { ...line, unit } : line;
}
