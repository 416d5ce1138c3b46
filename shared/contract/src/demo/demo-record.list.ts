import { defineList } from '../list/define-list.ts';
import { demoKindNames, demoKinds } from './demo-record.ts';

/** The list of the template pages: one column of each sort that lists have. */
export const demoList = /* @__PURE__ */ defineList({
  name: 'demo',
  title: { 'zh-CN': '演示记录', en: 'Demo records' },
  permission: 'system:demo',
  columns: {
    title: {
      kind: 'text',
      heading: { 'zh-CN': '名称', en: 'Title' },
      sortable: true,
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 240, isElastic: true, isAlwaysShown: true },
    },
    kind: {
      kind: 'choice',
      choices: demoKinds,
      words: demoKindNames,
      heading: { 'zh-CN': '运输方式', en: 'Mode' },
      filterable: true,
      screen: { widthPx: 120 },
    },
    weightKg: {
      kind: 'number',
      format: 'thousandths',
      heading: { 'zh-CN': '毛重（KGS）', en: 'Gross weight (KGS)' },
      sortable: true,
      filterable: true,
      screen: { widthPx: { 'zh-CN': 140, en: 160 } },
      isSummed: true,
    },
    day: {
      kind: 'date',
      heading: { 'zh-CN': '日期', en: 'Day' },
      sortable: true,
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 120 },
    },
    createdAt: {
      kind: 'datetime',
      heading: { 'zh-CN': '创建时间', en: 'Made' },
      sortable: true,
      filterable: true,
      screen: { widthPx: 160 },
    },
  },
});
