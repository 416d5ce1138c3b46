import english from '../../../locales/inbox/en.json' with { type: 'json' };
import chinese from '../../../locales/inbox/zh-CN.json' with { type: 'json' };
import { defineWords } from '../words/define-words.ts';

export const useInboxWords = defineWords({ 'zh-CN': chinese, en: english });
