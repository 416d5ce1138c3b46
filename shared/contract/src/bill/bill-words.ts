import type { LocalizedText } from '../language/locale.ts';

/** What of the forwarder's business a fee row belongs to. */
export const businessTypes = ['lcl', 'fcl', 'air', 'customs', 'storage', 'other'] as const;
export type BusinessType = (typeof businessTypes)[number];

export const businessTypeNames: Readonly<Record<BusinessType, LocalizedText>> = {
  lcl: { 'zh-CN': '拼箱', en: 'LCL' },
  fcl: { 'zh-CN': '整柜', en: 'FCL' },
  air: { 'zh-CN': '空运', en: 'Air' },
  customs: { 'zh-CN': '报关', en: 'Customs' },
  storage: { 'zh-CN': '仓储', en: 'Storage' },
  other: { 'zh-CN': '其他', en: 'Other' },
};

/** Why a customer disputes what is billed. */
export const disputeReasons = [
  'wrongPrice',
  'wrongQuantity',
  'notOrdered',
  'billedTwice',
  'differsFromQuotation',
  'other',
] as const;
export type DisputeReason = (typeof disputeReasons)[number];

export const disputeReasonNames: Readonly<Record<DisputeReason, LocalizedText>> = {
  wrongPrice: { 'zh-CN': '单价有误', en: 'Wrong unit price' },
  wrongQuantity: { 'zh-CN': '数量或重量有误', en: 'Wrong quantity or weight' },
  notOrdered: { 'zh-CN': '未使用此服务', en: 'Service not used' },
  billedTwice: { 'zh-CN': '重复收费', en: 'Billed twice' },
  differsFromQuotation: { 'zh-CN': '与报价不符', en: 'Differs from the quotation' },
  other: { 'zh-CN': '其他', en: 'Other' },
};

/** How the forwarder answers a dispute. */
export const disputeOutcomes = ['accepted', 'changed', 'refused'] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

export const disputeStatuses = ['open', 'accepted', 'changed', 'refused', 'withdrawn'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

export const disputeStatusNames: Readonly<Record<DisputeStatus, LocalizedText>> = {
  open: { 'zh-CN': '等待答复', en: 'Waiting for an answer' },
  accepted: { 'zh-CN': '已接受', en: 'Accepted' },
  changed: { 'zh-CN': '已调整', en: 'Changed' },
  refused: { 'zh-CN': '未接受', en: 'Refused' },
  withdrawn: { 'zh-CN': '已撤回', en: 'Withdrawn' },
};

export const settlementNames = {
  monthly: { 'zh-CN': '月结', en: 'Monthly' },
  perBill: { 'zh-CN': '票结', en: 'Per bill' },
} as const satisfies Record<string, LocalizedText>;

export const settlements = ['monthly', 'perBill'] as const;
export type BillSettlement = (typeof settlements)[number];

/** What calls about bills take at most. */
export const billLimits = {
  /** Bills that one call confirms, one proof covers or one invoice is for. */
  billsAtOnce: 200,
  rows: 2000,
  disputeFiles: 5,
  words: 1000,
  title: 100,
  payer: 100,
  /** Of an invoice title. */
  address: 200,
  bank: 100,
  invoiceProfiles: 50,
  /** Proofs and requests that a call lists, the newest. */
  listed: 500,
  /** Digits of an amount in minor units that a customer enters. */
  amountDigits: 13,
  /** A payment that lies further back is a slip of the year. */
  paidYearsAgo: 2,
} as const;
