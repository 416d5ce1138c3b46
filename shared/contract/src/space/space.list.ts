import { defineList } from '../list/define-list.ts';

/** The files that a customer has stored (空间管理), as far as one person may read them. */
export const spaceList = /* @__PURE__ */ defineList({
  name: 'spaceFiles',
  title: { 'zh-CN': '空间管理', en: 'Files and space' },
  columns: {
    name: {
      kind: 'text',
      heading: { 'zh-CN': '文件名', en: 'File' },
      filterable: true,
      filter: { isSelected: true, hint: { 'zh-CN': '文件名的一部分', en: 'Part of the name' } },
      screen: { widthPx: 220, isElastic: true, isAlwaysShown: true },
    },
    belongsTo: {
      kind: 'choice',
      choices: ['booking', 'declaration', 'bill', 'account', 'export', 'unused'],
      words: {
        booking: { 'zh-CN': '订舱单证', en: 'Bookings' },
        declaration: { 'zh-CN': '报关资料', en: 'Declarations' },
        bill: { 'zh-CN': '账单与发票', en: 'Bills' },
        account: { 'zh-CN': '账号头像', en: 'Pictures of people' },
        export: { 'zh-CN': '导出文件', en: 'Exports' },
        unused: { 'zh-CN': '未使用', en: 'Not in use' },
      },
      heading: { 'zh-CN': '所属', en: 'Belongs to' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: { 'zh-CN': 108, en: 136 } },
    },
    number: {
      kind: 'code',
      heading: { 'zh-CN': '业务编号', en: 'Number' },
      filterable: true,
      screen: { widthPx: 156 },
    },
    format: {
      kind: 'choice',
      choices: ['picture', 'pdf', 'sheet'],
      words: {
        picture: { 'zh-CN': '图片', en: 'Pictures' },
        pdf: { 'zh-CN': 'PDF', en: 'PDF' },
        sheet: { 'zh-CN': '表格', en: 'Spreadsheets' },
      },
      heading: { 'zh-CN': '文件类型', en: 'Kind' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: { 'zh-CN': 96, en: 112 } },
    },
    bytes: {
      kind: 'number',
      format: 'count',
      heading: { 'zh-CN': '大小', en: 'Size' },
      sortable: true,
      isSummed: true,
      screen: { widthPx: 96 },
    },
    storedAt: {
      kind: 'datetime',
      heading: { 'zh-CN': '时间', en: 'Stored' },
      sortable: true,
      filterable: true,
      screen: { widthPx: 160 },
    },
    by: {
      kind: 'text',
      heading: { 'zh-CN': '上传人', en: 'By' },
      screen: { widthPx: 108 },
    },
    act: {
      kind: 'text',
      isDerived: true,
      heading: { 'zh-CN': '删除', en: 'Delete' },
      screen: { widthPx: { 'zh-CN': 184, en: 192 }, isAlwaysShown: true },
      file: false,
    },
  },
});
