import english from '../../../locales/system/en.json' with { type: 'json' };
import chinese from '../../../locales/system/zh-CN.json' with { type: 'json' };
import { defineWords } from '../words/define-words.ts';

export const useSystemWords = defineWords({ 'zh-CN': chinese, en: english });
