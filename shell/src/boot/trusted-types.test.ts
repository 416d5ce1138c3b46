import { expect, jest, test } from '@jest/globals';
import { allowScriptsOf, guardInjection, htmlWithoutMarkup, ownScriptUrl } from './trusted-types.ts';

test.each([
  ['.ant-btn>span{color:red}', true],
  ['', true],
  ['&lt;img&gt;', true],
  ['<img src=x onerror=alert(1)>', false],
  ['</style><script>alert(1)</script>', false],
])('of %s an element may come: not let through', (html, isLetThrough) => {
  expect(htmlWithoutMarkup(html)).toBe(isLetThrough ? html : null);
});

test.each([
  ['/static/js/a.js', true],
  [`${window.location.origin}/remotes/booking/1/remote-entry.js`, true],
  ['https://evil.example/a.js', false],
  ['//evil.example/a.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:http://localhost/1', false],
  ['javascript:alert(1)', false],
])('a script may come from %s: %s', (url, isAllowed) => {
  expect(ownScriptUrl(url)).toBe(isAllowed ? url : null);
});

test('another origin is allowed once a verified registry named it', () => {
  const url = 'https://remotes.example/booking/1/page.js';
  expect(ownScriptUrl(url)).toBeNull();
  allowScriptsOf('https://remotes.example/booking/1/remote-entry.js');
  expect(ownScriptUrl(url)).toBe(url);
  expect(ownScriptUrl('http://remotes.example/a.js')).toBeNull();
});

test('the default policy has no way from text to script', () => {
  const createPolicy = jest.fn((_name: string, _policy: object) => ({}));
  window.trustedTypes = { createPolicy };
  guardInjection();
  delete window.trustedTypes;
  expect(createPolicy.mock.calls[0]?.[0]).toBe('default');
  expect(Object.keys(createPolicy.mock.calls[0]?.[1] ?? {}).sort()).toEqual([
    'createHTML',
    'createScriptURL',
  ]);
});
