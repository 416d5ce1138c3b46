import type { LocalizedText } from '../language/locale.ts';
import { defineList } from '../list/define-list.ts';

/** Who makes a call that writes: people of customers and of the forwarder, systems, teams' tools, or somebody without a session. */
export const auditActorKinds = {
  member: { 'zh-CN': '客户人员', en: 'Customer' },
  staff: { 'zh-CN': '员工', en: 'Staff' },
  system: { 'zh-CN': '接口系统', en: 'System' },
  releaseKey: { 'zh-CN': '发布密钥', en: 'Release key' },
  visitor: { 'zh-CN': '访客', en: 'Visitor' },
} as const satisfies Record<string, LocalizedText>;

export type AuditActorKind = keyof typeof auditActorKinds;

/** What became of a call; of one that is unknown the server ended meanwhile, or it is still under way. */
export const auditOutcomes = {
  done: { 'zh-CN': '成功', en: 'Done' },
  refused: { 'zh-CN': '已拒绝', en: 'Refused' },
  failed: { 'zh-CN': '失败', en: 'Failed' },
  unknown: { 'zh-CN': '未知：服务器中途停止', en: 'Unknown: the server ended meanwhile' },
} as const satisfies Record<string, LocalizedText>;

export type AuditOutcome = keyof typeof auditOutcomes;

const actorKinds = Object.keys(auditActorKinds) as AuditActorKind[]; // its own keys
const outcomes = Object.keys(auditOutcomes) as AuditOutcome[]; // its own keys

/** Every call that writes, for those of the forwarder who may read the audit. */
export const auditList = /* @__PURE__ */ defineList({
  name: 'audit',
  title: { 'zh-CN': '审计日志', en: 'Audit log' },
  permission: 'system:log',
  columns: {
    at: {
      kind: 'datetime',
      heading: { 'zh-CN': '时间', en: 'Time' },
      sortable: true,
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 172, fixed: 'left', isAlwaysShown: true },
    },
    actor: {
      kind: 'text',
      heading: { 'zh-CN': '操作人', en: 'By' },
      filterable: true,
      filter: { isSelected: true, hint: { 'zh-CN': '姓名或账号', en: 'A name or an account' } },
      screen: { widthPx: 180 },
    },
    actorKind: {
      kind: 'choice',
      choices: actorKinds,
      words: auditActorKinds,
      heading: { 'zh-CN': '身份', en: 'Kind' },
      filterable: true,
      screen: { widthPx: 112 },
    },
    customer: {
      kind: 'text',
      heading: { 'zh-CN': '客户', en: 'Customer' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 200 },
    },
    call: {
      kind: 'code',
      heading: { 'zh-CN': '接口', en: 'Call' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 300, isElastic: true },
      file: { width: 40 },
    },
    outcome: {
      kind: 'choice',
      choices: outcomes,
      words: auditOutcomes,
      heading: { 'zh-CN': '结果', en: 'Outcome' },
      filterable: true,
      screen: { widthPx: { 'zh-CN': 180, en: 260 } },
    },
    errorCode: {
      kind: 'code',
      heading: { 'zh-CN': '错误码', en: 'Error code' },
      filterable: true,
      screen: { widthPx: 200 },
    },
    address: {
      kind: 'code',
      heading: { 'zh-CN': 'IP 地址', en: 'Address' },
      filterable: true,
      screen: { widthPx: 148 },
    },
  },
});
