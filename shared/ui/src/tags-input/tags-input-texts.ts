export const tagsInputTexts = {
  'zh-CN': {
    remove: '移除“{value}”',
    hint: '输入后按 Enter 确认',
    full: '最多 {max} 个值',
    left: '最多 {max} 个值，未添加：{values}',
    between: '、',
  },
  en: {
    remove: 'Remove “{value}”',
    hint: 'Type and press Enter',
    full: 'At most {max} values',
    left: 'At most {max} values; not added: {values}',
    between: ', ',
  },
} as const;
