import type { FileKind } from '../file/file-kind.ts';
import type { LocalizedText } from '../language/locale.ts';
import type { DeclarationKind } from './declaration-status.ts';

/** The slots that papers of a declaration have, in the order in which they are shown. */
export const paperSlots = [
  ...(['contract', 'invoice', 'packingList', 'declarationDraft', 'powerOfAttorney'] as const),
  ...(['purchaseContract', 'vatInvoice', 'fxReceipt', 'brandAuthorization', 'msds', 'other'] as const),
] as const;
export type PaperSlot = (typeof paperSlots)[number];

export const paperSlotNames: Readonly<Record<PaperSlot, LocalizedText>> = {
  contract: { 'zh-CN': '合同', en: 'Contract' },
  invoice: { 'zh-CN': '发票', en: 'Commercial invoice' },
  packingList: { 'zh-CN': '装箱单', en: 'Packing list' },
  declarationDraft: { 'zh-CN': '报关单草单', en: 'Declaration draft' },
  powerOfAttorney: { 'zh-CN': '报关委托书', en: 'Power of attorney' },
  purchaseContract: { 'zh-CN': '购销合同', en: 'Purchase contract' },
  vatInvoice: { 'zh-CN': '增值税发票', en: 'VAT invoice' },
  fxReceipt: { 'zh-CN': '收汇水单', en: 'FX receipt' },
  brandAuthorization: { 'zh-CN': '品牌授权书', en: 'Brand authorization' },
  msds: { 'zh-CN': 'MSDS', en: 'MSDS' },
  other: { 'zh-CN': '其他', en: 'Other' },
};

/**
 * The one table of what each kind has to have before it is sent. With own papers (declare) the four trade papers are
 * files of the customer's; for the other kinds the portal makes them of the goods, and they may be handed in besides.
 */
export const requiredPapers: Readonly<Record<DeclarationKind, readonly PaperSlot[]>> = {
  declare: ['contract', 'invoice', 'packingList', 'powerOfAttorney'],
  pay: ['powerOfAttorney'],
  tax: ['powerOfAttorney', 'purchaseContract', 'vatInvoice'],
  merge: ['powerOfAttorney', 'purchaseContract', 'vatInvoice'],
};

/** Those of a tax refund are kept by law for this many years (出口退税备案单证). */
export const retentionYears = 5;
export const retainedPapers: readonly PaperSlot[] = [
  ...(['contract', 'purchaseContract', 'vatInvoice', 'fxReceipt', 'powerOfAttorney'] as const),
  'declarationDraft',
];

/** Until when they are retained, `YYYY-MM-DD`: counted from the day on which customs released the goods; null before. */
export function retainedUntil(events: readonly { what: string; at: string }[]): string | null {
  const released = events.find(({ what }) => what === 'released')?.at;
  if (released === undefined) return null;
  const day = `${Number(released.slice(0, 4)) + retentionYears}${released.slice(4, 10)}`;
  return day.endsWith('-02-29') ? day.replace(/29$/, '28') : day;
}

/** Where a file of a slot stands with the desk; spec: the status of each paper. */
export const paperStatuses = ['received', 'read', 'returned'] as const;
export type PaperStatus = (typeof paperStatuses)[number];

export const paperStatusNames: Readonly<Record<PaperStatus, LocalizedText>> = {
  received: { 'zh-CN': '已收到', en: 'Received' },
  read: { 'zh-CN': '已审核', en: 'Read' },
  returned: { 'zh-CN': '已退回', en: 'Returned' },
};

export const paperLimits = { filesOfSlot: 20, files: 100 } as const;
export const paperFiles = ['pdf', 'jpeg', 'png'] as const satisfies readonly FileKind[];

type Filed = { slot: PaperSlot; status: PaperStatus };

/** How many of the required slots have a file that was not returned, of how many; and which are missing. */
export function paperProgress(kind: DeclarationKind, papers: readonly Filed[]) {
  const required = requiredPapers[kind];
  const isThere = (slot: PaperSlot) =>
    papers.some((paper) => paper.slot === slot && paper.status !== 'returned');
  const missing = required.filter((slot) => !isThere(slot));
  return { filled: required.length - missing.length, required: required.length, missing };
}
