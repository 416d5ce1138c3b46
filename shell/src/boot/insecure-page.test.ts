import { beforeEach, expect, test } from '@jest/globals';
import { showInsecurePage } from './insecure-page.ts';

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><p>waiting</p></div>';
  localStorage.clear();
});

test('says what is needed, in the language in use, to the visitor and to whoever runs the server', () => {
  showInsecurePage();
  const page = document.querySelector('#root > main');
  expect(document.title).toBe('请用 HTTPS 打开');
  expect(page?.textContent).toContain('PUBLIC_ORIGIN=https://');
  localStorage.setItem('APP_LANG', 'en');
  showInsecurePage();
  expect(document.title).toBe('Please open this site over HTTPS');
  expect(document.body.textContent).not.toContain('waiting');
});
