import english from '../../../locales/dictionaries/en.json' with { type: 'json' };
import chinese from '../../../locales/dictionaries/zh-CN.json' with { type: 'json' };
import { defineWords } from '../words/define-words.ts';

export const useDictionaryWords = defineWords({ 'zh-CN': chinese, en: english });
