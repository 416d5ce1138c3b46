export const undoTexts = {
  'zh-CN': {
    removed: '已删除：{what}',
    filled: '已填入：{what}',
    changed: '已更改：{what}',
    undoRemoved: '撤销删除',
    undoFilled: '撤销填入',
    undoChanged: '撤销更改',
  },
  en: {
    removed: 'Removed: {what}',
    filled: 'Filled in: {what}',
    changed: 'Changed: {what}',
    undoRemoved: 'Undo',
    undoFilled: 'Undo',
    undoChanged: 'Undo',
  },
};
