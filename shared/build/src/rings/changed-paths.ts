import { spawnSync } from 'node:child_process';
import { root } from '../../bin/workspace.mjs';

/** What a change is measured against, and the paths that it touches; null where Git can name no base. */
export type Change = { base: string; paths: string[] | null };

/** The commits and the uncommitted work since the merge base with the main line, or with a given revision. */
export function workingChange(revision?: string, folder = root): Change {
  const git = gitIn(folder);
  const from = revision ?? ['main', 'origin/main'].find(git.isCommit) ?? 'HEAD';
  const base = git.ask('merge-base', from, 'HEAD');
  return { base: from, paths: base === null ? null : git.pathsSince(base) };
}

function gitIn(cwd: string) {
  const ask = (...args: string[]): string | null => {
    const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
    return status === 0 ? stdout.trim() : null;
  };
  return {
    ask,
    isCommit: (revision: string) => ask('rev-parse', '--verify', '--quiet', `${revision}^{commit}`) !== null,
    /** Uncommitted files belong to it, new and deleted ones too; of a move both names. */
    pathsSince: (base: string): string[] | null => {
      const tracked = ask('diff', '--name-only', '--no-renames', base);
      const untracked = ask('ls-files', '--others', '--exclude-standard');
      if (tracked === null || untracked === null) return null;
      const paths = [...tracked.split('\n'), ...untracked.split('\n')];
      return [...new Set(paths.filter((path) => path !== ''))].sort();
    },
  };
}
