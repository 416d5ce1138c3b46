import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, root } from './workspace.mjs';

/** The exit code of a run that is red and has printed why. */
export const saidRed = 3;

const file = join(cacheFolder, 'verdict.json');
const unsteadyFile = join(cacheFolder, 'unsteady.json');

/** HEAD, and whether there is nothing beside it: nothing uncommitted, nothing untracked. */
export function readCheckout() {
  const commit = git('rev-parse', 'HEAD');
  return { commit, clean: commit !== null && git('status', '--porcelain') === '' };
}

/**
 * Writes down how `npm test` ended, for whoever asks later: `began` is what `readCheckout` said when it began, with the
 * time of that (`at`, ms).
 */
export function writeVerdict({ reasons, began }) {
  const now = readCheckout();
  const verdict = {
    commit: began.commit,
    clean: began.clean && now.clean && now.commit === began.commit,
    verdict: reasons.length === 0 ? 'GREEN' : 'RED',
    reasons,
    minutes: Math.round((Date.now() - began.at) / 6000) / 10,
    at: new Date().toISOString(),
  };
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(verdict, null, 2)}\n`);
}

/**
 * Adds the names of what was unsteady in this run to the file beside the verdict. Returns those that were there before.
 */
export function keepUnsteady(names, { commit }) {
  const kept = readUnsteady();
  const at = new Date().toISOString();
  mkdirSync(cacheFolder, { recursive: true });
  const added = names.map((name) => ({ name, commit, at }));
  writeFileSync(unsteadyFile, `${JSON.stringify([...kept, ...added], null, 2)}\n`);
  return names.filter((name) => kept.some((entry) => entry.name === name));
}

function readUnsteady() {
  if (!existsSync(unsteadyFile)) return [];
  try {
    return JSON.parse(readFileSync(unsteadyFile, 'utf8'));
  } catch {
    return []; // a run that was killed wrote half of it
  }
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout.trim() : null;
}
