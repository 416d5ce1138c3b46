import type { LocalizedText, ShippingDocumentKind } from '@berth/contract';

/** How messages and refusals name a document, in the words of the booking's page. */
export const shippingDocumentNames: Readonly<Record<ShippingDocumentKind, LocalizedText>> = {
  shippingOrder: { 'zh-CN': '订舱确认单 S/O', en: 'Shipping order (S/O)' },
  billOfLadingDraft: { 'zh-CN': '提单草稿', en: 'Draft bill of lading' },
  billOfLading: { 'zh-CN': '提单 B/L', en: 'Bill of lading (B/L)' },
  telexRelease: { 'zh-CN': '电放提单', en: 'Telex release' },
  airWaybill: { 'zh-CN': '空运单 AWB', en: 'Air waybill (AWB)' },
  arrivalNotice: { 'zh-CN': '到货通知 A/N', en: 'Arrival notice (A/N)' },
  deliveryOrder: { 'zh-CN': '提货单 D/O', en: 'Delivery order (D/O)' },
};
