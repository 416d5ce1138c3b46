import { defineList } from '../list/define-list.ts';
import {
  clientKindNames,
  clientKinds,
  clientSettlementNames,
  clientSettlements,
  clientStateNames,
  clientStates,
} from './client.ts';

const isDerived = true;

/**
 * The customers of the forwarder, as its staff look after them. Names of branch and people stand beside the values, in
 * both languages, and so does the limit, in minor units; the list is filtered and sorted by the limit in yuan.
 */
export const clientList = /* @__PURE__ */ defineList({
  name: 'clients',
  title: { 'zh-CN': '客户管理', en: 'Clients' },
  permission: 'system:clients',
  columns: {
    name: {
      kind: 'text',
      heading: { 'zh-CN': '客户名称', en: 'Name' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 240, isElastic: true, fixed: 'left', isAlwaysShown: true },
      file: { width: 40 },
    },
    kind: {
      kind: 'choice',
      choices: clientKinds,
      words: clientKindNames,
      heading: { 'zh-CN': '类型', en: 'Kind' },
      filterable: true,
      screen: { widthPx: { 'zh-CN': 72, en: 100 } },
    },
    state: {
      kind: 'choice',
      choices: clientStates,
      words: clientStateNames,
      heading: { 'zh-CN': '状态', en: 'State' },
      filterable: true,
      screen: { widthPx: 100 },
    },
    settlement: {
      kind: 'choice',
      choices: clientSettlements,
      words: clientSettlementNames,
      heading: { 'zh-CN': '结算方式', en: 'Settlement' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: { 'zh-CN': 92, en: 108 } },
    },
    branch: {
      kind: 'text',
      isDerived,
      heading: { 'zh-CN': '所属分公司', en: 'Branch' },
      filterable: true,
      screen: { widthPx: 132 },
      file: { width: 24 },
    },
    creditLimit: {
      kind: 'number',
      format: 'money',
      isDerived,
      heading: { 'zh-CN': '信用额度 CNY', en: 'Credit limit, CNY' },
      sortable: true,
      filterable: true,
      screen: { widthPx: 148 },
      file: { width: 18 },
    },
    creditDays: {
      kind: 'number',
      format: 'count',
      isNullable: true,
      heading: { 'zh-CN': '账期（天）', en: 'Credit days' },
      sortable: true,
      filterable: true,
      screen: { widthPx: 112 },
    },
    salesperson: {
      kind: 'text',
      isDerived,
      heading: { 'zh-CN': '业务员', en: 'Salesperson' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 112 },
      file: { width: 18 },
    },
    service: {
      kind: 'text',
      isDerived,
      heading: { 'zh-CN': '客服', en: 'Customer service' },
      filterable: true,
      screen: { widthPx: 128 },
      file: { width: 18 },
    },
    members: {
      kind: 'number',
      format: 'count',
      heading: { 'zh-CN': '账号数', en: 'Accounts' },
      sortable: true,
      filterable: true,
      screen: { widthPx: 100 },
    },
    createdAt: {
      kind: 'datetime',
      heading: { 'zh-CN': '创建时间', en: 'Since' },
      sortable: true,
      filterable: true,
      screen: { widthPx: 164 },
    },
  },
});
