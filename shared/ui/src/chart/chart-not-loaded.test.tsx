import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { Chart } from './Chart.tsx';

jest.unstable_mockModule('./draw-chart.ts', () => {
  throw new Error('the chunk is gone');
});

test('where the drawing cannot be loaded, its figures are there as a table to see', async () => {
  render(
    <Chart
      title="货量"
      kind="bar"
      categories={['11月']}
      series={[{ name: '货量', values: [12.5] }]}
      unit="CBM"
    />,
  );
  // There before its words, which would not be read out otherwise.
  const said = screen.getByRole('status');
  expect(said.textContent).toBe('');
  await waitFor(() => expect(said.textContent).toBe('图表没有加载成功，数据仍可在表格中查看。'));
  expect(screen.getByRole('row', { name: '11月 12.500 CBM' }).closest('.hidden')).toBeNull();
  expect(screen.queryByRole('button', { name: '查看图表' })).toBeNull();
});
