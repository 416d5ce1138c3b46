export const formBarTexts = {
  'zh-CN': {
    hintOne: '{count} 处请核对',
    hintsSeveral: '{count} 处请核对',
    saveDraft: '保存草稿',
  },
  en: {
    hintOne: '1 field to check',
    hintsSeveral: '{count} fields to check',
    saveDraft: 'Save draft',
  },
};
