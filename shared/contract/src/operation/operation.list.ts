import type { LocalizedText } from '../language/locale.ts';
import { defineList } from '../list/define-list.ts';
import { type DoerKind, doerKinds } from './operation-doer.ts';
import { type OperationArea, type OperationKind, operationAreas, operationKinds } from './operation-kinds.ts';

const kinds = Object.keys(operationKinds) as OperationKind[]; // its own keys
const doers = Object.keys(doerKinds) as DoerKind[]; // its own keys
const areas = Object.keys(operationAreas) as OperationArea[]; // its own keys
const areaWords: Readonly<Record<string, LocalizedText>> = Object.fromEntries(
  areas.map((area) => [area, operationAreas[area].title]),
);

/** What a customer's people and the forwarder did with the customer's accounts and records. */
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
    area: {
      kind: 'choice',
      choices: areas,
      words: areaWords,
      isDerived: true,
      heading: { 'zh-CN': '类别', en: 'Area' },
      filterable: true,
      screen: false,
    },
    kind: {
      kind: 'choice',
      choices: kinds,
      words: operationKinds,
      heading: { 'zh-CN': '操作', en: 'Operation' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: { 'zh-CN': 172, en: 248 } },
    },
    subject: {
      kind: 'text',
      isDerived: true,
      heading: { 'zh-CN': '内容', en: 'Of what' },
      screen: { widthPx: 300, isElastic: true },
      file: { width: 60 },
    },
    by: {
      kind: 'text',
      heading: { 'zh-CN': '操作人', en: 'By' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 160 },
    },
    byKind: {
      kind: 'choice',
      choices: doers,
      words: doerKinds,
      heading: { 'zh-CN': '操作方', en: 'Party' },
      filterable: true,
      screen: false,
      file: false,
    },
    address: {
      kind: 'code',
      heading: { 'zh-CN': 'IP 地址', en: 'Address' },
      filterable: true,
      screen: { widthPx: 148 },
    },
  },
});
