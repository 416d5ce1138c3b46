import english from '../../../locales/background-jobs/en.json' with { type: 'json' };
import chinese from '../../../locales/background-jobs/zh-CN.json' with { type: 'json' };
import { defineWords } from '../words/define-words.ts';

export const useJobWords = defineWords({ 'zh-CN': chinese, en: english });
