/** Puts a page in the place of the portal that needs none of its code: neither React nor the translations. */
export function showPlainPage(title: string, content: readonly HTMLElement[]): void {
  const page = document.createElement('main');
  page.className = 'start-failure';
  page.append(make('h1', title), ...content);
  document.title = title;
  document.getElementById('root')?.replaceChildren(page);
}

export function make<Name extends 'h1' | 'p' | 'button' | 'a'>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

export function readLocale(): 'zh-CN' | 'en' {
  try {
    return localStorage.getItem('APP_LANG')?.startsWith('en') ? 'en' : 'zh-CN';
  } catch {
    return 'zh-CN'; // the browser forbids storage
  }
}
