import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { PageNotice } from './PageNotice.tsx';
import { useRemoved } from './use-removed.tsx';

test('information is a status, a warning is an alert', () => {
  const { rerender } = render(<PageNotice tone="info" title="已更新" />);
  expect(screen.getByRole('status').textContent).toBe('已更新');
  rerender(<PageNotice tone="warning" title="已截单" />);
  expect(screen.getByRole('alert').textContent).toBe('已截单');
});

test('what was removed is named and put back once', () => {
  const set = jest.fn();
  function Rows() {
    const removed = useRemoved({ rows: 1 }, set);
    return (
      <>
        {removed.notice}
        <button
          type="button"
          onClick={() => removed.setRemoved({ what: '40HQ', undo: ({ rows }) => ({ rows: rows + 1 }) })}
        >
          删除
        </button>
      </>
    );
  }
  render(<Rows />);
  fireEvent.click(screen.getByText('删除'));
  expect(screen.getByRole('status').textContent).toContain('已删除：40HQ');
  fireEvent.click(screen.getByRole('button', { name: '撤销删除' }));
  expect(set.mock.calls).toEqual([[{ rows: 2 }]]);
  expect(screen.queryByRole('status')).toBeNull();
});
