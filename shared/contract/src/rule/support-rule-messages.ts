import type { LocalizedText } from '../language/locale.ts';

/** What is said of conversations with visitors and customers. */
export const supportRuleMessages = {
  mailOutOfHours: {
    'zh-CN': '现在是非工作时间，请留下邮箱，我们会用邮件回复',
    en: 'We are closed just now: please leave an e-mail address for our answer',
  },
} as const satisfies Record<string, LocalizedText>;
