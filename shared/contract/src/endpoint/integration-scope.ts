import type { LocalizedText } from '../language/locale.ts';

/** What a system's key may allow. */
export const integrationScopes = [
  /** Moving the status of bookings. */
  'status',
  /** Assigning containers and reporting where they are. */
  'tracking',
  /** The warehouse and its gate: entry numbers, arrivals, measurements. */
  'warehouse',
  /** Handing in documents of bookings. */
  'documents',
  /** Reading bookings whole, and which of them changed. */
  'bookings',
  /** Bills: quotations, fee rows, payments, answers to disputes, invoices. */
  'billing',
  /** Declarations: what waits for the desk, its decisions, and what customs did. */
  'customs',
] as const;
export type IntegrationScope = (typeof integrationScopes)[number];

/** What a key with the scope is for, as staff read it when they make one. */
export const integrationScopeNames = {
  status: { 'zh-CN': '更新订舱状态', en: 'Move bookings on' },
  tracking: { 'zh-CN': '配柜与跟踪', en: 'Assign containers and track them' },
  warehouse: { 'zh-CN': '仓库与闸口', en: 'Warehouse and gate' },
  documents: { 'zh-CN': '上传订舱文件', en: 'Hand in documents of bookings' },
  bookings: { 'zh-CN': '读取订舱', en: 'Read bookings' },
  billing: { 'zh-CN': '账单', en: 'Bills' },
  customs: { 'zh-CN': '报关', en: 'Declarations' },
} as const satisfies Record<IntegrationScope, LocalizedText>;
