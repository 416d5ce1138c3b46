import english from '../../../locales/clients/en.json' with { type: 'json' };
import chinese from '../../../locales/clients/zh-CN.json' with { type: 'json' };
import { defineWords } from '../words/define-words.ts';

export const useClientWords = defineWords({ 'zh-CN': chinese, en: english });
