import type { Preview } from '../../gallery/preview.ts';
import { Chart } from './Chart.tsx';

const months = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];
const volumes = [812.4, 944.12, 1031.055, 872, 1284.5, 1119.25];
const byKind = [
  { name: '拼箱 LCL', values: volumes },
  { name: '整柜 FCL', values: [1320, 1188, 1402.5, 1560, 1490.75, 1624] },
  { name: '空运 Air', values: [42, 38.5, null, 61.2, 55, 47.9] },
];

const VolumePreview = () => (
  <Chart
    title="近六个月货量"
    kind="line"
    categories={months}
    series={[{ name: '货量', values: volumes }]}
    unit="CBM"
  />
);
const BillsPreview = () => (
  <Chart
    title="近六个月账单金额"
    kind="bar"
    categories={months}
    series={[{ name: '账单金额', values: [184_250.5, 203_118, 198_400.25, 221_905, 240_010, 178_333] }]}
    unit="CNY"
  />
);
const LinesPreview = () => (
  <Chart title="各业务货量" kind="line" categories={months} series={byKind} unit="CBM" />
);
const BarsPreview = () => (
  <Chart title="各业务货量" kind="bar" categories={months} series={byKind.slice(0, 2)} unit="CBM" />
);
const days = Array.from(
  { length: 90 },
  (_, at) => `${Math.floor(at / 30) + 9}-${String((at % 30) + 1).padStart(2, '0')}`,
);
const DaysPreview = () => (
  <Chart
    title="每日入仓件数，深圳市前海泊位供应链管理有限公司洛杉矶第一海外仓"
    kind="line"
    categories={days}
    series={[
      { name: '件数', values: days.map((_, at) => 400 + Math.round(180 * Math.sin(at / 7)) + (at % 5) * 11) },
    ]}
    unit="CTNS"
  />
);
const shared = { title: '近六个月货量', kind: 'line', categories: months, unit: 'CBM' } as const;
const LoadingPreview = () => <Chart {...shared} series={[]} isLoading />;
const EmptyPreview = () => <Chart {...shared} series={[]} />;
const ErrorPreview = () => (
  <Chart
    {...shared}
    series={[]}
    problem={{ message: '请求服务器无响应！', requestId: 'req-01JD' }}
    onRetry={() => undefined}
  />
);

export const preview = {
  title: { 'zh-CN': '图表', en: 'Chart' },
  states: {
    line: VolumePreview,
    bar: BillsPreview,
    lines: LinesPreview,
    bars: BarsPreview,
    'many-points': DaysPreview,
    loading: LoadingPreview,
    empty: EmptyPreview,
    error: ErrorPreview,
  },
} satisfies Preview;
