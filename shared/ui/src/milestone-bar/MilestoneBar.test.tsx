import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { type Milestone, MilestoneBar } from './MilestoneBar.tsx';

const milestones: readonly Milestone[] = [
  { status: 'toBeReceived', label: '待收货' },
  { status: 'received', label: '已收货', at: '2026-11-14 16:05' },
  { status: 'spaceLocked', label: '已放舱' },
];

test.each([
  [0, undefined, '尚未开始，共 3 步'],
  [2, undefined, '已收货，第 2 步，共 3 步'],
  [3, undefined, '已放舱，第 3 步，共 3 步'],
  [2, '已退载', '已退载，停在：已收货'],
  [0, '已退载', '已退载，尚未开始'],
])('%s reached, stopped: %s', (reached, stopped, name) => {
  render(<MilestoneBar milestones={milestones} reached={reached} stopped={stopped} />);
  const bar = screen.getByRole('img', { name });
  expect(bar.querySelectorAll('[data-reached="true"]')).toHaveLength(reached);
});

test('the full bar is a list that knows where it stands', () => {
  render(<MilestoneBar milestones={milestones} reached={2} size="full" />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps.map((step) => step.textContent)).toEqual([
    '待收货 已完成',
    '已收货 已完成2026-11-14 16:05',
    '已放舱 未到',
  ]);
});
