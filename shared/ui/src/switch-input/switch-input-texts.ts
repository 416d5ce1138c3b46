export const switchTexts = {
  'zh-CN': { on: '是', off: '否' },
  en: { on: 'Yes', off: 'No' },
};
