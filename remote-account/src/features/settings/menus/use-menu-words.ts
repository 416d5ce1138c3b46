import english from '../../../locales/menus/en.json' with { type: 'json' };
import chinese from '../../../locales/menus/zh-CN.json' with { type: 'json' };
import { defineWords } from '../words/define-words.ts';

export const useMenuWords = defineWords({ 'zh-CN': chinese, en: english });
