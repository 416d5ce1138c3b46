export const tagsInputTexts = {
  'zh-CN': { remove: '移除“{value}”', hint: '输入后按 Enter 确认', full: '最多 {max} 个值' },
  en: { remove: 'Remove “{value}”', hint: 'Type and press Enter', full: 'At most {max} values' },
} as const;
