import { expect, test } from '@jest/globals';
import { namesExported, namesImported } from './module-names.ts';

const from = '@berth/runtime';
const imported = (text: string) => namesImported(text, from, 'Page.tsx');

test.each([
  ["import { Link, useUser as user } from '@berth/runtime';", ['Link', 'useUser']],
  ["import { type Tab, Link } from '@berth/runtime';", ['Link']],
  ["import type { Tab } from '@berth/runtime';", []],
  [
    "import {\n  request,\n  requestFile,\n} from '@berth/runtime';\nexport const a = <b>x</b>;",
    ['request', 'requestFile'],
  ],
  ["export { notify, type Notice } from '@berth/runtime';", ['notify']],
  ["export type { Notice } from '@berth/runtime';", []],
  ["import { renderPortal } from '@berth/runtime/testing';", []],
  ['const text = "import { Link } from \'@berth/runtime\'";', []],
])('%s uses %j', (text, names) => {
  expect(imported(text)).toEqual(names);
});

test.each([
  "import * as runtime from '@berth/runtime';",
  "export * from '@berth/runtime';",
  "export * as runtime from '@berth/runtime';",
  'const runtime = await import(`@berth/runtime`);',
])('%s could use anything, and is refused', (text) => {
  expect(() => imported(text)).toThrow('Page.tsx');
});

test("the runtime's exports are those of its index, without types", () => {
  const names = namesExported(new URL('../../runtime/src/index.ts', import.meta.url).pathname);
  expect(names).toEqual(expect.arrayContaining(['Link', 'defineRemote', 'request']));
  expect(names).not.toContain('RemoteDefinition');
  expect(names).not.toContain('TableMemory');
});
