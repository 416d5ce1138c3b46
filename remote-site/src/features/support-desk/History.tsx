import { formatMoment } from '@berth/ui';
import type { DeskConversation } from './conversations.queries.ts';
import styles from './inbox.module.css';
import { useDeskWords } from './use-desk-words.ts';

/** Who took, gave or closed it, the newest first; folded, since what was said stands first. */
export function History({ history }: Pick<DeskConversation, 'history'>) {
  const { t } = useDeskWords();
  return (
    <details className={styles.history}>
      <summary>{t('history')}</summary>
      <ul>
        {history.map(({ what, by, owner, at }) => (
          <li key={`${at} ${what} ${by} ${owner}`}>
            {[
              formatMoment(at),
              by,
              t(what === 'closed' && by === null ? 'event_lapsed' : `event_${what}`, { owner }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
