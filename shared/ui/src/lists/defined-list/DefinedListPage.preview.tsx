import { type ListFields, listFieldsOf } from '@berth/contract';
import { Button } from 'antd';
import { useState } from 'react';
import type { Preview } from '../../../gallery/preview.ts';
import { useTableSearch } from '../../table-search/use-table-search.ts';
import { DefinedListPage } from './DefinedListPage.tsx';
import { billList, bills } from './preview-bills.ts';

const fields: ListFields = listFieldsOf(billList);
const dots = { draft: 'draft', settled: 'settled' } as const;

function Example({ isEmpty }: { isEmpty?: boolean }) {
  const { search, change } = useTableSearch(
    useState(() => new URLSearchParams()),
    fields,
  );
  const rows = isEmpty ? [] : bills;
  return (
    <DefinedListPage
      list={billList}
      search={search}
      onChange={change}
      answer={{
        data: { rows, total: rows.length, summary: { lines: rows.reduce((sum, row) => sum + row.lines, 0) } },
        isStale: false,
        refetch: () => undefined,
      }}
      status={{ column: 'status', dots }}
      cells={{ number: ({ id, number }) => <a href={`#${id}`}>{number}</a> }}
      actions={<Button type="primary">+</Button>}
    />
  );
}

export const preview = {
  title: { 'zh-CN': '由定义组成的列表页', en: 'Page of a defined list' },
  states: { rows: () => <Example />, empty: () => <Example isEmpty /> },
} satisfies Preview;
