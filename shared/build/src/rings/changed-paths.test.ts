import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { workingChange } from './changed-paths.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'berth-git-'));
  git('init', '--quiet', '--initial-branch=main');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
}

function write(name: string): void {
  writeFileSync(join(folder, name), '');
}

/** A commit of a new file at a time of day. */
function commit(name: string, time: string): void {
  write(name);
  git('add', '.');
  const who = {
    GIT_AUTHOR_NAME: 'W',
    GIT_AUTHOR_EMAIL: 'w@x',
    GIT_COMMITTER_NAME: 'W',
    GIT_COMMITTER_EMAIL: 'w@x',
  };
  execFileSync('git', ['commit', '--quiet', '-m', name], {
    cwd: folder,
    env: { ...process.env, ...who, GIT_COMMITTER_DATE: time },
  });
}

test('the working change is what was committed since main and what is not committed, moves by both names', () => {
  commit('old.ts', '2026-11-20T08:00:00Z');
  git('checkout', '--quiet', '-b', 'branch');
  commit('committed.ts', '2026-11-21T08:00:00Z');
  git('mv', 'old.ts', 'moved.ts');
  write('new.ts');
  expect(workingChange(undefined, folder)).toEqual({
    base: 'main',
    paths: ['committed.ts', 'moved.ts', 'new.ts', 'old.ts'],
  });
  expect(workingChange('HEAD', folder).paths).toEqual(['moved.ts', 'new.ts', 'old.ts']);
  expect(workingChange('nonsense', folder).paths).toBeNull();
});
