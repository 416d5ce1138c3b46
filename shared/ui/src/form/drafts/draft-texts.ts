export const draftTexts = {
  'zh-CN': {
    title: '发现 {time} 未保存的内容',
    swap: '恢复时，本页现在填写的内容也会保留，可以再换回来。',
    waiting: '{time} 未保存的内容待恢复',
    take: '恢复',
    restore: '恢复未保存的内容',
    discard: '放弃',
    discarded: '已放弃 {time} 未保存的内容',
    undo: '撤销放弃',
  },
  en: {
    title: 'Unsaved changes from {time} were found',
    swap: 'What this page has now is kept as well when you restore them: you can change back.',
    waiting: 'Unsaved changes from {time} are waiting',
    take: 'Restore them',
    restore: 'Restore unsaved changes',
    discard: 'Discard',
    discarded: 'Unsaved changes from {time} were discarded',
    undo: 'Undo discarding',
  },
};
