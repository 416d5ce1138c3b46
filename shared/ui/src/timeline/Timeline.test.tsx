import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
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

test('says so when nothing happened yet or it is still coming', () => {
  const { rerender } = render(<Timeline label="操作记录" entries={[]} />);
  expect(screen.getByText('还没有记录。')).toBeDefined();
  rerender(<Timeline label="操作记录" entries={[]} isLoading />);
  expect(screen.getByRole('status').textContent).toBe('正在加载记录…');
});
