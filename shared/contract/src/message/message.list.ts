import { defineList } from '../list/define-list.ts';

/** The message centre (消息中心): what one person was told. */
export const messageList = /* @__PURE__ */ defineList({
  name: 'messages',
  title: { 'zh-CN': '消息中心', en: 'Messages' },
  columns: {
    title: {
      kind: 'text',
      isDerived: true,
      heading: { 'zh-CN': '消息', en: 'Message' },
      filterable: true,
      filter: {
        isSelected: true,
        hint: { 'zh-CN': '标题、内容或编号中的文字', en: 'Words of it, or its number' },
      },
      screen: { widthPx: 420, isElastic: true, isAlwaysShown: true },
      file: false,
    },
    state: {
      kind: 'choice',
      choices: ['unread', 'read'],
      words: { unread: { 'zh-CN': '未读', en: 'Unread' }, read: { 'zh-CN': '已读', en: 'Read' } },
      heading: { 'zh-CN': '状态', en: 'State' },
      filterable: true,
      screen: { widthPx: 96 },
    },
    topic: {
      kind: 'choice',
      choices: ['booking', 'bill', 'declaration', 'account'],
      words: {
        booking: { 'zh-CN': '订舱', en: 'Bookings' },
        bill: { 'zh-CN': '账单', en: 'Bills' },
        declaration: { 'zh-CN': '报关', en: 'Customs' },
        account: { 'zh-CN': '账号与任务', en: 'Account and tasks' },
      },
      heading: { 'zh-CN': '类别', en: 'About' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: { 'zh-CN': 108, en: 144 } },
    },
    number: {
      kind: 'code',
      heading: { 'zh-CN': '业务编号', en: 'Number' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 168 },
    },
    sentAt: {
      kind: 'datetime',
      heading: { 'zh-CN': '时间', en: 'Sent' },
      sortable: true,
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 172 },
    },
  },
});
