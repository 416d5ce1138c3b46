import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { Timeline } from './Timeline.tsx';

test('says who did what when, and what was planned where it differs', () => {
  render(
    <Timeline
      label="集装箱"
      entries={[
        { key: 'a', what: '重箱还场', at: '2026-11-15 08:05:00', plannedAt: '2026-11-14', by: '盐田' },
        { key: 'b', what: '开船', at: '2026-11-18 03:40:00', plannedAt: '2026-11-18' },
        { key: 'c', what: '到港', at: null, plannedAt: '2026-12-02' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: '集装箱' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '重箱还场盐田2026-11-15 08:05计划 2026-11-14',
    '开船2026-11-18 03:40',
    '到港未到计划 2026-12-02',
  ]);
  expect(screen.getByText('2026-11-15 08:05').getAttribute('datetime')).toBe('2026-11-15T08:05:00+08:00');
  expect(screen.getByText('计划 2026-12-02').getAttribute('datetime')).toBe('2026-12-02');
});

test('says so when nothing happened yet', () => {
  render(<Timeline label="操作记录" entries={[]} />);
  expect(screen.getByText('还没有记录。')).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
});

test('what is still coming is said in a region that was there before, and stays for the next time', async () => {
  const { rerender } = render(<Timeline label="操作记录" entries={[]} isLoading />);
  const region = screen.getByRole('status');
  expect([region.textContent, screen.queryByText('还没有记录。')]).toEqual(['', null]);
  await waitFor(() => expect(region.textContent).toBe('正在加载记录…'));
  rerender(<Timeline label="操作记录" entries={[]} isLoading={false} />);
  expect([screen.getByRole('status'), region.textContent]).toEqual([region, '']);
  expect(screen.getByText('还没有记录。')).toBeDefined();
});
