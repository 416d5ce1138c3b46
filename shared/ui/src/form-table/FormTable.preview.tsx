import { formatThousandths, type Locale, lineVolumeThousandths, normalizeDecimal } from '@berth/contract';
import { useMemo, useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { useSamples } from '../../gallery/sample-words.ts';
import { useUiTexts } from '../ui-texts.ts';
import type { FormTableProps } from './cells/form-table-props.ts';
import { FormTable } from './FormTable.tsx';
import type { SheetColumn } from './sheet/sheet-columns.ts';

type Line = { key: string } & Record<Field, string>;
type Field = (typeof fields)[number];

const fields = [
  'goods_name',
  'package',
  'weight',
  'long',
  'wide',
  'high',
  'volume',
  'pack',
  'shipment_id',
  'reference_id',
  'instructions',
] as const;

const packings = [
  { value: '34', nameZh: '纸箱', nameEn: 'Carton', search: '' },
  { value: '20', nameZh: '托盘', nameEn: 'Pallet', search: '' },
  { value: '37', nameZh: '木箱', nameEn: 'Wooden case', search: '' },
];

const dimension = { kind: 'number', widthPx: 52, cardSpan: 2, unit: 'cm' } as const;

const previewTexts = {
  'zh-CN': {
    label: '货物明细',
    titles: ['品名', '件数', '毛重', '长', '宽', '高', '体积', '包装', '说明'],
    same: '与尺寸计算一致',
    take: '按尺寸计算为 {value}，点击或按 = 采用',
    takeOfLine: '第 {line} 行采用按尺寸计算的体积 {value}',
    odd: '与常见的 FBA Shipment ID 不同，请核对',
    noNumber: '请填写数字',
    noGoods: '请填写品名',
    tooLong: '最多 10 位数字',
    tooMany: '总件数超过本航次可订舱量，请联系客服',
    shorter: '品名最多 100 个字，请缩短，或分成几行填写，每行一个品名，便于海关查验时核对',
  },
  en: {
    label: 'Cargo lines',
    titles: ['Goods', 'Cartons', 'Gross', 'L', 'W', 'H', 'Volume', 'Packing', 'Remarks'],
    same: 'Agrees with the dimensions',
    take: '{value} by the dimensions: click or press = to take it',
    takeOfLine: 'Line {line}: take the volume by the dimensions, {value}',
    odd: 'Not like the usual FBA shipment IDs: please check',
    noNumber: 'Enter a number',
    noGoods: 'Enter the goods',
    tooLong: '10 digits at most',
    tooMany: 'More cartons than this voyage can take: please contact us',
    shorter:
      'At most 100 characters: shorten the description, or enter each of the goods on a line of its own',
  },
} as const;

const usePreviewTexts = () => previewTexts[useUiTexts().locale];

function columnsIn(texts: (typeof previewTexts)[Locale]): readonly SheetColumn<Line>[] {
  const [goodsName, count, gross, long, wide, high, volume, pack, instructions] = texts.titles;
  const { same, take, takeOfLine, odd } = texts;
  return [
    {
      key: 'goods_name',
      title: goodsName,
      kind: 'text',
      widthPx: 122,
      grow: 1.5,
      isRequired: true,
      cardSpan: 6,
    },
    { key: 'package', title: count, kind: 'number', widthPx: 60, isRequired: true, total: 'sum' },
    {
      key: 'weight',
      title: gross,
      unit: 'KGS',
      kind: 'number',
      widthPx: 84,
      isRequired: true,
      total: 'sum',
      decimals: 3,
    },
    { key: 'long', title: long, ...dimension },
    { key: 'wide', title: wide, ...dimension },
    { key: 'high', title: high, ...dimension },
    {
      key: 'volume',
      title: volume,
      unit: 'CBM',
      kind: 'number',
      widthPx: 92,
      isRequired: true,
      cardSpan: 6,
      total: 'sum',
      decimals: 3,
      suggest: suggestVolume,
      suggestTexts: { same, take, takeOfLine },
    },
    { key: 'pack', title: pack, kind: 'select', widthPx: 84, options: packings },
    {
      key: 'shipment_id',
      title: 'Shipment ID',
      kind: 'code',
      widthPx: 122,
      below: '2',
      warn: ({ shipment_id: code }) => (code === '' || code.startsWith('FBA') ? undefined : odd),
    },
    { key: 'reference_id', title: 'Reference ID', kind: 'code', widthPx: 100, below: '3 / span 2' },
    {
      key: 'instructions',
      title: instructions,
      kind: 'text',
      widthPx: 96,
      grow: 1,
      below: '5 / span 5',
      cardSpan: 6,
      headingNames: ['备注', 'Instructions'],
    },
  ];
}

const number = (typed: string) => Number(normalizeDecimal(typed) ?? Number.NaN);

function suggestVolume({ package: count, long, wide, high, volume }: Line) {
  const sizes = { package: number(count), long: number(long), wide: number(wide), high: number(high) };
  if (Object.values(sizes).some((size) => !(size > 0))) return null;
  const thousandths = lineVolumeThousandths(sizes);
  if (thousandths === undefined) return null;
  const value = formatThousandths(thousandths);
  if (volume === '') return { value, relation: 'missing' as const };
  return { value, relation: number(volume) === Number(value) ? ('same' as const) : ('differs' as const) };
}

let made = 0;

function newLine(): Line {
  made += 1;
  const empty = Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>; // one per field
  return { key: `preview-${made}`, ...empty, pack: '34' };
}

const goods = ['LED 灯具', '蓝牙音箱', '折叠桌椅', '不锈钢水杯', '儿童自行车', '瑜伽垫'];

function freightLine(at: number): Line {
  const count = 10 + (at % 7) * 5;
  return {
    ...newLine(),
    goods_name: goods[at % goods.length] ?? '',
    package: String(count),
    weight: String(count * 12.5),
    long: '60',
    wide: '50',
    high: '40',
    volume: (count * (at % 5 === 3 ? 0.125 : 0.12)).toFixed(3),
    pack: at % 4 === 1 ? '20' : '34',
    shipment_id: `FBA15GCL9X${String(60 + (at % 40))}`,
    reference_id: `8N7EGX${String(10 + (at % 90))}`,
    instructions: at % 3 === 0 ? '易碎' : '',
  };
}

const freight = (count: number) => Array.from({ length: count }, (_, at) => freightLine(at));

function Sheet({ lines: first, ...props }: Partial<FormTableProps<Line>> & { lines: readonly Line[] }) {
  const [lines, setLines] = useState(useSamples(first));
  const texts = usePreviewTexts();
  const columns = useMemo(() => columnsIn(texts), [texts]);
  return (
    <FormTable
      label={texts.label}
      columns={columns}
      newLine={newLine}
      mostLines={500}
      {...props}
      lines={lines}
      onChange={setLines}
    />
  );
}

function PlainPreview() {
  const [lines] = useState(() => [...freight(4), { ...freightLine(5), volume: '', shipment_id: 'X0012' }]);
  return <Sheet lines={lines} />;
}

function FixedLinesPreview() {
  const [lines] = useState(() => freight(3));
  return <Sheet lines={lines} hasFixedLines />;
}

function EmptyPreview() {
  const [lines] = useState<Line[]>([]);
  return <Sheet lines={lines} leastLines={0} />;
}

function OneLinePreview() {
  const [lines] = useState(() => [newLine()]);
  return <Sheet lines={lines} />;
}

function ErrorsPreview() {
  const [lines] = useState(() => [
    { ...freightLine(0), weight: '12kg' },
    { ...freightLine(1), goods_name: '', volume: '99999999999' },
    freightLine(2),
  ]);
  const [one, two] = lines.map(({ key }) => key);
  const { noNumber, noGoods, tooLong, tooMany } = usePreviewTexts();
  const messages = new Map<string, string>([
    [`lines.${one}.weight`, noNumber],
    [`lines.${two}.goods_name`, noGoods],
    [`lines.${two}.volume`, tooLong],
    ['lines', tooMany],
  ]);
  return <Sheet lines={lines} messages={messages} />;
}

function FiveHundredPreview() {
  const [lines] = useState(() => freight(500));
  return <Sheet lines={lines} />;
}

function ReadOnlyPreview() {
  const [lines] = useState(() => freight(4));
  return <Sheet lines={lines} isReadOnly />;
}

function NarrowPreview() {
  const [lines] = useState(() => [...freight(2), { ...freightLine(3), volume: '' }]);
  return (
    <div style={{ maxWidth: 560 }}>
      <Sheet lines={lines} />
    </div>
  );
}

function LongStringsPreview() {
  const [lines] = useState(() => [
    {
      ...freightLine(0),
      goods_name:
        '户外太阳能庭院景观照明灯具（含电池组、支架与安装配件）深圳市某某国际供应链管理有限公司定制款',
      package: '1234567890',
      weight: '1234567.891',
      instructions: '易碎，请勿倒置；上层不得压货；到仓前一日电话预约，联系人见入仓单',
    },
    freightLine(1),
  ]);
  const [one] = lines.map(({ key }) => key);
  const messages = new Map<string, string>([[`lines.${one}.goods_name`, usePreviewTexts().shorter]]);
  return <Sheet lines={lines} messages={messages} />;
}

const computedColumns: readonly SheetColumn<Line>[] = [
  { key: 'goods_name', title: 'Description of goods', kind: 'text', widthPx: 240, grow: 1, isRequired: true },
  { key: 'package', title: 'Quantity', unit: 'pcs', kind: 'number', widthPx: 120, total: 'sum' },
  { key: 'weight', title: 'Unit price', unit: 'USD', kind: 'number', widthPx: 140, decimals: 2 },
  {
    key: 'amount',
    title: 'Amount',
    unit: 'USD',
    kind: 'computed',
    widthPx: 140,
    total: 'sum',
    decimals: 2,
    compute: (line) => {
      const amount = number(line.package) * number(line.weight);
      return Number.isFinite(amount) ? amount.toFixed(2) : '';
    },
  },
];

function ComputedPreview() {
  const [lines] = useState(() => freight(3));
  return <Sheet lines={lines} columns={computedColumns} label="Invoice lines" />;
}

export const preview = {
  title: { 'zh-CN': '表单表格', en: 'Form table' },
  states: {
    plain: PlainPreview,
    empty: EmptyPreview,
    'one-line': OneLinePreview,
    errors: ErrorsPreview,
    'five-hundred-lines': FiveHundredPreview,
    'fixed-lines': FixedLinesPreview,
    'read-only': ReadOnlyPreview,
    narrow: NarrowPreview,
    'long-strings': LongStringsPreview,
    computed: ComputedPreview,
  },
} satisfies Preview;
