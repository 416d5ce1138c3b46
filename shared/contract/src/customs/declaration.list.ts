import { defineList } from '../list/define-list.ts';
import { declarationStatuses, declarationStatusNames } from '../trade/declaration-statuses.ts';
import { declarationKindNames, declarationKinds } from './declaration-status.ts';

const isHiddenAtFirst = true;

/** The list of a customer's declarations. */
export const declarationList = /* @__PURE__ */ defineList({
  name: 'declarations',
  title: { 'zh-CN': '报关资料', en: 'Declarations' },
  permission: 'bookings:view',
  columns: {
    number: {
      kind: 'code',
      heading: { 'zh-CN': '资料编号', en: 'Declaration' },
      sortable: true,
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 168, fixed: 'left', isAlwaysShown: true },
      file: { width: 20 },
    },
    status: {
      kind: 'choice',
      choices: declarationStatuses,
      words: declarationStatusNames,
      heading: { 'zh-CN': '状态', en: 'Status' },
      sortable: true,
      filterable: true,
      screen: { widthPx: { 'zh-CN': 116, en: 148 } },
      file: { width: 16 },
    },
    kind: {
      kind: 'choice',
      choices: declarationKinds,
      words: declarationKindNames,
      heading: { 'zh-CN': '类型', en: 'Kind' },
      sortable: true,
      filterable: true,
      screen: { widthPx: { 'zh-CN': 116, en: 188 } },
      file: { width: 16 },
    },
    businessNumbers: {
      kind: 'code',
      heading: { 'zh-CN': '业务编号', en: 'Bookings' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 168, isElastic: true },
      file: { width: 28 },
    },
    customsNumber: {
      kind: 'code',
      heading: { 'zh-CN': '报关单号', en: 'Customs number' },
      filterable: true,
      screen: { widthPx: 176 },
      file: { width: 22 },
    },
    papersFilled: {
      kind: 'number',
      format: 'count',
      heading: { 'zh-CN': '已交文件', en: 'Papers' },
      screen: { widthPx: 92 },
      file: { width: 10 },
    },
    papersRequired: {
      kind: 'number',
      format: 'count',
      heading: { 'zh-CN': '应交文件', en: 'Papers required' },
      screen: { widthPx: 92, isHiddenAtFirst },
      file: { width: 10 },
    },
    lines: {
      kind: 'number',
      format: 'count',
      heading: { 'zh-CN': '货物行数', en: 'Lines' },
      screen: { widthPx: 92, isHiddenAtFirst },
      file: { width: 10 },
    },
    submittedAt: {
      kind: 'datetime',
      isNullable: true,
      heading: { 'zh-CN': '提交时间', en: 'Sent' },
      sortable: true,
      filterable: true,
      screen: { widthPx: 160 },
      file: { width: 20 },
    },
    version: {
      kind: 'number',
      format: 'count',
      heading: { 'zh-CN': '版本', en: 'Version' },
      screen: false,
      file: false,
    },
    updatedAt: {
      kind: 'datetime',
      heading: { 'zh-CN': '更新时间', en: 'Updated' },
      sortable: true,
      filterable: true,
      filter: false,
      screen: { widthPx: 160 },
    },
  },
});
