import { beforeAll, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { BerthTheme } from '../theme/BerthTheme.tsx';
import { Chart, type ChartProps } from './Chart.tsx';

// jsdom has no canvas; without one echarts estimates how wide a text is.
beforeAll(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const plain: ChartProps = {
  title: '近六个月货量',
  kind: 'line',
  categories: ['10月', '11月'],
  series: [{ name: '货量', values: [1284.5, null] }],
  unit: 'CBM',
};

const chart = (props: Partial<ChartProps> = {}, appearance: 'light' | 'dark' = 'light') => (
  <BerthTheme locale="zh-CN" appearance={appearance}>
    <Chart {...plain} {...props} />
  </BerthTheme>
);

test('draws, and has its figures as a table for who cannot see it', async () => {
  const { container } = render(chart());
  const figure = screen.getByRole('figure', { name: '近六个月货量' });
  const table = within(figure).getByRole('table', { name: '近六个月货量' });
  expect(within(table).getByRole('row', { name: '10月 1,284.500 CBM' })).toBeDefined();
  expect(within(table).getByRole('row', { name: '11月 无数据' })).toBeDefined();
  await waitFor(() => expect(container.querySelector('svg path')).not.toBeNull(), { timeout: 20_000 });
  expect(container.querySelector('[aria-hidden="true"] svg')).not.toBeNull();
});

test('its colours follow a switch to dark', async () => {
  const { container, rerender } = render(chart());
  const strokes = () =>
    Array.from(container.querySelectorAll('svg path'), (path) => path.getAttribute('stroke'));
  await waitFor(() => expect(strokes().length).toBeGreaterThan(0), { timeout: 20_000 });
  const before = strokes();
  await act(async () => rerender(chart({}, 'dark')));
  await waitFor(() => expect(strokes()).not.toEqual(before));
});

test('the table takes the place of the picture and gives it back', async () => {
  const { container } = render(chart());
  fireEvent.click(screen.getByRole('button', { name: '查看表格' }));
  expect(container.querySelector('svg path')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '查看图表' }));
  await waitFor(() => expect(container.querySelector('svg path')).not.toBeNull(), { timeout: 20_000 });
});

test('loads again in words of the place that is there', () => {
  const { rerender } = render(chart());
  const said = screen.getByRole('status');
  expect(said.textContent).toBe('');
  rerender(chart({ isLoading: true }));
  expect(said.textContent).toBe('正在加载图表…');
});

test('says that it loads, that there is nothing, and what went wrong', () => {
  const { rerender } = render(chart({ isLoading: true }));
  expect(screen.getByRole('status').textContent).toBe('正在加载图表…');
  rerender(chart({ series: [{ name: '货量', values: [null, null] }] }));
  expect(screen.getByText('这段时间没有数据。')).toBeDefined();
  const handleRetry = jest.fn();
  rerender(chart({ problem: { message: '请求服务器无响应！' }, onRetry: handleRetry }));
  expect(screen.getByRole('alert').textContent).toContain('请求服务器无响应！');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
});

test('a figure of the table is drawn as its page wants, once the table is there to see', () => {
  const renderFigure: ChartProps['renderFigure'] = (text, at) => (
    <a href={`#${at.series}-${at.category}`}>{text}</a>
  );
  render(chart({ renderFigure }));
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '查看表格' }));
  expect(screen.getByRole('link', { name: '1,284.500 CBM' }).getAttribute('href')).toBe('#0-0');
});

test('in a place that has a heading its title is for screen readers alone', async () => {
  const { container } = render(chart({ isTitleHidden: true }));
  expect(screen.getByRole('figure', { name: '近六个月货量' })).toBeDefined();
  // The picture comes by itself, and not after the test.
  await waitFor(() => expect(container.querySelector('svg path')).not.toBeNull(), { timeout: 20_000 });
});
