export const tablePickerTexts = {
  'zh-CN': {
    search: '搜索',
    placeholder: '输入关键字搜索',
    noMatch: '没有匹配的数据',
    confirm: '确定',
    cancel: '取消',
    confirmCount: '确定（{count}）',
  },
  en: {
    search: 'Search',
    placeholder: 'Type to search',
    noMatch: 'Nothing matches',
    confirm: 'Choose',
    cancel: 'Cancel',
    confirmCount: 'Choose {count}',
  },
} as const;
