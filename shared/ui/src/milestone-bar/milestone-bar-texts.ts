import type { Locale } from '@berth/contract';

export const milestoneBarTexts = {
  'zh-CN': {
    progress: '{label}，第 {step} 步，共 {total} 步',
    notStarted: '尚未开始，共 {total} 步',
    stopped: '{stopped}，停在：{label}',
    stoppedAtStart: '{stopped}，尚未开始',
    done: '已完成',
    next: '未到',
  },
  en: {
    progress: '{label}, step {step} of {total}',
    notStarted: 'Not started, {total} steps',
    stopped: '{stopped}, after: {label}',
    stoppedAtStart: '{stopped} before it started',
    done: 'done',
    next: 'to come',
  },
} as const satisfies Record<Locale, Record<string, string>>;
