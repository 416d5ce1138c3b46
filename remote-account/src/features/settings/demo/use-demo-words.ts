import english from '../../../locales/demo/en.json' with { type: 'json' };
import chinese from '../../../locales/demo/zh-CN.json' with { type: 'json' };
import { defineWords } from '../words/define-words.ts';

export const useDemoWords = defineWords({ 'zh-CN': chinese, en: english });
