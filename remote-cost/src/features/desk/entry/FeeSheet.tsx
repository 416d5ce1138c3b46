import { billLimits } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormTable, type SendForm, type SheetEdit, sheetPlaces, useChinaDay } from '@berth/ui';
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
  const keys = read.filled.map(({ key }) => key);
  const { messages, idOf } = sheetPlaces(form, { name: 'rows', keys, fields: feeFields });
  const ofRows = form.errorOf('rows');
  if (ofRows) messages.set('rows', ofRows);
  // What a row comes to is worked out from its price.
  for (const [at, key] of keys.entries()) {
    const ofAmount = form.errorOf(`rows.${at}.amountMinor`);
    if (ofAmount) messages.set(`rows.${key}.unitPrice`, ofAmount);
  }
  return (
    <FormTable
      label={t('entry.rows')}
      name="rows"
      columns={columns}
      lines={lines}
      messages={messages}
      idOf={idOf}
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

function withUnit(line: FeeLine, items: readonly FeeItem[] | undefined, locale: 'zh-CN' | 'en'): FeeLine {
  const unit = items?.find(({ code }) => code === line.feeItem)?.unit[locale] ?? '';
  return line.unit === '' ? { ...line, unit } : line;
}
