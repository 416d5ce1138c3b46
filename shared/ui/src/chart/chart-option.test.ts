import { beforeAll, expect, jest, test } from '@jest/globals';
import type { ChartColors } from './chart-colors.ts';
import { type ChartInput, chartOption, figureWithUnit } from './chart-option.ts';
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
  expect(texts).toEqual(expect.arrayContaining(['10.25', '30']));
  drawing.dispose();
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

test('a figure has its unit', () => {
  expect(figureWithUnit(1284.5, 'CBM', 'en')).toBe('1,284.5 CBM');
  expect(figureWithUnit(1284.5, '', 'zh-CN')).toBe('1,284.5');
});
