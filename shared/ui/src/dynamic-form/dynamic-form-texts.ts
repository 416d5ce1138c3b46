export const dynamicFormTexts = {
  'zh-CN': {
    problems: '还有 {count} 处需要修改',
    more: '另有 {count} 处',
    cell: '{name} · {column}，第 {line} 行',
    yes: '是',
    no: '否',
    listed: '、',
    range: '{from} 至 {to}',
    rangeFrom: '{from} 起',
    rangeTo: '截至 {to}',
  },
  en: {
    problems: '{count} left to correct',
    more: 'and {count} more',
    cell: '{name} · {column}, line {line}',
    yes: 'Yes',
    no: 'No',
    listed: ', ',
    range: '{from} to {to}',
    rangeFrom: 'from {from}',
    rangeTo: 'up to {to}',
  },
};

export type DynamicFormTexts = (typeof dynamicFormTexts)['en'];
