import { defineList } from '../list/define-list.ts';
import { leadKindNames, leadKinds } from './lead.ts';
import { leadStateNames, leadStates } from './lead-state.ts';

/** What visitors of the public site asked for, as staff work it off. */
export const leadList = /* @__PURE__ */ defineList({
  name: 'leads',
  title: { 'zh-CN': '网站线索', en: 'Leads' },
  permission: 'leads:desk',
  columns: {
    number: {
      kind: 'code',
      heading: { 'zh-CN': '编号', en: 'Number' },
      sortable: true,
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 152, fixed: 'left', isAlwaysShown: true },
    },
    kind: {
      kind: 'choice',
      choices: leadKinds,
      words: leadKindNames,
      heading: { 'zh-CN': '类型', en: 'Kind' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: { 'zh-CN': 80, en: 128 } },
    },
    name: {
      kind: 'text',
      heading: { 'zh-CN': '姓名', en: 'Name' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 120 },
    },
    company: {
      kind: 'text',
      heading: { 'zh-CN': '公司', en: 'Company' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 200, isElastic: true },
    },
    contact: {
      kind: 'text',
      heading: { 'zh-CN': '联系方式', en: 'Phone, e-mail' },
      filterable: true,
      filter: { hint: { 'zh-CN': '电话或邮箱的一部分', en: 'Part of a phone or e-mail' } },
      screen: { widthPx: 220 },
      file: { width: 36 },
    },
    state: {
      kind: 'choice',
      choices: leadStates,
      words: leadStateNames,
      heading: { 'zh-CN': '状态', en: 'State' },
      filterable: true,
      screen: { widthPx: { 'zh-CN': 100, en: 148 } },
    },
    owner: {
      kind: 'text',
      heading: { 'zh-CN': '负责人', en: 'Owner' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 112 },
    },
    isDoubtful: {
      kind: 'flag',
      heading: { 'zh-CN': '存疑', en: 'Doubtful' },
      filterable: true,
      screen: { widthPx: 84 },
    },
    askedAt: {
      kind: 'datetime',
      heading: { 'zh-CN': '提交时间', en: 'Asked' },
      sortable: true,
      filterable: true,
      screen: { widthPx: 160 },
    },
  },
});
