import { askerKindNames, conversationStateNames } from '@berth/contract';
import { RelativeTime, StatusDot } from '@berth/ui';
import { conversationDots } from './conversation-dots.ts';
import type { ConversationRow } from './conversations.queries.ts';
import styles from './inbox.module.css';
import { useDeskWords } from './use-desk-words.ts';

type InboxListProps = {
  rows: readonly ConversationRow[];
  openId: string;
  empty: string;
  onOpen: (id: string) => void;
};

/** Who asked, what was said last, and how long it waits. */
export function InboxList({ rows, openId, empty, onOpen }: InboxListProps) {
  const { t, locale } = useDeskWords();
  if (rows.length === 0)
    return (
      <p className={styles.quiet} role="status">
        {empty}
      </p>
    );
  return (
    <ul className={styles.list}>
      {rows.map(({ id, number, who, asker, company, lastWords, state, owner, waitingSince, lastAt }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.row}
            aria-current={id === openId}
            onClick={() => onOpen(id)}
          >
            <span className={styles.line}>
              <b>{who || number}</b>
              <span className={styles.quiet}>
                <RelativeTime at={waitingSince ?? lastAt} />
              </span>
            </span>
            <span className={styles.quiet}>
              {[askerKindNames[asker][locale], company, owner && t('ownedBy', { name: owner })]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className={styles.words}>{lastWords}</span>
            <StatusDot status={conversationDots[state]}>{conversationStateNames[state][locale]}</StatusDot>
          </button>
        </li>
      ))}
    </ul>
  );
}
