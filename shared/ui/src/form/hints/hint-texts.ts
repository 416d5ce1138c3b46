export const hintTexts = {
  'zh-CN': {
    title: '提交前请核对',
    explainOne: '下面 {count} 处不常见，确认无误后再提交。',
    explainSeveral: '下面 {count} 处不常见，确认无误后再提交。',
    back: '返回修改',
    submit: '仍然提交',
  },
  en: {
    title: 'Check before you submit',
    explainOne: 'One entry is unusual. Submit only if it is right.',
    explainSeveral: '{count} entries are unusual. Submit only if they are right.',
    back: 'Go back',
    submit: 'Submit anyway',
  },
};
