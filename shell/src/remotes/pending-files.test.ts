import { beforeEach, expect, test } from '@jest/globals';
import { failPending } from './pending-files.ts';

const folder = '/remotes/booking/1.0.0+a';
const version = { entry: `${folder}/remote-entry.js` };
const failed: string[] = [];

beforeEach(() => {
  document.head.innerHTML = [
    `<script src="${folder}/remote-entry.js"></script>`,
    `<script src="${folder}/static/js/async/page.js"></script>`,
    `<script src="/remotes/booking/1.0.0+b/static/js/async/page.js"></script>`,
    `<link rel="preload" href="${folder}/static/js/async/page.js">`,
    `<link rel="preload" href="/static/js/own.js">`,
  ].join('');
  failed.length = 0;
  for (const script of document.querySelectorAll('script')) {
    script.addEventListener('error', () => failed.push(new URL(script.src).pathname));
  }
});

test('what a version waits for fails, and nothing else', () => {
  failPending(version);
  expect(failed).toEqual([`${folder}/remote-entry.js`, `${folder}/static/js/async/page.js`]);
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link')];
  expect(preloads.map(({ href }) => new URL(href).pathname)).toEqual(['/static/js/own.js']);
});
