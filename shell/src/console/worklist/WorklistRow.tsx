import type { WorklistItem } from '@berth/contract/endpoints';
import { Link, localized, useLocale, useTranslation } from '@berth/runtime';
import { DueDay, TimeLeft } from '@berth/ui';
import { SnoozeMenu } from './SnoozeMenu.tsx';
import styles from './WorklistRow.module.css';

type WorklistRowProps = { item: WorklistItem; onSnooze: (until: string) => Promise<void> };

/** One thing that needs doing: what and why, by when, and the place where it is done. */
export function WorklistRow({ item, onSnooze }: WorklistRowProps) {
  const { t } = useTranslation('worklist');
  const locale = useLocale();
  const { record, why, dueAt, dueOn, urgency, action, path } = item;
  const words = localized(action, locale);
  return (
    <li className={styles.row} data-urgency={urgency}>
      <span className={styles.mark} aria-hidden="true" />
      <p className={styles.what}>
        <span className={styles.number}>{record.number}</span>
        <span className={styles.why}>{localized(why, locale)}</span>
      </p>
      <span className={styles.due}>
        {dueOn ? <DueDay dueOn={dueOn} /> : dueAt !== null && <TimeLeft until={dueAt} />}
      </span>
      <span className={styles.actions}>
        <Link
          className={styles.open}
          to={path}
          aria-label={t('open', { action: words, number: record.number })}
        >
          {words}
        </Link>
        <SnoozeMenu number={record.number} onSnooze={onSnooze} />
      </span>
    </li>
  );
}
