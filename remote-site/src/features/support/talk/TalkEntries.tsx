import { Conversation, type ConversationEntry } from '@berth/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSupportWords } from '../use-support-words.ts';
import type { Pending } from './draft.ts';
import styles from './talk.module.css';
import type { Talk, Thread } from './talk.ts';
import { useIsLookedAt } from './use-is-looked-at.ts';
import { wordsOfProblem } from './words-of-problem.ts';

type TalkEntriesProps = {
  talk: Talk;
  thread: Thread;
  pending: readonly Pending[];
  onRetry: () => void;
  onTakeBack: (key: string) => void;
};

/** What was said, with what is on its way; the newest is in sight, and an answer is read out once. */
export function TalkEntries({ talk, thread, pending, onRetry, onTakeBack }: TalkEntriesProps) {
  const { t, locale } = useSupportWords();
  const log = useRef<HTMLDivElement>(null);
  const { id, entries, unread } = thread;
  const last = entries.at(-1);
  const heard = useAnswer(thread);
  const lastNumber = last?.number ?? 0;
  const { see } = talk;
  const isLookedAt = useIsLookedAt();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each entry, whatever the functions of this drawing are.
  useEffect(() => {
    if (unread > 0 && isLookedAt) void see(id, lastNumber);
  }, [id, unread, lastNumber, isLookedAt]);
  const count = entries.length + pending.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: moved when something is said, not when it is drawn.
  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [count]);
  const said = entries.map(
    ({ id: key, side, name, words, at, files }): ConversationEntry => ({
      id: key,
      isOwn: side === 'asker',
      name: side === 'asker' ? t('talk.you') : t('talk.staff', { name }).trim(),
      words,
      at,
      files: files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.id}>
              <a href={talk.hrefOf(file.id)} target="_blank" rel="noopener">
                {file.fileName}
              </a>
            </li>
          ))}
        </ul>
      ),
    }),
  );
  const onItsWay = pending.map(
    ({ key, words, files, at, failure }): ConversationEntry => ({
      id: key,
      isOwn: true,
      name: t('talk.you'),
      words,
      at,
      files: files.length > 0 && files.map(({ fileName }) => fileName).join('、'),
      state: failure ? (
        <span className={styles.failed} role="alert">
          {t('talk.notSent')} {failure.problem && wordsOfProblem(failure.problem, locale)}{' '}
          <button type="button" className={styles.link} onClick={onRetry}>
            {t('retry')}
          </button>{' '}
          <button type="button" className={styles.link} onClick={() => onTakeBack(key)}>
            {t('talk.takeBack')}
          </button>
        </span>
      ) : (
        t('talk.sending')
      ),
    }),
  );
  return (
    <>
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-live="off"
        aria-label={t('talk.log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
        tabIndex={0}
      >
        <Conversation label={t('talk.log')} entries={[...said, ...onItsWay]} hasDays />
      </div>
      <p className={styles.heard} role="status">
        {heard}
      </p>
    </>
  );
}

/** What the other side said while the conversation is open; nothing of what it opened with. */
function useAnswer({ entries }: Thread): string {
  const { t } = useSupportWords();
  const answer = entries.findLast(({ side }) => side === 'forwarder');
  const [first] = useState(answer?.number ?? 0);
  if (!answer || answer.number <= first) return '';
  return `${t('talk.staff', { name: answer.name }).trim()}: ${answer.words || t('talk.file')}`;
}
