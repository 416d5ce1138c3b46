import type { ReactNode } from 'react';
import { formatMoment } from '../format/format.ts';
import styles from './Conversation.module.css';

/** What one side said. Times are stored ones, China Standard Time. */
export type ConversationEntry = {
  isOwn: boolean;
  name: string;
  words: string;
  at: string;
  /** Before the words, such as what was decided. */
  mark?: ReactNode;
};

export type ConversationProps = { entries: readonly ConversationEntry[]; label: string };

/** What both sides said to each other, in order; one's own words stand on the right. */
export function Conversation({ entries, label }: ConversationProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {entries.map(({ isOwn, name, words, at, mark }) => (
        <li key={`${at} ${name} ${words}`} className={styles.entry} data-own={isOwn}>
          <p className={styles.head}>
            <span>{name}</span> <time dateTime={`${at.replace(' ', 'T')}+08:00`}>{formatMoment(at)}</time>
          </p>
          <p className={styles.words}>
            {mark && <span className={styles.mark}>{mark}</span>}
            {words}
          </p>
        </li>
      ))}
    </ol>
  );
}
