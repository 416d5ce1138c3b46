import type { Preview } from '../../gallery/preview.ts';
import { useTexts } from '../ui-texts.ts';
import { Chart } from './Chart.tsx';

const words = {
  'zh-CN': {
    volume: '近六个月货量',
    bills: '近六个月账单金额',
    byKind: '各业务货量',
    lcl: '拼箱',
    fcl: '整柜',
    air: '空运',
    daily: '每日入仓件数，深圳市前海泊位国际供应链管理服务有限公司洛杉矶第一海外仓',
    refused: '请求服务器无响应！',
  },
  en: {
    volume: 'Cargo volume of the last six months',
    bills: 'Bills of the last six months',
    byKind: 'Volume by kind of booking',
    lcl: 'LCL',
    fcl: 'FCL',
    air: 'Air',
    daily: 'Cartons received a day, Los Angeles Overseas Warehouse One of Shenzhen Berth International',
    refused: 'The server does not answer.',
  },
};

const months = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];
const volumes = [812.4, 944.12, 1031.055, 872, 1284.5, 1119.25];
const amounts = [184_250.5, 203_118, 198_400.25, 221_905, 240_010, 178_333];
const days = Array.from(
  { length: 90 },
  (_, at) => `${Math.floor(at / 30) + 9}-${String((at % 30) + 1).padStart(2, '0')}`,
);
const cartons = days.map((_, at) => 400 + Math.round(180 * Math.sin(at / 7)) + (at % 5) * 11);

const LinePreview = () => {
  const texts = useTexts(words);
  const series = [{ name: texts.volume, values: volumes }];
  return <Chart title={texts.volume} kind="line" categories={months} series={series} unit="CBM" />;
};

const BarPreview = () => {
  const texts = useTexts(words);
  const series = [{ name: texts.bills, values: amounts }];
  return <Chart title={texts.bills} kind="bar" categories={months} series={series} unit="CNY" />;
};

const useKinds = () => {
  const texts = useTexts(words);
  return [
    { name: texts.lcl, values: volumes },
    { name: texts.fcl, values: [1320, 1188, 1402.5, 1560, 1490.75, 1624] },
    { name: texts.air, values: [42, 38.5, null, 61.2, 55, 47.9] },
  ];
};

const LinesPreview = () => {
  const texts = useTexts(words);
  return <Chart title={texts.byKind} kind="line" categories={months} series={useKinds()} unit="CBM" />;
};

const BarsPreview = () => {
  const texts = useTexts(words);
  const series = useKinds().slice(0, 2);
  return <Chart title={texts.byKind} kind="bar" categories={months} series={series} unit="CBM" />;
};

const ManyPointsPreview = () => {
  const texts = useTexts(words);
  const series = [{ name: texts.daily, values: cartons }];
  return <Chart title={texts.daily} kind="line" categories={days} series={series} unit="CTNS" />;
};

const empty = { kind: 'line', categories: months, series: [], unit: 'CBM' } as const;
const LoadingPreview = () => <Chart {...empty} title={useTexts(words).volume} isLoading />;
const EmptyPreview = () => <Chart {...empty} title={useTexts(words).volume} />;
const ErrorPreview = () => {
  const { volume, refused } = useTexts(words);
  const problem = { message: refused, requestId: 'req-01JD' };
  return <Chart {...empty} title={volume} problem={problem} onRetry={() => undefined} />;
};

export const preview = {
  title: { 'zh-CN': '图表', en: 'Chart' },
  states: {
    line: LinePreview,
    bar: BarPreview,
    lines: LinesPreview,
    bars: BarsPreview,
    'many-points': ManyPointsPreview,
    loading: LoadingPreview,
    empty: EmptyPreview,
    error: ErrorPreview,
  },
} satisfies Preview;
