import { Button } from 'antd';
import { useState } from 'react';
import type { Preview } from '../../../gallery/preview.ts';
import type { DataColumn } from '../../data-table/columns/data-column.ts';
import { formatMoney } from '../../format/money.ts';
import { StatusDot } from '../../status-dot/StatusDot.tsx';
import { plainTableSearch, type TableSearch } from '../../table-search/table-search.ts';
import { useTexts } from '../../ui-texts.ts';
import { FilterChoices } from './FilterChoices.tsx';
import { CardLine, cardText, ListCard } from './ListCard.tsx';
import { ListPage } from './ListPage.tsx';
import { orDash, Stack, SubText } from './list-cells.tsx';

const words = {
  'zh-CN': {
    title: '对账单',
    number: '编号',
    status: '状态',
    amount: '金额',
    createdAt: '创建时间',
    all: '全部',
    draft: '草稿',
    done: '已确认',
    add: '新建',
    empty: '还没有对账单',
    noMatch: '没有符合条件的对账单',
  },
  en: {
    title: 'Statements',
    number: 'Number',
    status: 'Status',
    amount: 'Amount',
    createdAt: 'Created',
    all: 'All',
    draft: 'Draft',
    done: 'Confirmed',
    add: 'New',
    empty: 'There are no statements yet',
    noMatch: 'No statement matches',
  },
};

const rows = (['draft', 'done', 'done'] as const).map((status, at) => ({
  id: `${at}`,
  number: `ST-2026110${at + 1}`,
  own: at === 0 ? 'PO-4711' : '',
  status,
  amountMinor: 1_250_000 * (at + 1),
  createdAt: `2026-11-0${at + 1} 10:30:00`,
}));
type Row = (typeof rows)[number];

const dots = { draft: 'draft', done: 'settled' } as const;

function Example({ isEmpty }: { isEmpty?: boolean }) {
  const texts = useTexts(words);
  const [search, setSearch] = useState<TableSearch>(plainTableSearch);
  const shown = isEmpty ? [] : rows;
  const amountOf = ({ amountMinor }: Row) => formatMoney(amountMinor, 'USD', texts.locale);
  const dotOf = ({ status }: Row) => <StatusDot status={dots[status]}>{texts[status]}</StatusDot>;
  const columns: DataColumn<Row>[] = [
    {
      key: 'number',
      title: texts.number,
      widthPx: 160,
      isAlwaysShown: true,
      render: ({ number, own }) => <Stack first={number} second={own || null} />,
    },
    { key: 'status', title: texts.status, widthPx: 120, render: dotOf },
    { key: 'amount', title: texts.amount, widthPx: 160, isNumber: true, render: amountOf },
    {
      key: 'createdAt',
      title: texts.createdAt,
      widthPx: 120,
      render: ({ createdAt }) => <SubText>{createdAt.slice(5, 16)}</SubText>,
    },
  ];
  return (
    <ListPage
      title={texts.title}
      actions={<Button type="primary">{texts.add}</Button>}
      columns={columns}
      answer={{
        data: { rows: shown, total: shown.length, summary: null },
        isStale: false,
        refetch: () => undefined,
      }}
      search={search}
      onChange={(change) => setSearch({ ...search, ...change })}
      quickFilters={
        <FilterChoices
          field="status"
          label={texts.status}
          allLabel={texts.all}
          choices={(['draft', 'done'] as const).map((value) => ({ value, label: texts[value] }))}
          conditions={search.conditions}
          onChange={(change) => setSearch({ ...search, ...change })}
        />
      }
      renderCard={(row) => (
        <ListCard
          name={row.number}
          status={dotOf(row)}
          own={row.own}
          amounts={[{ text: amountOf(row), unit: 'USD' }]}
        >
          <CardLine>
            <span className={cardText.muted}>{orDash(row.createdAt.slice(0, 10))}</span>
          </CardLine>
        </ListCard>
      )}
      emptyTexts={{ text: texts.empty, noMatch: texts.noMatch }}
    />
  );
}

export const preview = {
  title: { 'zh-CN': '列表页', en: 'List page' },
  states: { rows: () => <Example />, empty: () => <Example isEmpty /> },
} satisfies Preview;
