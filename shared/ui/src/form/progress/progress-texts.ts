export const progressTexts = {
  'zh-CN': {
    title: '填写进度',
    sections: '部分',
    wrongOne: '{count} 部分有错误',
    wrongSeveral: '{count} 部分有错误',
    done: '已完成',
    wrong: '有错误',
    open: '未完成',
    optional: '选填',
  },
  en: {
    title: 'Progress',
    sections: 'sections',
    wrongOne: 'One section has errors',
    wrongSeveral: '{count} sections have errors',
    done: 'done',
    wrong: 'has errors',
    open: 'open',
    optional: 'optional',
  },
};
