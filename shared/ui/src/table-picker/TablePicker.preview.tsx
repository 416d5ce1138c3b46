import { Button } from 'antd';
import { useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { type PreviewBooking, previewBookings, useBookingColumns } from '../data-table/preview-bookings.tsx';
import { useUiTexts } from '../ui-texts.ts';
import { TablePicker } from './TablePicker.tsx';
import { TablePickerDialog } from './TablePickerDialog.tsx';
import type { LoadPickerRows } from './use-picker-rows.ts';

const all = previewBookings(63);
const pause = () => new Promise((resolve) => setTimeout(resolve, 120));

const load: LoadPickerRows<PreviewBooking> = async ({ page, pageSize, typed }) => {
  await pause();
  const found = all.filter(({ number, shipper, goods }) => `${number} ${shipper} ${goods}`.includes(typed));
  return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
};
const refuse: LoadPickerRows<PreviewBooking> = async () => {
  await pause();
  throw new Error('请求服务器无响应！');
};
const findNothing: LoadPickerRows<PreviewBooking> = async () => ({ rows: [], total: 0 });
const neverAnswer: LoadPickerRows<PreviewBooking> = () => new Promise(() => undefined);

type PickerProps = { isSingle?: boolean; from?: LoadPickerRows<PreviewBooking> };

function usePicker(chosenFirst: number) {
  const { locale } = useUiTexts();
  const keys = ['number', 'status', 'shipper', 'goods', 'cartons'];
  const [chosen, setChosen] = useState<ReadonlyMap<string, PreviewBooking>>(
    new Map(all.slice(0, chosenFirst).map((row) => [row.id, row])),
  );
  return {
    isEnglish: locale === 'en',
    chosen,
    setChosen,
    shared: {
      name: locale === 'en' ? 'bookings' : '订舱',
      columns: useBookingColumns().filter(({ key }) => keys.includes(key)),
      rowKey: ({ id }: PreviewBooking) => id,
      nameOf: ({ number }: PreviewBooking) => number,
    },
  };
}

function Picker({ isSingle, from = load }: PickerProps) {
  const { chosen, setChosen, shared } = usePicker(isSingle ? 1 : 2);
  return <TablePicker {...shared} load={from} chosen={chosen} onChange={setChosen} isSingle={isSingle} />;
}

function DialogPreview() {
  const [isOpen, setIsOpen] = useState(false);
  const { chosen, setChosen, shared, isEnglish } = usePicker(0);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        {isEnglish ? `Choose bookings (${chosen.size})` : `选择订舱（${chosen.size}）`}
      </Button>
      <TablePickerDialog
        {...shared}
        title={isEnglish ? 'Choose bookings to merge' : '选择要合并申报的订舱'}
        isOpen={isOpen}
        load={load}
        chosen={chosen}
        onCancel={() => setIsOpen(false)}
        onConfirm={(next) => {
          setChosen(next);
          setIsOpen(false);
        }}
      />
    </>
  );
}

export const preview = {
  title: { 'zh-CN': '表格选择器', en: 'Table picker' },
  states: {
    plain: () => <Picker />,
    single: () => <Picker isSingle />,
    dialog: DialogPreview,
    loading: () => <Picker from={neverAnswer} />,
    empty: () => <Picker from={findNothing} />,
    error: () => <Picker from={refuse} />,
  },
} satisfies Preview;
