import type { LocalizedText } from '../language/locale.ts';
import type { BookingStatus } from './booking-status.ts';

/** What lists, files, papers and refusals call a status. */
export const bookingStatusNames: Readonly<Record<BookingStatus, LocalizedText>> = {
  draft: { 'zh-CN': '草稿', en: 'Draft' },
  toBeReceived: { 'zh-CN': '待收货', en: 'To be received' },
  received: { 'zh-CN': '已收货', en: 'Received' },
  spaceLocked: { 'zh-CN': '已放舱', en: 'Space locked' },
  arrived: { 'zh-CN': '已到港', en: 'Arrived at port' },
  pickedUp: { 'zh-CN': '已提货', en: 'Picked up' },
  returned: { 'zh-CN': '已退载', en: 'Returned' },
};
