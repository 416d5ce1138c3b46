import { defineList } from '../list/define-list.ts';
import { askerKindNames, askerKinds, conversationStateNames, conversationStates } from './conversation.ts';

/**
 * The inbox of the forwarder's staff. Its chips: those that wait (`state`), those that are open (`state` waiting or
 * answered), and those of the reader (`ownerId`, which no column shows).
 */
export const conversationList = /* @__PURE__ */ defineList({
  name: 'conversations',
  title: { 'zh-CN': '在线客服', en: 'Conversations' },
  permission: 'support:desk',
  columns: {
    number: {
      kind: 'code',
      heading: { 'zh-CN': '编号', en: 'Number' },
      sortable: true,
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 152, fixed: 'left', isAlwaysShown: true },
    },
    who: {
      kind: 'text',
      heading: { 'zh-CN': '姓名', en: 'Name' },
      filterable: true,
      filter: { isSelected: true, hint: { 'zh-CN': '姓名或邮箱的一部分', en: 'Part of a name or e-mail' } },
      screen: { widthPx: 140 },
    },
    asker: {
      kind: 'choice',
      choices: askerKinds,
      words: askerKindNames,
      heading: { 'zh-CN': '来自', en: 'From' },
      filterable: true,
      screen: { widthPx: { 'zh-CN': 80, en: 100 } },
    },
    company: {
      kind: 'text',
      heading: { 'zh-CN': '公司', en: 'Company' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 180 },
    },
    lastWords: {
      kind: 'text',
      heading: { 'zh-CN': '最后一句', en: 'Last words' },
      filterable: true,
      screen: { widthPx: 260, isElastic: true },
      file: { width: 60 },
    },
    state: {
      kind: 'choice',
      choices: conversationStates,
      words: conversationStateNames,
      heading: { 'zh-CN': '状态', en: 'State' },
      filterable: true,
      screen: { widthPx: { 'zh-CN': 96, en: 176 } },
    },
    owner: {
      kind: 'text',
      heading: { 'zh-CN': '负责人', en: 'Owner' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 112 },
    },
    ownerId: {
      kind: 'code',
      heading: { 'zh-CN': '负责人编号', en: 'Owner’s id' },
      filterable: true,
      isNullable: true,
      filter: false,
      screen: false,
      file: false,
    },
    waitingSince: {
      kind: 'datetime',
      heading: { 'zh-CN': '等待起始', en: 'Waiting since' },
      sortable: true,
      filterable: true,
      isNullable: true,
      screen: { widthPx: 160 },
    },
    lastAt: {
      kind: 'datetime',
      heading: { 'zh-CN': '最后时间', en: 'Last said' },
      sortable: true,
      filterable: true,
      screen: { widthPx: 160 },
    },
  },
});
