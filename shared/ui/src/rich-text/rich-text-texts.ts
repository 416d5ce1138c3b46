export const richTextTexts = {
  'zh-CN': { loading: '正在加载正文…', failed: '正文没有加载成功。', retry: '重试' },
  en: { loading: 'Loading the text…', failed: 'The text did not load.', retry: 'Try again' },
};
