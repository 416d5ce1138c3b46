import type { BookingKind } from '../booking/business-number.ts';
import type { FileKind } from '../file/file-kind.ts';

/** 单证: what the forwarder hands in for a booking, in the order in which it comes. */
export const shippingDocumentKinds = [
  /** 订舱确认单 S/O */
  'shippingOrder',
  /** 提单草稿, to be checked by the customer. */
  'billOfLadingDraft',
  /** 提单 B/L */
  'billOfLading',
  /** 电放提单 */
  'telexRelease',
  /** 空运单 AWB */
  'airWaybill',
  /** 到货通知 A/N */
  'arrivalNotice',
  /** 提货单 D/O */
  'deliveryOrder',
] as const;
export type ShippingDocumentKind = (typeof shippingDocumentKinds)[number];

/** What its file may be. */
export const shippingDocumentFiles = ['pdf', 'jpeg', 'png'] as const satisfies readonly FileKind[];

/** Whether a booking of this kind has such a document: what flies has a waybill, what sails bills of lading. */
export function hasShippingDocument(booking: BookingKind, document: ShippingDocumentKind): boolean {
  if (document === 'airWaybill') return booking === 'air';
  const isOfSea = ['billOfLadingDraft', 'billOfLading', 'telexRelease'].includes(document);
  return booking !== 'air' || !isOfSea;
}
