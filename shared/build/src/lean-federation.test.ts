import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { failBeforeRun } from './lean-federation.ts';

const require = createRequire(import.meta.url);
const enhanced = createRequire(require.resolve('@module-federation/enhanced'));
const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
const runtime = tools.resolve('@module-federation/webpack-bundler-runtime');
const code = readFileSync(runtime.replace(/index\.\w+$/, 'consumes.js'), 'utf8');

type Consumes = (options: object) => void;

/** The runtime's own function, without what it takes from beside it. */
function consumesOf(text: string): Consumes {
  const body = text.replaceAll(/^(import|export) .*$/gm, '');
  const beside =
    'const updateConsumeOptions = () => {}, attachShareScopeMap = () => {}, getUsedExports = () => null;';
  return new Function(`${beside}${body}\nreturn consumes;`)();
}

/** Asks for a chunk that needs a shared module, of which the host says what becomes of it. */
function ask(
  consumes: Consumes,
  loadShare: () => Promise<unknown>,
  installedModules: object,
): Promise<unknown> {
  const promises: Promise<unknown>[] = [];
  const instance = { loadShare, options: { name: 'berth_site' } };
  const o = (of: object, key: string) => Object.hasOwn(of, key);
  consumes({
    chunkId: 'page',
    promises,
    installedModules,
    webpackRequire: { o, m: {}, c: {}, federation: { instance } },
    chunkMapping: { page: ['table'] },
    moduleToHandlerMapping: { table: { shareKey: 'antd/es/table', shareInfo: {} } },
  });
  return Promise.all(promises);
}

test('a chunk whose shared module does not come fails before any of it runs, and is there once that has come', async () => {
  const gone = () => Promise.reject(new Error('gone'));
  const [consumes, installed] = [consumesOf(failBeforeRun(code)), {}];
  await expect(ask(consumes, gone, installed)).rejects.toThrow('gone');
  await expect(ask(consumes, async () => () => 'table', installed)).resolves.toEqual([undefined]);
  // As it comes, which is why it is changed.
  await expect(ask(consumesOf(code), gone, {})).resolves.toEqual([undefined]);
});

test('a runtime that does it otherwise is no build’s', () => {
  expect(() => failBeforeRun('')).toThrow('in another way');
});
