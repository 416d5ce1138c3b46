export const fillTexts = {
  'zh-CN': {
    explain: '以下内容您已填写，与“{what}”不同，请逐项选择。没有填写的会直接填入，其余不变。',
    allMine: '全部保留我的',
    allTheirs: '全部用模板的',
    mine: '保留我的：{value}',
    theirs: '用模板的：{value}',
    cancel: '取消',
    apply: '套用',
  },
  en: {
    explain:
      'You have filled these in already, and “{what}” has something else. Please choose for each. What is empty is filled in; everything else stays.',
    allMine: 'Keep all mine',
    allTheirs: 'All from the template',
    mine: 'Keep mine: {value}',
    theirs: 'From the template: {value}',
    cancel: 'Cancel',
    apply: 'Apply',
  },
};
