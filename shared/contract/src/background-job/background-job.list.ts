import { defineList } from '../list/define-list.ts';
import {
  type BackgroundJobKind,
  type BackgroundJobState,
  backgroundJobKinds,
  backgroundJobStates,
} from './background-job.ts';

const isDerived = true;
const kinds = Object.keys(backgroundJobKinds) as BackgroundJobKind[]; // its own keys
const states = Object.keys(backgroundJobStates) as BackgroundJobState[]; // its own keys

/** What the server does apart from calls, for staff: how far it is and why it failed, nothing of its content. */
export const backgroundJobList = /* @__PURE__ */ defineList({
  name: 'backgroundJobs',
  title: { 'zh-CN': '任务管理', en: 'Background jobs' },
  permission: 'system:tasks',
  columns: {
    title: {
      kind: 'text',
      isDerived,
      heading: { 'zh-CN': '任务', en: 'Job' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 240, isElastic: true, fixed: 'left', isAlwaysShown: true },
      file: false,
    },
    kind: {
      kind: 'choice',
      choices: kinds,
      words: backgroundJobKinds,
      heading: { 'zh-CN': '类型', en: 'Kind' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: { 'zh-CN': 100, en: 156 } },
    },
    state: {
      kind: 'choice',
      choices: states,
      words: backgroundJobStates,
      heading: { 'zh-CN': '状态', en: 'State' },
      filterable: true,
      screen: { widthPx: 104 },
    },
    progress: {
      kind: 'text',
      isDerived,
      heading: { 'zh-CN': '进度', en: 'Progress' },
      screen: { widthPx: 140 },
      file: false,
    },
    error: {
      kind: 'text',
      isDerived,
      heading: { 'zh-CN': '失败原因', en: 'Why it failed' },
      screen: { widthPx: 260 },
      file: false,
    },
    customer: {
      kind: 'text',
      heading: { 'zh-CN': '客户', en: 'Customer' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 200 },
    },
    person: {
      kind: 'text',
      heading: { 'zh-CN': '发起人', en: 'Asked for by' },
      filterable: true,
      filter: { hint: { 'zh-CN': '姓名或账号', en: 'A name or an account' } },
      screen: { widthPx: 160 },
    },
    tries: {
      kind: 'number',
      format: 'count',
      heading: { 'zh-CN': '尝试次数', en: 'Tries' },
      filterable: true,
      screen: { widthPx: 92 },
    },
    failures: {
      kind: 'number',
      format: 'count',
      heading: { 'zh-CN': '出错次数', en: 'Failures' },
      filterable: true,
      screen: { widthPx: 92 },
    },
    createdAt: {
      kind: 'datetime',
      heading: { 'zh-CN': '提交时间', en: 'Asked for' },
      sortable: true,
      filterable: true,
      screen: { widthPx: 164 },
    },
    startedAt: {
      kind: 'datetime',
      isNullable: true,
      heading: { 'zh-CN': '开始时间', en: 'Begun' },
      screen: { widthPx: 164, isHiddenAtFirst: true },
    },
    finishedAt: {
      kind: 'datetime',
      isNullable: true,
      heading: { 'zh-CN': '结束时间', en: 'Ended' },
      sortable: true,
      filterable: true,
      screen: { widthPx: 164 },
    },
    acts: {
      kind: 'text',
      isDerived,
      heading: { 'zh-CN': '操作', en: 'Actions' },
      screen: { widthPx: 112 },
      file: false,
    },
  },
});
