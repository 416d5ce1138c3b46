import type { CutOff, LocalizedText } from '@berth/contract';

/** What each cut-off is called, as on the pages of bookings. */
export const cutOffNames: Record<CutOff, LocalizedText> = {
  siCutOffAt: { 'zh-CN': '截补料 SI', en: 'SI cut-off' },
  vgmCutOffAt: { 'zh-CN': '截 VGM', en: 'VGM cut-off' },
  cyCutOffAt: { 'zh-CN': '截重 CY', en: 'CY cut-off' },
  customsCutOffAt: { 'zh-CN': '截放行条', en: 'Customs cut-off' },
};
