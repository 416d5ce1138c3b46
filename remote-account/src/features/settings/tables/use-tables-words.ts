import english from '../../../locales/tables/en.json' with { type: 'json' };
import chinese from '../../../locales/tables/zh-CN.json' with { type: 'json' };
import { defineWords } from '../words/define-words.ts';

export const useTablesWords = defineWords({ 'zh-CN': chinese, en: english });
