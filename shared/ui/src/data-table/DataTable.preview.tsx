import { Button } from 'antd';
import { useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { useSamples } from '../../gallery/sample-words.ts';
import type { FilterField } from '../filter-drawer/filter-field.ts';
import { StatusDot } from '../status-dot/StatusDot.tsx';
import type { TableMemory } from '../table-memory/table-memory.ts';
import { plainTableSearch } from '../table-search/table-search.ts';
import { useUiTexts } from '../ui-texts.ts';
import type { TableAnswer } from './columns/data-column.ts';
import { DataTable } from './DataTable.tsx';
import {
  type PreviewBooking,
  previewBookings,
  useBookingColumns,
  useBookingSummary,
  useListedBookings,
  useStatusWord,
} from './preview-bookings.tsx';
import type { ExportRequest } from './tools/ExportButton.tsx';

const rowKey = ({ id }: PreviewBooking) => id;
const some = previewBookings(45);
const many = previewBookings(10_000);
const longNamed = previewBookings(3).map((row) => ({
  ...row,
  shipper: '宁波梅山保税港区远望国际家居用品进出口贸易及供应链管理有限公司第二分公司',
  route: 'Felixstowe, Suffolk, United Kingdom → Rotterdam Maasvlakte II',
  goods: '不锈钢真空保温杯（500 毫升，双层，带提手，颜色随机，每箱 24 只）及其配件',
}));

function useName() {
  return useUiTexts().locale === 'en' ? 'Bookings' : '订舱';
}

function PlainPreview() {
  const columns = useBookingColumns();
  const summaryCells = useBookingSummary();
  const list = useListedBookings(some);
  return (
    <DataTable
      name={useName()}
      columns={columns}
      rowKey={rowKey}
      summaryCells={summaryCells}
      {...list}
      onExport={exportSlowly}
    />
  );
}

/** Sums of years of work, in columns that are made for what one booking weighs. */
function LargeTotalsPreview() {
  const columns = useBookingColumns();
  const list = useListedBookings(some.slice(0, 3));
  const totals = { cartons: '1,234,567,890', weightKg: '1,234,567,890.12', volumeM3: '1,234,567,890.125' };
  return (
    <DataTable
      name={useName()}
      columns={columns}
      rowKey={rowKey}
      {...list}
      summaryCells={() => totals}
      renderCard={(row) => row.number}
    />
  );
}

/** A file that takes two seconds to make. */
async function exportSlowly({ columns, signal, onProgress }: ExportRequest) {
  for (let step = 1; step <= 10; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (signal.aborted) return;
    onProgress(step / 10);
  }
  return { fileName: 'bookings.csv', blob: new Blob([columns.join(',')], { type: 'text/csv' }) };
}

/** A table that cannot show rows, and why. */
function Without({ answer }: { answer: Partial<TableAnswer<PreviewBooking, null>> }) {
  const columns = useBookingColumns();
  const { locale } = useUiTexts();
  return (
    <DataTable
      name={useName()}
      columns={columns}
      rowKey={rowKey}
      search={plainTableSearch}
      onChange={() => undefined}
      answer={{ isStale: false, refetch: () => undefined, ...useSamples(answer) }}
      emptyTexts={
        locale === 'en'
          ? { text: 'No data', action: <Button type="primary">New booking</Button> }
          : { text: '暂无数据', action: <Button type="primary">新增订舱</Button> }
      }
    />
  );
}

const empty = { rows: [], total: 0, summary: null };
// What a broken server sends is not of the type.
const malformed = { rows: null, total: 0 } as unknown as typeof empty;

function SelectionPreview() {
  const columns = useBookingColumns();
  const list = useListedBookings(some);
  const [chosen, setChosen] = useState<ReadonlyMap<string, PreviewBooking>>(
    new Map(some.slice(1, 3).map((row) => [row.id, row])),
  );
  const { locale } = useUiTexts();
  return (
    <DataTable
      name={useName()}
      columns={columns}
      rowKey={rowKey}
      {...list}
      selection={{
        chosen,
        onChange: setChosen,
        nameOf: ({ number }) => number,
        canChoose: ({ status }) => status !== 'returned',
        actions: () => <Button size="small">{locale === 'en' ? 'Submit customs' : '提交报关'}</Button>,
      }}
    />
  );
}

function CardsPreview() {
  const columns = useBookingColumns();
  const summaryCells = useBookingSummary();
  const statusWord = useStatusWord();
  const list = useListedBookings(some);
  const memory = usePreviewMemory();
  const filters = useFilterFields();
  return (
    <DataTable
      name={useName()}
      columns={columns}
      rowKey={rowKey}
      summaryCells={summaryCells}
      memory={memory}
      filters={filters}
      {...list}
      onExport={refuseExport}
      renderCard={(row) => (
        <>
          <div>
            <a href={`#${row.number}`}>{row.number}</a>{' '}
            <StatusDot status={row.status}>{statusWord(row.status)}</StatusDot>
          </div>
          <div>ETD {row.etd}</div>
          <div>{row.route}</div>
          <div>{row.goods}</div>
        </>
      )}
    />
  );
}

function TenThousandRowsPreview() {
  const columns = useBookingColumns();
  const summaryCells = useBookingSummary();
  const list = useListedBookings(many, false);
  return (
    <DataTable
      name={useName()}
      columns={columns}
      rowKey={rowKey}
      summaryCells={summaryCells}
      {...list}
      isPaged={false}
      heightPx={560}
    />
  );
}

/** A link that was mistyped, to a view that is gone. */
function UnreadableAddressPreview() {
  const columns = useBookingColumns();
  const list = useListedBookings(some, true, {
    dropped: ['cartons=abc|=', 'shipmentId=FBA15|='],
    view: 'gone',
  });
  const memory = usePreviewMemory();
  return (
    <DataTable
      name={useName()}
      columns={columns}
      rowKey={rowKey}
      memory={memory}
      filters={useFilterFields()}
      {...list}
    />
  );
}

function LongStringsPreview() {
  const columns = useBookingColumns();
  const list = useListedBookings(longNamed);
  return <DataTable name={useName()} columns={columns} rowKey={rowKey} {...list} />;
}

function AllSettingsPreview() {
  const columns = useBookingColumns();
  const summaryCells = useBookingSummary();
  const list = useListedBookings(some);
  const memory = usePreviewMemory();
  const filters = useFilterFields();
  return (
    <DataTable
      name={useName()}
      columns={columns}
      rowKey={rowKey}
      summaryCells={summaryCells}
      memory={memory}
      filters={filters}
      {...list}
      onExport={refuseExport}
    />
  );
}

async function refuseExport(): Promise<never> {
  throw new Error('超过 10,000 行，请缩小筛选范围后再导出。 More than 10,000 rows: narrow the filter first.');
}

function useFilterFields(): FilterField[] {
  const { locale } = useUiTexts();
  const word = (zh: string, en: string) => (locale === 'en' ? en : zh);
  return [
    { field: 'goods', label: word('货物', 'Goods'), kind: 'text', isSelected: true },
    { field: 'number', label: word('业务编号', 'Business number'), kind: 'text' },
    { field: 'etd', label: 'ETD', kind: 'daterange' },
    { field: 'cartons', label: 'CTNS', kind: 'number' },
  ];
}

/** A server that remembers as long as the preview is open. */
function usePreviewMemory(): TableMemory {
  const [settings, setSettings] = useState<TableMemory['settings']>({
    table: 'bookings',
    version: '1',
    density: 'compact',
    isBordered: true,
    isStriped: true,
    columns: [
      { key: 'etd', isShown: true, widthPx: 120, isSortable: true, fixed: 'left' },
      { key: 'number', isShown: true, widthPx: 152, isSortable: false, fixed: 'left' },
      { key: 'status', isShown: true, widthPx: 136, isSortable: true, fixed: 'right' },
      { key: 'shipper', isShown: false, widthPx: null, isSortable: false, fixed: null },
    ],
  });
  const nothing = async () => undefined;
  return {
    isLoading: false,
    settings,
    saveSettings: async (next) => setSettings({ ...next, table: 'bookings', version: '2' }),
    resetSettings: async () => {
      setSettings(null);
      return null;
    },
    filters: [],
    saveFilter: nothing,
    deleteFilter: nothing,
    views: [],
    saveView: nothing,
    deleteView: nothing,
    canShare: true,
  };
}

export const preview = {
  title: { 'zh-CN': '数据表格', en: 'Data table' },
  states: {
    plain: PlainPreview,
    selection: SelectionPreview,
    'all-settings': AllSettingsPreview,
    cards: CardsPreview,
    'long-strings': LongStringsPreview,
    'large-totals': LargeTotalsPreview,
    'unreadable-address': UnreadableAddressPreview,
    loading: () => <Without answer={{ isStale: true }} />,
    empty: () => <Without answer={{ data: empty }} />,
    error: () => <Without answer={{ problem: { message: '没有权限访问该资源', requestId: 'req-01JD7Q' } }} />,
    malformed: () => <Without answer={{ data: malformed }} />,
    'ten-thousand-rows': TenThousandRowsPreview,
  },
} satisfies Preview;
