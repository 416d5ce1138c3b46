import { createTestRuntime } from '@berth/runtime/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { watchLoadedFiles } from './loaded-files.ts';
import { failPending, filesLoaded } from './pending-files.ts';

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

test('where all of its own files have come, it waits for others: nobody says that all is there', () => {
  let come: (path: string) => void = () => undefined;
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(heard: (seen: { getEntries: () => { name: string }[] }) => void) {
        come = (path) => heard({ getEntries: () => [{ name: window.location.origin + path }] });
      }
      observe() {}
    },
  });
  watchLoadedFiles();
  createTestRuntime();
  const files = ['one', 'other'].map((name) => ({ href: `${folder}/${name}.js`, integrity: '' }));
  const build = {
    ...version,
    version: '1.0.0',
    integrity: '',
    global: 'berth_booking',
    preload: { '': files },
  };
  come(`${folder}/one.js`);
  expect(filesLoaded(build, '/booking')).toEqual({ loaded: 1, needed: 2 });
  come(`${folder}/other.js`);
  expect(filesLoaded(build, '/booking')).toBeNull();
});
