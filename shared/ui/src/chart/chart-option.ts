import type { Locale } from '@berth/contract';
import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import type { GridComponentOption, TooltipComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import type { ChartColors } from './chart-colors.ts';
import type { ChartSeries } from './chart-series.ts';

export type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | TooltipComponentOption
>;

export type ChartInput = {
  kind: 'line' | 'bar';
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** Behind each figure and above the axis; '' for none. */
  unit: string;
  colors: ChartColors;
  locale: Locale;
  isMotionReduced: boolean;
  widthPx: number;
};

/** Beside the lines there is room for their names from this width on; below it a legend stands above. */
export const directLabelsFromPx = 480;

/** Lines are told apart by more than their colour. */
const dashes = ['solid', 'dashed', 'dotted', [12, 4, 2, 4], [2, 6]] as const;

/** What echarts is told: few marks, hairlines, figures at the points where they fit. */
export function chartOption(input: ChartInput): ChartOption {
  const { kind, series, colors, widthPx } = input;
  const isNamedAtEnd = kind === 'line' && series.length > 1 && widthPx >= directLabelsFromPx;
  const text = { color: colors.text2, fontFamily: colors.font, fontSize: 12 };
  return {
    animation: !input.isMotionReduced && !beginsWithGap(input),
    animationDuration: 200,
    animationDurationUpdate: 160,
    color: [...colors.series],
    textStyle: text,
    grid: {
      top: input.unit === '' ? 20 : 36,
      right: isNamedAtEnd ? endLabelRoom(series) : 12,
      bottom: 4,
      left: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    tooltip: tooltip(input),
    xAxis: {
      type: 'category',
      data: [...input.categories],
      // A first figure above its point would lie on the axis.
      boundaryGap: kind === 'bar' || isLabelled(input),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: colors.lineStrong } },
      axisLabel: { ...text, hideOverlap: true, margin: 10 },
    },
    yAxis: {
      type: 'value',
      name: input.unit,
      nameTextStyle: { ...text, color: colors.text3, align: 'left', padding: [0, 0, 4, 0] },
      splitNumber: 4,
      // Between one thing and two there is no mark: what is counted has none.
      ...(isCounted(input) ? { minInterval: 1 } : {}),
      splitLine: { lineStyle: { color: colors.line } },
      axisLabel: { ...text, formatter: (value: number) => shortFigure(value, input.locale) },
    },
    series: series.map((one, at) => drawnSeries(input, one, at, isNamedAtEnd)),
  };
}

function isCounted({ unit, series }: ChartInput): boolean {
  return unit === '' && series.every(({ values }) => values.every((value) => Number.isInteger(value ?? 0)));
}

/** echarts leads the name along a line as it grows, and has no place for it where the line has not begun. */
function beginsWithGap({ kind, series }: ChartInput): boolean {
  return kind === 'line' && series.some(({ values }) => (values[0] ?? null) === null);
}

function drawnSeries(input: ChartInput, { name, values }: ChartSeries, at: number, isNamedAtEnd: boolean) {
  const { colors, locale } = input;
  const color = colors.series[at % colors.series.length];
  const decimals = decimalsOf(input);
  const write = input.widthPx < directLabelsFromPx ? shortLabel(decimals, values) : fixedFigure(decimals);
  const label = {
    show: isLabelled(input),
    position: 'top' as const,
    color: colors.text,
    fontFamily: colors.font,
    fontSize: 12,
    formatter: ({ value }: { value?: unknown }) => (typeof value === 'number' ? write(value, locale) : ''),
  };
  const shared = {
    name,
    data: input.kind === 'line' ? values.map(labelledPoint) : values.map((value) => value ?? '-'),
    label,
    labelLayout: { hideOverlap: true },
  };
  if (input.kind === 'bar') {
    return {
      ...shared,
      type: 'bar' as const,
      barMaxWidth: 28,
      barGap: '15%',
      itemStyle: { borderRadius: [3, 3, 0, 0] },
    };
  }
  const dash = dashes[at % dashes.length] ?? 'solid';
  return {
    ...shared,
    type: 'line' as const,
    symbol: 'circle',
    symbolSize: 6,
    showSymbol: values.length <= 40,
    connectNulls: false,
    lineStyle: { width: 2, type: typeof dash === 'string' ? dash : [...dash] },
    // Lines that end close together keep their names apart.
    labelLayout: isNamedAtEnd ? { moveOverlap: 'shiftY' as const } : shared.labelLayout,
    endLabel: {
      show: isNamedAtEnd,
      formatter: '{a}',
      color,
      fontFamily: colors.font,
      fontSize: 12,
      distance: 8,
    },
    clip: false,
  };
}

