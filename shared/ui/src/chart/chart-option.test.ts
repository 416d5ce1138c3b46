import { beforeAll, expect, jest, test } from '@jest/globals';
import type { ChartColors } from './chart-colors.ts';
import { type ChartInput, chartOption, decimalsOf, figureWithUnit } from './chart-option.ts';
import { drawChart } from './draw-chart.ts';

// jsdom has no canvas; without one echarts estimates how wide a text is.
beforeAll(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const colors: ChartColors = {
  text: '#0F1B2D',
  text2: '#44536A',
  text3: '#5C6A7F',
  line: '#E0E5EC',
  lineStrong: '#8995A7',
  surface: '#FFFFFF',
  shade: '#E0E5EC',
  font: 'Inter',
  series: ['#1657C9', '#0B8A8A'],
};

const input = (changes: Partial<ChartInput> = {}): ChartInput => ({
  kind: 'line',
  categories: ['9月', '10月', '11月'],
  series: [
    { name: '拼箱', values: [10, null, 12_800] },
    { name: '整柜', values: [20, 40, 30] },
  ],
  unit: 'CBM',
  colors,
  locale: 'zh-CN',
  isMotionReduced: true,
  widthPx: 640,
  ...changes,
});

function drawn(changes?: Partial<ChartInput>) {
  const host = document.createElement('div');
  const drawing = drawChart(host, { width: 640, height: 240 });
  drawing.update(chartOption(input(changes)));
  const texts = Array.from(host.querySelectorAll('text'), ({ textContent }) => textContent);
  return { host, drawing, texts };
}

test('lines carry their names at their ends, the axis its unit and short figures', () => {
  const { texts, drawing } = drawn();
  expect(texts).toEqual(expect.arrayContaining(['拼箱', '整柜', 'CBM', '9月', '11月']));
  expect(texts.some((text) => text?.endsWith('万'))).toBe(true);
  drawing.dispose();
});

test('one series has its figures at the points; a gap is no zero', () => {
  const { texts, drawing } = drawn({ series: [{ name: '拼箱', values: [10.25, null, 30] }], kind: 'bar' });
  expect(texts).toEqual(expect.arrayContaining(['10.250', '30.000']));
  drawing.dispose();
});

test('the axis of what is counted has whole numbers alone', () => {
  const marks = (changes: Partial<ChartInput>) => {
    const { texts, drawing } = drawn({ categories: ['1'], ...changes });
    drawing.dispose();
    return texts.filter((text) => /^\d+\.\d+$/.test(text ?? ''));
  };
  const series = [0, 1].map((value) => ({ name: `v${value}`, values: [value] }));
  expect(marks({ unit: '', series })).toEqual([]);
  expect(marks({ unit: 'CBM', series })).not.toEqual([]);
});

test('a narrow drawing leaves the names to the legend', () => {
  const { texts, drawing } = drawn({ widthPx: 320 });
  expect(texts).not.toContain('拼箱');
  drawing.dispose();
});

test('neither the tooltip nor the end of a drawing writes HTML', () => {
  const option = chartOption(input());
  expect(option.tooltip).toMatchObject({ renderMode: 'richText' });
  const { host, drawing } = drawn();
  const written: unknown[] = [];
  const inherited = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  Object.defineProperty(Element.prototype, 'innerHTML', { ...inherited, set: (html) => written.push(html) });
  drawing.dispose();
  if (inherited) Object.defineProperty(Element.prototype, 'innerHTML', inherited);
  expect([written, host.childElementCount]).toEqual([[], 0]);
});

test('who wants no motion gets none', () => {
  expect(chartOption(input()).animation).toBe(false);
  expect(chartOption(input({ isMotionReduced: false })).animation).toBe(true);
  const late = [{ name: '1.5.0', values: [null, null, 3] }];
  expect(chartOption(input({ isMotionReduced: false, series: late })).animation).toBe(false);
  expect(chartOption(input({ isMotionReduced: false, kind: 'bar', series: late })).animation).toBe(true);
});

test('a figure has its unit, and as many places as the others of the chart', () => {
  const written = (unit: string, values: (number | null)[]) => {
    const decimals = decimalsOf({ unit, series: [{ name: '拼箱', values }] });
    return values.map((value) => figureWithUnit(value ?? 0, { unit, decimals, locale: 'en' }));
  };
  expect(written('CBM', [1284.5, 872])).toEqual(['1,284.500 CBM', '872.000 CBM']);
  expect(written('CNY', [184_250.5, 203_118])).toEqual(['184,250.50 CNY', '203,118.00 CNY']);
  expect(written('', [1, 2.25, null])).toEqual(['1.00', '2.25', '0.00']);
  expect(written('票', [3, 12])).toEqual(['3 票', '12 票']);
});

test('where it is narrow figures beside their points are whole, and below them in a valley of the line', () => {
  const series = [{ name: '拼箱', values: [1031.055, 872, 1284.5] }];
  const { texts, drawing } = drawn({ series, widthPx: 360 });
  drawing.dispose();
  expect(texts).toEqual(expect.arrayContaining(['1,031', '872', '1,285']));
  const bills = drawn({
    series: [{ name: '账单', values: [184_250.5, null, 240_010] }],
    kind: 'bar',
    widthPx: 360,
  });
  bills.drawing.dispose();
  expect(bills.texts).toEqual(expect.arrayContaining(['18.4万', '24.0万']));
  const [line] = [chartOption(input({ series })).series].flat();
  expect(line?.data).toEqual([1031.055, { value: 872, label: { position: 'bottom' } }, 1284.5]);
});
