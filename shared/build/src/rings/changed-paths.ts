import { spawnSync } from 'node:child_process';
import { root } from '../../bin/workspace.mjs';

/** What a change is measured against, and the paths that it touches; null where Git can name no base. */
export type Change = { base: string; paths: string[] | null };

const secondsOfDay = 86_400;

/** The commits and the uncommitted work since the merge base with the main line, or with a given revision. */
export function workingChange(revision?: string, folder = root): Change {
  const git = gitIn(folder);
  const from = revision ?? ['main', 'origin/main'].find(git.isCommit) ?? 'HEAD';
  const base = git.ask('merge-base', from, 'HEAD');
  return { base: from, paths: base === null ? null : git.pathsSince(base) };
}

/**
 * What continuous integration looks at. Its clone may hold one commit alone, and HEAD may be the main line itself, of
 * which nothing says where it stood before: then the change is what was committed in the 24 hours before HEAD. `BASE`
 * names another base. Where the history does not reach so far, anything may have changed (null).
 */
export function landedChange(given = process.env.BASE, folder = root): Change {
  if (given) return workingChange(given, folder);
  const git = gitIn(folder);
  const head = git.ask('rev-parse', 'HEAD');
  const forked = git.ask('merge-base', 'origin/main', 'HEAD');
  if (forked !== null && forked !== head) return { base: 'origin/main', paths: git.pathsSince(forked) };

  const headTime = Number(git.ask('show', '-s', '--format=%ct', 'HEAD'));
  const before = git.ask('rev-list', '-1', '--first-parent', `--before=${headTime - secondsOfDay}`, 'HEAD');
  return { base: 'a day before HEAD', paths: before ? git.pathsSince(before) : null };
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