/** Between two higher points a figure stands below its own: above it the line would go through it. */
function labelledPoint(value: number | null, at: number, values: readonly (number | null)[]) {
  if (value === null) return '-';
  const isValley = at > 0 && [values[at - 1], values[at + 1]].every((beside) => (beside ?? value) > value);
  return isValley ? { value, label: { position: 'bottom' as const } } : value;
}

/** One series of few points has its figures beside them. */
function isLabelled({ series, categories, widthPx }: ChartInput): boolean {
  return series.length === 1 && categories.length <= (widthPx < directLabelsFromPx ? 6 : 12);
}

/** Drawn, not HTML: what echarts writes by `innerHTML` the content policy refuses. */
function tooltip({ kind, colors, unit, locale, series }: ChartInput): TooltipComponentOption {
  const decimals = decimalsOf({ unit, series });
  return {
    trigger: 'axis',
    renderMode: 'richText',
    confine: true,
    transitionDuration: 0,
    axisPointer: {
      type: kind === 'bar' ? 'shadow' : 'line',
      lineStyle: { color: colors.lineStrong },
      shadowStyle: { color: colors.shade, opacity: 0.5 },
    },
    backgroundColor: colors.surface,
    borderColor: colors.line,
    textStyle: { color: colors.text, fontFamily: colors.font, fontSize: 12 },
    valueFormatter: (value) =>
      typeof value === 'number' ? figureWithUnit(value, { unit, decimals, locale }) : '—',
  };
}

/** A mark of the axis: `1,250`. */
function figure(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: mostDecimals }).format(value);
}

const mostDecimals = 3;

/** So many places the figures of these have in any case, as everywhere. */
const decimalsOfUnit: Readonly<Record<string, number>> = { CBM: 3, CNY: 2, USD: 2, CTNS: 0 };

/** How many places each figure of a chart has: those of its unit, else those of the longest, at most three. */
export function decimalsOf({ unit, series }: Pick<ChartInput, 'unit' | 'series'>): number {
  const places = (value: number | null) => `${value ?? ''}`.split('.')[1]?.length ?? 0;
  const longest = Math.max(0, ...series.flatMap(({ values }) => values.map(places)));
  return decimalsOfUnit[unit] ?? Math.min(longest, mostDecimals);
}

const fixedFigure = (decimals: number) => (value: number, locale: Locale) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    value,
  );

/** Where it is narrow, places say nothing beside hundreds. */
function shortLabel(decimals: number, values: readonly (number | null)[]) {
  const write = fixedFigure(values.some((value) => Math.abs(value ?? 0) >= 100) ? 0 : decimals);
  return (value: number, locale: Locale) =>
    Math.abs(value) < 10_000 ? write(value, locale) : shortFigure(value, locale, 1);
}

/** A figure of a chart in full: `1,284.500 CBM`. */
export function figureWithUnit(
  value: number,
  { unit, decimals, locale }: { unit: string; decimals: number; locale: Locale },
): string {
  return `${fixedFigure(decimals)(value, locale)}${unit && ` ${unit}`}`;
}

/** Beside the axis: `1.2万`, `12K`. */
function shortFigure(value: number, locale: Locale, minimumFractionDigits = 0): string {
  if (Math.abs(value) < 10_000) return figure(value, locale);
  const options = { notation: 'compact', minimumFractionDigits, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, options).format(value);
}

/** A Han character is as wide as the type is high, a Latin one about half of that. */
function endLabelRoom(series: readonly ChartSeries[]): number {
  const widthOf = (name: string) =>
    Array.from(name).reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0xff ? 12 : 7), 0);
  return Math.min(Math.max(...series.map(({ name }) => widthOf(name))) + 20, 160);
}
