import type { LocalizedText } from '../language/locale.ts';
import type { Milestone } from './milestones.ts';

/** What files, messages and settings call the seven times; the pages of tracking have words of their own. */
export const milestoneNames: Readonly<Record<Milestone, LocalizedText>> = {
  emptyExit: { 'zh-CN': '空箱出场', en: 'Empty out' },
  heavyReturn: { 'zh-CN': '重箱还场', en: 'Laden in' },
  departure: { 'zh-CN': '离港', en: 'Departure' },
  arrival: { 'zh-CN': '到港', en: 'Arrival' },
  unloading: { 'zh-CN': '卸船', en: 'Discharge' },
  pickup: { 'zh-CN': '提柜', en: 'Pick-up' },
  emptyReturn: { 'zh-CN': '还空', en: 'Empty return' },
};
