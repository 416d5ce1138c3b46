import { expect, jest, test } from '@jest/globals';
import { allowScriptsOf, guardPortal } from './trusted-types.ts';

type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>;

/** The rules of the one default policy that the portal makes. */
function readRules(): Rules {
  const createPolicy = jest.fn((_name: string, _policy: object) => ({}));
  window.trustedTypes = { createPolicy };
  guardPortal();
  delete window.trustedTypes;
  const [[name, rules] = []] = createPolicy.mock.calls;
  expect(name).toBe('default');
  return rules as Rules; // each is called below
}

const { createHTML, createScript, createScriptURL } = readRules();

test.each([
  ['.ant-btn>span{color:red}', true],
  ['', true],
  ['&lt;img&gt;', true],
  ['<img src=x onerror=alert(1)>', false],
  ['</style><script>alert(1)</script>', false],
])('of %s an element may come: not let through', (html, isLetThrough) => {
  expect(createHTML(html)).toBe(isLetThrough ? html : null);
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
  expect(createScriptURL(url)).toBe(isAllowed ? url : null);
});

test('another origin is allowed once a verified registry named it', () => {
  const url = 'https://remotes.example/booking/1/page.js';
  expect(createScriptURL(url)).toBeNull();
  allowScriptsOf('https://remotes.example/booking/1/remote-entry.js');
  expect(createScriptURL(url)).toBe(url);
  expect(createScriptURL('http://remotes.example/a.js')).toBeNull();
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
  expect(createScript(text)).toBe(isData ? text : null);
  // What passes cannot run.
  if (isData) expect(() => new Function(text)).toThrow(SyntaxError);
});
