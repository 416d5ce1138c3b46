import { expect, jest, test } from '@jest/globals';
import {
  allowScriptsOf,
  dataBlock,
  guardInjection,
  htmlWithoutMarkup,
  ownScriptUrl,
} from './trusted-types.ts';

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

test.each([
  ['{"@type":"Organization","name":"泊位"}', true],
  ['{"a":alert(1)}', false],
  ['{"a":1};alert(1)', false],
  ['{alert(1)}', false],
  ['{}', false],
  ['[1]', false],
  ['alert(1)', false],
  ['', false],
])('as the text of a script %s passes: %s', (text, isData) => {
  expect(dataBlock(text)).toBe(isData ? text : null);
  // What passes cannot run.
  if (isData) expect(() => new Function(text)).toThrow(SyntaxError);
});

test('the default policy has a rule for each kind of injection', () => {
  const createPolicy = jest.fn((_name: string, _policy: object) => ({}));
  window.trustedTypes = { createPolicy };
  guardInjection();
  delete window.trustedTypes;
  const rules = { createHTML: htmlWithoutMarkup, createScript: dataBlock, createScriptURL: ownScriptUrl };
  expect(createPolicy.mock.calls).toEqual([['default', rules]]);
});
