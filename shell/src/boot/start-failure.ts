import { make, readLocale, showPlainPage } from './plain-page.ts';

const words = {
  'zh-CN': {
    title: '暂时无法打开',
    text: '页面没有加载完整。请检查网络后重试；如果一直这样，请联系您的客服。',
    retry: '重试',
  },
  en: {
    title: 'Berth cannot be opened right now',
    text: 'The page did not load completely. Please check your connection and try again; if it stays like this, contact your customer service.',
    retry: 'Try again',
  },
};

/** The portal's own code did not arrive, React and the translations with it: said without them. */
export function showStartFailure(failure: unknown): void {
  console.error(failure);
  const { title, text, retry } = words[readLocale()];
  const button = make('button', retry);
  button.addEventListener('click', () => window.location.reload());
  showPlainPage(title, [make('p', text), button]);
}
