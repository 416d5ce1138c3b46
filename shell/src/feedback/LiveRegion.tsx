import { useSignal } from '@berth/runtime';
import { announcement } from './announce.ts';
import styles from './LiveRegion.module.css';

/** Says to those who do not see it that another page stands here now. */
export function LiveRegion() {
  return (
    <div className={styles.hidden} role="status" aria-live="polite">
      {useSignal(announcement)}
    </div>
  );
}
