import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { readDefinition, requestsOf, requireDeclaredParts } from './describe-remote.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const remotes = readdirSync(root).filter((name) => /^remote-[a-z-]+$/.test(name));

test.each(remotes)('every route of %s and each language leads to one module', (remote) => {
  const { pages, languages } = readDefinition(`${root}${remote}`);
  expect(Object.keys(pages).length).toBeGreaterThan(0);
  for (const [path, request] of Object.entries(pages)) {
    expect(path).toMatch(/^\//);
    expect(request).toMatch(/^\.\/features\/.+Page\.tsx$/);
  }
  expect(languages).toEqual({ 'zh-CN': './locales/zh-CN.json', en: './locales/en.json' });
});

test('each part of a remote leads to one module, under a key of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'berth-definition-'));
  try {
    mkdirSync(join(folder, 'src'));
    writeFileSync(
      join(folder, 'src/remote.tsx'),
      `import { defineRemote } from '@berth/runtime';
export const remote = defineRemote({
  name: 'orders',
  routes: [{ path: '/orders', title: { 'zh-CN': '订单', en: 'Orders' }, page: () => import('./OrdersPage.tsx') }],
  parts: { today: () => import('./TodayCard.tsx').then((module) => module.TodayCard) },
  translations: {},
});`,
    );
    expect(requestsOf(readDefinition(folder))).toEqual({
      '/orders': './OrdersPage.tsx',
      'parts/today': './TodayCard.tsx',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a part is declared and given, or the build fails', () => {
  const check = (declared: string[], given: string[]) => () =>
    requireDeclaredParts(
      { parts: declared.map((name) => ({ name })) },
      { parts: Object.fromEntries(given.map((name) => [name, './Card.tsx'])) },
    );
  expect(check(['today'], ['today'])).not.toThrow();
  expect(check(['today', 'bills'], ['today'])).toThrow('does not give: bills');
  expect(check(['today'], ['today', 'bills'])).toThrow('does not declare: bills');
});
