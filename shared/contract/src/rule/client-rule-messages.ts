import type { LocalizedText } from '../language/locale.ts';

/** What is said of the terms that staff agree on with a customer. */
export const clientRuleMessages = {
  creditWhole: {
    'zh-CN': '信用额度和账期请同时填写，或都不填',
    en: 'Please enter both the limit and the days, or neither',
  },
  creditDaysTooMany: { 'zh-CN': '最多 {max} 天', en: 'At most {max} days' },
} as const satisfies Record<string, LocalizedText>;
