import type { LocalizedText } from '@berth/contract';

/** What the second sheet of our own template is called: it holds choices and no lines. */
export const choiceSheetName: LocalizedText = { 'zh-CN': '填写选项', en: 'Choices' };
