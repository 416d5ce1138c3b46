import type { ReleasedVersion, ReleaseMove } from '@berth/contract/endpoints';
import { useTranslation } from '@berth/runtime';
import { useFailures } from '../use-failures.ts';
import { versionName } from '../version-name.ts';
import styles from './MoveList.module.css';

export type Move = Pick<ReleaseMove, 'remote' | 'from' | 'to'>;
type Versions = readonly ReleasedVersion[];

/** What a move of several remotes will change, remote by remote, and what speaks against the versions it leads to. */
export function MoveList({ moves, versions }: { moves: readonly Move[]; versions: Versions }) {
  if (moves.length === 0) return null;
  return (
    <ul className={styles.moves}>
      {moves.map((move) => (
        <MoveLine key={move.remote} move={move} versions={versions} />
      ))}
    </ul>
  );
}

function MoveLine({ move: { remote, from, to }, versions }: { move: Move; versions: Versions }) {
  const { t } = useTranslation('releases');
  const failures = useFailures(versions.find((each) => each.remote === remote && each.version === to));
  const nameOf = (version: string | null, other: string | null) =>
    version === null ? t('none') : versionName(version, other === null ? [] : [other]);
  return (
    <li>
      {remote} {nameOf(from, to)} → {nameOf(to, from)}
      {failures.length > 0 && <span className={styles.failures}>{failures.join(t('promote.and'))}</span>}
    </li>
  );
}
