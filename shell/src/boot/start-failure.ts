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
  const page = document.createElement('main');
  page.className = 'start-failure';
  page.append(make('h1', title), make('p', text), button);
  document.title = title;
  document.getElementById('root')?.replaceChildren(page);
}

function make<Name extends 'h1' | 'p' | 'button'>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function readLocale(): keyof typeof words {
  try {
    return localStorage.getItem('APP_LANG')?.startsWith('en') ? 'en' : 'zh-CN';
  } catch {
    return 'zh-CN'; // the browser forbids storage
  }
}
