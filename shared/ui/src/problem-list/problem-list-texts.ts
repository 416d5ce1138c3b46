export const problemListTexts = {
  'zh-CN': { title: '还有 {count} 处需要修改', more: '显示另外 {count} 处', less: '只显示前 {count} 处' },
  en: { title: '{count} left to correct', more: 'Show {count} more', less: 'Show the first {count} only' },
};
