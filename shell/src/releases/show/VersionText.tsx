import { versionParts } from '../version-name.ts';
import styles from './VersionText.module.css';

/** A version with the number in front; in full to whoever points at it. */
export function VersionText({ version }: { version: string }) {
  const { number, hash } = versionParts(version);
  return (
    <span className={styles.version} title={version}>
      {number}
      {hash && <span className={styles.hash}>+{hash}</span>}
    </span>
  );
}
