import english from '../../../locales/staff/en.json' with { type: 'json' };
import chinese from '../../../locales/staff/zh-CN.json' with { type: 'json' };
import { defineWords } from '../words/define-words.ts';

export const useStaffWords = defineWords({ 'zh-CN': chinese, en: english });
