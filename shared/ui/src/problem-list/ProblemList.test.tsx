import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ProblemList } from './ProblemList.tsx';

const many = (count: number) =>
  new Map(Array.from({ length: count }, (_, at) => [`lines.${at}.weight`, '请填写毛重'] as const));
const nameOf = (path: string) => (path === 'other' ? '' : `毛重，第 ${Number(path.split('.')[1]) + 1} 行`);

test('every problem can be gone to, those beyond the first once they are asked for', () => {
  const handleJump = jest.fn();
  render(<ProblemList messages={many(11)} nameOf={nameOf} onJump={handleJump} />);
  expect(screen.getByText('还有 11 处需要修改')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  const more = screen.getByRole('button', { name: '显示另外 3 处', expanded: false });
  expect(screen.getByRole('list').getAttribute('aria-live')).toBeNull();
  fireEvent.click(more);
  expect(screen.getByRole('list').getAttribute('aria-live')).toBe('off');
  fireEvent.click(screen.getByRole('button', { name: '毛重，第 11 行' }));
  expect(handleJump.mock.calls).toEqual([['lines.10.weight']]);
  fireEvent.click(screen.getByRole('button', { name: '只显示前 8 处', expanded: true }));
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
});

test('what the form has no place for is said and leads nowhere; nothing wrong is no list', () => {
  const { rerender } = render(
    <ProblemList messages={new Map([['other', '航次已停用']])} nameOf={nameOf} onJump={() => undefined} />,
  );
  expect(screen.getByText('航次已停用')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<ProblemList messages={new Map()} nameOf={nameOf} onJump={() => undefined} />);
  expect(screen.queryByRole('list')).toBeNull();
});
