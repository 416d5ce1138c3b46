import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { readDefinition } from './describe-remote.ts';

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
