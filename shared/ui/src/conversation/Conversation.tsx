import { Fragment, type ReactNode } from 'react';
import { formatMoment } from '../format/format.ts';
import styles from './Conversation.module.css';

/** What one side said. Times are stored ones, China Standard Time. */
export type ConversationEntry = {
  /** What tells it from another of the same time, name and words; those themselves by default. */
  id?: string;
  isOwn: boolean;
  name: string;
  /** Blank where only files were sent. */
  words: string;
  at: string;
  /** Before the words, such as what was decided. */
  mark?: ReactNode;
  /** Under the words. */
  files?: ReactNode;
  /** Under all of it: what becomes of it, such as that it is on its way. */
  state?: ReactNode;
};

export type ConversationProps = {
  entries: readonly ConversationEntry[];
  label: string;
  /** Each day has a line of its own, and entries tell the time of day alone: of a talk of short sentences. */
  hasDays?: boolean;
};

/** What both sides said to each other, in order; one's own words stand on the right. */
export function Conversation({ entries, label, hasDays = false }: ConversationProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {entries.map(({ id, isOwn, name, words, at, mark, files, state }, index) => (
        <Fragment key={id ?? `${at} ${name} ${words}`}>
          {hasDays && dayOf(at) !== dayOf(entries[index - 1]?.at ?? '') && (
            <li className={styles.day}>
              <time dateTime={dayOf(at)}>{dayOf(at)}</time>
            </li>
          )}
          <li className={styles.entry} data-own={isOwn}>
            <p className={styles.head}>
              <span>{name}</span>{' '}
              <time dateTime={`${at.replace(' ', 'T')}+08:00`}>
                {hasDays ? at.slice(11, 16) : formatMoment(at)}
              </time>
            </p>
            {(words !== '' || mark) && (
              <p className={styles.words}>
                {mark && <span className={styles.mark}>{mark}</span>}
                {words}
              </p>
            )}
            {files && <div className={styles.files}>{files}</div>}
            {state && <div className={styles.state}>{state}</div>}
          </li>
        </Fragment>
      ))}
    </ol>
  );
}

const dayOf = (at: string) => at.slice(0, 10);
