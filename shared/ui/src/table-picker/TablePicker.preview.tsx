import type { Locale } from '@berth/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { Opened } from '../../gallery/Opened.tsx';
import type { Preview } from '../../gallery/preview.ts';
import { samplesIn } from '../../gallery/sample-words.ts';
import { type PreviewBooking, previewBookings, useBookingColumns } from '../data-table/preview-bookings.tsx';
import { useUiTexts } from '../ui-texts.ts';
import { TablePicker } from './TablePicker.tsx';
import { TablePickerDialog } from './TablePickerDialog.tsx';
import type { LoadPickerRows } from './use-picker-rows.ts';

const bookings = previewBookings(63);
const rowsIn = { 'zh-CN': bookings, en: samplesIn(bookings, 'en') };
const pause = () => new Promise((resolve) => setTimeout(resolve, 120));

type Load = LoadPickerRows<PreviewBooking>;

const loadIn =
  (locale: Locale): Load =>
  async ({ page, pageSize, typed }) => {
    await pause();
    const found = rowsIn[locale].filter(({ number, shipper, goods }) =>
      `${number} ${shipper} ${goods}`.includes(typed),
    );
    return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
  };
const load: Record<Locale, Load> = { 'zh-CN': loadIn('zh-CN'), en: loadIn('en') };
const refuseIn =
  (locale: Locale): Load =>
  async () => {
    await pause();
    throw new Error(samplesIn('请求服务器无响应！', locale));
  };
const refuse: Record<Locale, Load> = { 'zh-CN': refuseIn('zh-CN'), en: refuseIn('en') };
const findNothing: Load = async () => ({ rows: [], total: 0 });
const neverAnswer: Load = () => new Promise(() => undefined);

type PickerProps = { isSingle?: boolean; from?: Load | Record<Locale, Load> };

function usePicker(chosenFirst: number) {
  const { locale } = useUiTexts();
  const keys = ['number', 'status', 'shipper', 'goods', 'cartons'];
  const [chosen, setChosen] = useState<ReadonlyMap<string, PreviewBooking>>(
    new Map(rowsIn[locale].slice(0, chosenFirst).map((row) => [row.id, row])),
  );
  return {
    locale,
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
  const { chosen, setChosen, shared, locale } = usePicker(isSingle ? 1 : 2);
  const ask = typeof from === 'function' ? from : from[locale];
  return <TablePicker {...shared} load={ask} chosen={chosen} onChange={setChosen} isSingle={isSingle} />;
}

function DialogPreview() {
  const [isOpen, setIsOpen] = useState(false);
  const { chosen, setChosen, shared, isEnglish, locale } = usePicker(0);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        {isEnglish ? `Choose bookings (${chosen.size})` : `选择订舱（${chosen.size}）`}
      </Button>
      <TablePickerDialog
        {...shared}
        title={isEnglish ? 'Choose bookings to merge' : '选择要合并申报的订舱'}
        isOpen={isOpen}
        load={load[locale]}
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
    'dialog-open': {
      alone: () => (
        <Opened>
          <DialogPreview />
        </Opened>
      ),
    },
    loading: () => <Picker from={neverAnswer} />,
    empty: () => <Picker from={findNothing} />,
    error: () => <Picker from={refuse} />,
  },
} satisfies Preview;
