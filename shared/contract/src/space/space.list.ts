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
      screen: { widthPx: 300, isElastic: true, isAlwaysShown: true },
    },
    belongsTo: {
      kind: 'choice',
      choices: ['booking', 'declaration', 'bill', 'account', 'export', 'unused'],
      words: {
        booking: { 'zh-CN': '订舱单证', en: 'Documents of bookings' },
        declaration: { 'zh-CN': '报关资料', en: 'Papers of declarations' },
        bill: { 'zh-CN': '账单、付款与发票', en: 'Bills, payments and invoices' },
        account: { 'zh-CN': '账号头像', en: 'Pictures of people' },
        export: { 'zh-CN': '导出文件', en: 'Exported files' },
        unused: { 'zh-CN': '未使用', en: 'Not in use' },
      },
      heading: { 'zh-CN': '所属', en: 'Belongs to' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: { 'zh-CN': 152, en: 216 } },
    },
    number: {
      kind: 'code',
      heading: { 'zh-CN': '业务编号', en: 'Number' },
      filterable: true,
      screen: { widthPx: 168 },
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
      screen: { widthPx: { 'zh-CN': 100, en: 124 } },
    },
    bytes: {
      kind: 'number',
      format: 'count',
      heading: { 'zh-CN': '大小', en: 'Size' },
      sortable: true,
      isSummed: true,
      screen: { widthPx: 108 },
    },
    storedAt: {
      kind: 'datetime',
      heading: { 'zh-CN': '时间', en: 'Stored' },
      sortable: true,
      filterable: true,
      screen: { widthPx: 172 },
    },
    by: {
      kind: 'text',
      heading: { 'zh-CN': '上传人', en: 'By' },
      screen: { widthPx: 128 },
    },
    act: {
      kind: 'text',
      isDerived: true,
      heading: { 'zh-CN': '删除', en: 'Delete' },
      screen: { widthPx: { 'zh-CN': 200, en: 240 }, isAlwaysShown: true },
      file: false,
    },
  },
});
