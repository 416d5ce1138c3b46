import type { BookingStatus, LclSummary } from '@berth/contract';
import { useState } from 'react';
import { useSamples } from '../../gallery/sample-words.ts';
import { formatCount, formatVolume, formatWeight } from '../format/format.ts';
import { StatusDot } from '../status-dot/StatusDot.tsx';
import { changeTableSearch, plainTableSearch, type TableSearch } from '../table-search/table-search.ts';
import { useUiTexts } from '../ui-texts.ts';
import type { DataColumn, TableAnswer } from './columns/data-column.ts';

/** A booking of the previews, made from its place in the list. */
export type PreviewBooking = {
  id: string;
  number: string;
  reference: string;
  status: BookingStatus;
  shipper: string;
  route: string;
  etd: string;
  goods: string;
  cartons: number;
  weightKg: number;
  volumeM3: number;
};

const statuses: BookingStatus[] = [
  'toBeReceived',
  'received',
  'spaceLocked',
  'arrived',
  'pickedUp',
  'returned',
];
const statusWords: Record<string, [zh: string, en: string]> = {
  toBeReceived: ['待收货', 'To be received'],
  received: ['已收货', 'Received'],
  spaceLocked: ['已放舱', 'Space locked'],
  arrived: ['已到港', 'Arrived at port'],
  pickedUp: ['已提货', 'Picked up'],
  returned: ['已退载', 'Returned'],
};
const shippers = ['宁波远望家居用品有限公司', '义乌市晨光日用百货商行', '深圳前海云帆科技有限公司'];
const routes = ['盐田 → 洛杉矶', '宁波 → 长滩', '上海 → 汉堡', '南沙 → 费利克斯托'];
const goods = ['LED 灯具', '硅胶折叠水杯', '不锈钢保温杯', '儿童滑板车', '蓝牙耳机'];

function previewBooking(at: number): PreviewBooking {
  const number = `SZL-2611${String((at % 28) + 1).padStart(2, '0')}-${String(at + 1).padStart(4, '0')}`;
  return {
    id: number,
    number,
    reference: at % 3 === 0 ? `PO-${7700 + at}` : '',
    status: statuses[at % statuses.length] ?? 'received',
    shipper: shippers[at % shippers.length] ?? '',
    route: routes[at % routes.length] ?? '',
    etd: `2026-12-${String((at % 28) + 1).padStart(2, '0')}`,
    goods: goods[at % goods.length] ?? '',
    cartons: 8 + ((at * 37) % 400),
    weightKg: 64.5 + ((at * 113) % 9000),
    volumeM3: 0.48 + ((at * 7) % 60),
  };
}

export const previewBookings = (count: number) =>
  Array.from({ length: count }, (_none, at) => previewBooking(at));

/** A status as it is called in the language of the gallery. */
export function useStatusWord() {
  const { locale } = useUiTexts();
  return (status: BookingStatus) => statusWords[status]?.[locale === 'en' ? 1 : 0];
}

/** The columns of the previews in the language of the gallery. */
export function useBookingColumns(): DataColumn<PreviewBooking>[] {
  const { locale } = useUiTexts();
  const word = (zh: string, en: string) => (locale === 'en' ? en : zh);
  const statusWord = useStatusWord();
  return [
    {
      key: 'number',
      title: word('业务编号', 'Business number'),
      widthPx: locale === 'en' ? 168 : 152,
      fixed: 'left',
      isAlwaysShown: true,
      isSortable: true,
      render: ({ number }) => <a href={`#${number}`}>{number}</a>,
    },
    {
      key: 'status',
      title: word('状态', 'Status'),
      widthPx: 136,
      isSortable: true,
      render: ({ status }) => <StatusDot status={status}>{statusWord(status)}</StatusDot>,
    },
    { key: 'route', title: word('航线', 'Route'), widthPx: 176, render: ({ route }) => route },
    { key: 'etd', title: 'ETD', widthPx: 112, isSortable: true, render: ({ etd }) => etd },
    { key: 'shipper', title: word('发货人', 'Shipper'), widthPx: 208, render: ({ shipper }) => shipper },
    { key: 'goods', title: word('货物', 'Goods'), isSortable: true, render: (row) => row.goods },
    {
      key: 'cartons',
      title: 'CTNS',
      widthPx: 88,
      isNumber: true,
      isSortable: true,
      render: ({ cartons }) => formatCount(cartons, locale),
    },
    {
      key: 'weightKg',
      title: 'KGS',
      widthPx: 104,
      isNumber: true,
      isSortable: true,
      render: ({ weightKg }) => formatWeight(weightKg, locale),
    },
    {
      key: 'volumeM3',
      title: 'CBM',
      widthPx: 96,
      isNumber: true,
      isSortable: true,
      render: ({ volumeM3 }) => formatVolume(volumeM3, locale),
    },
  ];
}

/** The totals of the previews' table. */
export function useBookingSummary() {
  const { locale } = useUiTexts();
  return (summary: LclSummary) => ({
    cartons: formatCount(summary.cartons, locale),
    weightKg: formatWeight(summary.weight, locale),
    volumeM3: formatVolume(summary.volume, locale),
  });
}

/** A list call that is answered at once, by sorting and cutting what there is. */
export function useListedBookings(
  bookings: readonly PreviewBooking[],
  isPaged = true,
  address: Partial<TableSearch> = {},
) {
  const all = useSamples(bookings);
  const [search, setSearch] = useState<TableSearch>({ ...plainTableSearch, ...address });
  const { page, pageSize, sort } = search;
  const sorted = [...all].sort((one, other) => {
    const field = (sort?.field ?? 'number') as keyof PreviewBooking; // the columns' keys are its fields
    const order = one[field] < other[field] ? -1 : one[field] > other[field] ? 1 : 0;
    return sort?.order === 'descending' ? -order : order;
  });
  const answer: TableAnswer<PreviewBooking, LclSummary> = {
    data: {
      rows: isPaged ? sorted.slice((page - 1) * pageSize, page * pageSize) : sorted,
      total: all.length,
      summary: {
        cartons: all.reduce((sum, { cartons }) => sum + cartons, 0),
        weight: all.reduce((sum, { weightKg }) => sum + weightKg, 0),
        volume: all.reduce((sum, { volumeM3 }) => sum + volumeM3, 0),
      },
    },
    isStale: false,
    refetch: () => undefined,
  };
  const onChange = (change: Partial<TableSearch>) => setSearch((now) => changeTableSearch(now, change));
  return { answer, search, onChange };
}
