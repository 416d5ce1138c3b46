import type { CutOff } from '@berth/contract';
import type { WorklistWords } from '../../worklist/worklist-entry.ts';

const view = { 'zh-CN': '查看订舱', en: 'Open booking' };

export const returnedWords = {
  withReason: {
    why: { 'zh-CN': '已被退载，原因：{reason}', en: 'Was returned. Reason: {reason}' },
    action: view,
  },
  withoutReason: { why: { 'zh-CN': '已被退载', en: 'Was returned' }, action: view },
} satisfies Record<string, WorklistWords>;

export const cutOffWords: Record<CutOff, WorklistWords> = {
  siCutOffAt: {
    why: { 'zh-CN': '即将截补料，请提交补料（SI）', en: 'Shipping instructions (SI) are due' },
    action: view,
  },
  vgmCutOffAt: {
    why: { 'zh-CN': '即将截 VGM，还有柜子未报', en: 'The VGM of some containers is missing' },
    action: { 'zh-CN': '填报 VGM', en: 'Submit VGM' },
  },
  cyCutOffAt: {
    why: { 'zh-CN': '即将截重，重柜未全部还场', en: 'Not all full containers are in the yard' },
    action: view,
  },
  customsCutOffAt: {
    why: { 'zh-CN': '即将截放行条', en: 'The customs release is due' },
    action: view,
  },
};

const compare = { 'zh-CN': '核对实测', en: 'Compare' };

/** By which of the two the measurement is another one. */
export const measuredWords = {
  both: {
    why: {
      'zh-CN': '仓库实测 {weight} KGS、{volume} CBM，订舱 {bookedWeight} KGS、{bookedVolume} CBM',
      en: 'Measured {weight} KGS and {volume} CBM, booked {bookedWeight} KGS and {bookedVolume} CBM',
    },
    action: compare,
  },
  weight: {
    why: {
      'zh-CN': '仓库实测 {weight} KGS，订舱 {bookedWeight} KGS',
      en: 'Measured {weight} KGS, booked {bookedWeight} KGS',
    },
    action: compare,
  },
  volume: {
    why: {
      'zh-CN': '仓库实测 {volume} CBM，订舱 {bookedVolume} CBM',
      en: 'Measured {volume} CBM, booked {bookedVolume} CBM',
    },
    action: compare,
  },
} satisfies Record<string, WorklistWords>;

export const draftWords: WorklistWords = {
  why: {
    'zh-CN': '草稿自 {day} 起未提交',
    en: 'A draft that was last changed on {day}',
  },
  action: { 'zh-CN': '继续填写', en: 'Continue' },
};
