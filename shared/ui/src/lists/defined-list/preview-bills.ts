import { defineList, type ListRow } from '@berth/contract';

const words = (chinese: string, english: string) => ({ 'zh-CN': chinese, en: english });

/** An invented list. For previews and tests. */
export const billList = /* @__PURE__ */ defineList({
  name: 'previewBills',
  title: words('账单', 'Bills'),
  columns: {
    number: {
      kind: 'code',
      heading: words('账单号', 'Bill number'),
      sortable: true,
      filterable: true,
      screen: { widthPx: 160, isAlwaysShown: true },
    },
    status: {
      kind: 'choice',
      choices: ['draft', 'settled'],
      words: { draft: words('待付款', 'Unpaid'), settled: words('已结清', 'Settled') },
      heading: words('状态', 'Status'),
      filterable: true,
      screen: { widthPx: 120 },
    },
    dueOn: {
      kind: 'date',
      heading: words('到期日', 'Due'),
      isNullable: true,
      sortable: true,
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 120 },
    },
    booking: { kind: 'code', heading: words('业务编号', 'Business number'), screen: { widthPx: 160 } },
    remarks: { kind: 'text', heading: words('备注', 'Remarks'), screen: { isElastic: true, widthPx: 120 } },
    lines: {
      kind: 'number',
      format: 'count',
      heading: words('行数', 'Lines'),
      isSummed: true,
      sortable: true,
      screen: { widthPx: 100 },
    },
    createdAt: {
      kind: 'datetime',
      heading: words('创建时间', 'Created'),
      sortable: true,
      screen: { widthPx: 150, isHiddenAtFirst: true },
    },
  },
});

export const bills: ListRow<typeof billList>[] = (['draft', 'settled', 'settled'] as const).map(
  (status, at) => ({
    id: `bill-${at}`,
    number: `B-2611-000${at + 1}`,
    status,
    dueOn: at === 2 ? null : `2026-12-0${at + 1}`,
    booking: `SZL-261120-000${at + 1}`,
    remarks: at === 0 ? '请对账' : '',
    lines: 1200 + at,
    createdAt: `2026-11-2${at} 10:30:00`,
  }),
);
