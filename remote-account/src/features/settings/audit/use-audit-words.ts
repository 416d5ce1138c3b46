import english from '../../../locales/audit/en.json' with { type: 'json' };
import chinese from '../../../locales/audit/zh-CN.json' with { type: 'json' };
import { defineWords } from '../words/define-words.ts';

export const useAuditWords = defineWords({ 'zh-CN': chinese, en: english });
