import { listFieldsOf } from '@berth/contract';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { useTableSearch } from '../../table-search/use-table-search.ts';
import { DefinedListPage } from './DefinedListPage.tsx';
import { billList, bills } from './preview-bills.ts';

const fields = listFieldsOf(billList);
const dots = { draft: 'draft', settled: 'settled' } as const;

/** The whole page of a list: what a remote writes beside its definition and its query. */
function BillsPage({ rows = bills, onNew }: { rows?: typeof bills; onNew?: () => void }) {
  const records = onNew && { ...oneBill, onNew };
  const { search, change } = useTableSearch(
    useState(() => new URLSearchParams()),
    fields,
  );
  return (
    <DefinedListPage
      list={billList}
      search={search}
      onChange={change}
      answer={{
        data: { rows, total: rows.length, summary: { lines: 3603 } },
        isStale: false,
        refetch: () => undefined,
      }}
      status={{ column: 'status', dots }}
      cells={records ? {} : { number: ({ id, number }) => <a href={`#${id}`}>{number}</a> }}
      records={records}
    />
  );
}

test('the definition alone makes title, columns, totals, chips and the words of an empty list', () => {
  const { rerender } = render(<BillsPage />);
  expect(screen.getByRole('heading', { name: '账单' })).toBeDefined();
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['账单号', '状态', '到期日', '业务编号', '备注', '行数']);
  expect(screen.getByText('3,603')).toBeDefined();
  expect(screen.getByRole('link', { name: 'B-2611-0001' })).toBeDefined();
  const chips = within(screen.getByRole('group', { name: '状态' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '全部',
    '待付款',
    '已结清',
  ]);
  fireEvent.click(chips.getByRole('button', { name: '已结清' }));
  expect(chips.getByRole('button', { name: '已结清' }).getAttribute('aria-pressed')).toBe('true');
  rerender(<BillsPage rows={[]} />);
  expect(screen.getByText('没有符合条件的账单')).toBeDefined();
  fireEvent.click(chips.getByRole('button', { name: '全部' }));
  expect(screen.getByText('还没有账单')).toBeDefined();
});

const oneBill = {
  name: { 'zh-CN': '账单', en: 'bill' },
  column: 'number',
  linkTo: ({ id }: { id: string }, text: string) => <a href={`#of-${id}`}>{text}</a>,
} as const;

test('rows with a page of their own are led to by their name, and made from here, also from an empty list', () => {
  const onNew = jest.fn();
  const { rerender } = render(<BillsPage onNew={onNew} />);
  const [first] = bills;
  const link = screen.getByRole('link', { name: first?.number });
  expect(link.getAttribute('href')).toBe(`#of-${first?.id}`);
  fireEvent.click(screen.getByRole('button', { name: '新增账单' }));
  rerender(<BillsPage onNew={onNew} rows={[]} />);
  const buttons = screen.getAllByRole('button', { name: '新增账单' });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) fireEvent.click(button);
  expect(onNew).toHaveBeenCalledTimes(3);
});

test('on a narrow screen a row is a card: its name, its status, two facts and its amounts', () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => ({ ...wide(query), matches: query === '(max-width: 720px)' });
  try {
    render(<BillsPage />);
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toBe('B-2611-0001待付款到期日2026-12-01业务编号SZL-261120-00011,200 行数');
  } finally {
    window.matchMedia = wide;
  }
});
