import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildConfig } from '@rsbuild/core';
import { contentHash } from '../bin/stamp.mjs';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The name of one build in the browser: of its container on `window`, its federation instance and its chunk loader.
 * It comes from the content of the sources alone, so that two versions of a remote
 * can live in one page and that the same commit gives the same bytes on every machine. A development server keeps
 * one name for all its edits.
 */
export function buildName(name: string, root: string): string {
  const plain = `berth_${name.replaceAll('-', '_')}`;
  if (process.env.NODE_ENV !== 'production') return plain;
  return `${plain}_${contentHash([relative(workspace, root), 'shared', 'pnpm-lock.yaml']).slice(0, 12)}`;
}

/**
 * The salt of a build's CSS classes, from its style sheets alone: where one differs, all classes have other names, and
 * a build with the same style sheets has the same ones, whatever else has changed.
 */
export function styleSalt(name: string, root: string): string {
  return `berth_${name}_${contentHash([relative(workspace, root), 'shared'], '.css')}`;
}

/** Two builds may hold the same style sheet in two states: each one's classes have names of their own. */
export function ownClassNames(salt: string): RsbuildConfig {
  return { tools: { cssLoader: { modules: { localIdentHashSalt: salt } } } };
}
