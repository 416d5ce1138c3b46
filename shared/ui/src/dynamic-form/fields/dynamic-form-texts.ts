export const dynamicFormTexts = {
  'zh-CN': {
    cell: '{name} · {column}，第 {line} 行',
    waiting: '还有 {count} 个文件正在上传，完成后自动提交',
    uploads: '文件上传进度',
    doNotSubmit: '先不提交',
    yes: '是',
    no: '否',
    listed: '、',
    range: '{from} 至 {to}',
    rangeFrom: '{from} 起',
    rangeTo: '截至 {to}',
  },
  en: {
    cell: '{name} · {column}, line {line}',
    waiting: 'Files on their way: {count}. The form is submitted once they have arrived',
    uploads: 'Progress of the files',
    doNotSubmit: 'Do not submit yet',
    yes: 'Yes',
    no: 'No',
    listed: ', ',
    range: '{from} to {to}',
    rangeFrom: 'from {from}',
    rangeTo: 'up to {to}',
  },
};

export type DynamicFormTexts = (typeof dynamicFormTexts)['en'];
