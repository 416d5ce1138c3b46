import type { LocalizedText } from '@berth/contract';

/** What the second sheet of our own template is called: it holds choices and no goods. */
export const choiceSheetName: LocalizedText = { 'zh-CN': '选项', en: 'Choices' };
