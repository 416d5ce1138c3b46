import { defineList } from '../list/define-list.ts';
import { type OperationKind, operationKinds } from './operation-kinds.ts';

const kinds = Object.keys(operationKinds) as OperationKind[]; // its own keys

/** The log of what people of a customer did with their accounts. */
export const operationList = /* @__PURE__ */ defineList({
  name: 'operations',
  title: { 'zh-CN': '操作日志', en: 'Operation log' },
  columns: {
    at: {
      kind: 'datetime',
      heading: { 'zh-CN': '时间', en: 'Time' },
      sortable: true,
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 172, fixed: 'left', isAlwaysShown: true },
    },
    kind: {
      kind: 'choice',
      choices: kinds,
      words: operationKinds,
      heading: { 'zh-CN': '操作', en: 'Operation' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: { 'zh-CN': 140, en: 208 } },
    },
    subject: {
      kind: 'text',
      isDerived: true,
      heading: { 'zh-CN': '内容', en: 'Of what' },
      screen: { widthPx: 260, isElastic: true },
      file: false,
    },
    by: {
      kind: 'text',
      heading: { 'zh-CN': '操作人', en: 'By' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 160 },
    },
    address: {
      kind: 'code',
      heading: { 'zh-CN': 'IP 地址', en: 'Address' },
      filterable: true,
      screen: { widthPx: 148 },
    },
  },
});
