import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { createRsbuild } from '@rsbuild/core';

process.env.PORT = '3371';
const { apiProxy, baseConfig } = await import('./base-config.ts');
const cwd = mkdtempSync(join(tmpdir(), 'berth-config-'));

async function outputOf(action: 'dev' | 'build' | 'preview') {
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig: baseConfig() });
  await rsbuild.initConfigs({ action });
  return relative(cwd, rsbuild.context.distPath);
}

test('a development server neither writes nor cleans the folder that a running portal is served from', async () => {
  expect(await outputOf('build')).toBe('dist');
  expect(await outputOf('preview')).toBe('dist');
  expect(await outputOf('dev')).toBe('node_modules/.cache/berth/dev');
});

test('calls in development go to where the server listens', () => {
  expect(apiProxy['/api'].target).toBe('http://localhost:3371');
});
