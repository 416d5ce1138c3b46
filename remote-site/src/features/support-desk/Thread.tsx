import { conversationStateNames } from '@berth/contract';
import {
  Conversation,
  type ConversationEntry,
  formatMoment,
  PageNotice,
  StatusDot,
  ViewableFiles,
} from '@berth/ui';
import { useEffect, useRef, useState } from 'react';
import { conversationDots } from './conversation-dots.ts';
import type { DeskConversation } from './conversations.queries.ts';
import { Handle } from './Handle.tsx';
import { History } from './History.tsx';
import styles from './inbox.module.css';
import { Reply } from './Reply.tsx';
import { useDeskWords } from './use-desk-words.ts';

const fileOf = (id: string) => `/api/system/conversations/file?id=${encodeURIComponent(id)}`;

/** A conversation as staff have it: who asks, what was said, the answer, and what becomes of it. */
export function Thread({ conversation }: { conversation: DeskConversation }) {
  const { t, locale } = useDeskWords();
  const { number, state, owner, asker, entries, seen, isErased } = conversation;
  const who = asker.member?.name ?? (asker.name || t('visitor'));
  const log = useRef<HTMLDivElement>(null);
  const count = entries.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: moved when something is said.
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [count]);
  const last = entries.findLast(({ side }) => side === 'forwarder');
  const shown = entries.map(
    ({ id, number: at, side, name, words, at: saidAt, files }): ConversationEntry => ({
      id,
      isOwn: side === 'forwarder',
      name: side === 'forwarder' ? name : name || who,
      words,
      at: saidAt,
      files: files.length > 0 && (
        <ViewableFiles label={t('files')} files={files.map((file) => ({ ...file, src: fileOf(file.id) }))} />
      ),
      state: at === last?.number && t(seen >= at ? 'seen' : 'notSeen'),
    }),
  );
  return (
    <section className={styles.thread} aria-label={t('conversation', { number })}>
      <header className={styles.head}>
        <h2>{who}</h2>
        <StatusDot status={conversationDots[state]}>{conversationStateNames[state][locale]}</StatusDot>
        <span className={styles.quiet}>{owner ? t('ownedBy', { name: owner.name }) : t('nobody')}</span>
      </header>
      <Facts conversation={conversation} />
      {conversation.isDoubtful && <PageNotice tone="warning" title={t('doubtful')} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <div ref={log} className={styles.log} role="log" aria-live="off" aria-label={t('said')} tabIndex={0}>
        {isErased ? (
          <p className={styles.quiet}>{t('erased')}</p>
        ) : (
          <Conversation label={t('said')} entries={shown} hasDays />
        )}
        <History history={conversation.history} />
      </div>
      <Heard conversation={conversation} who={who} />
      {!isErased && (
        <div className={styles.bar}>
          <Reply id={conversation.id} />
          <Handle conversation={conversation} />
        </div>
      )}
    </section>
  );
}

/** Where it began, by whom, and how they are reached. */
function Facts({ conversation }: { conversation: DeskConversation }) {
  const { t } = useDeskWords();
  const { number, asker, locale, path, startedAt, isOutOfHours } = conversation;
  const facts = [
    number,
    asker.member?.company,
    asker.member ? null : t('visitor'),
    locale === 'en' ? 'English' : '中文',
    path === '' ? null : t('from', { path }),
    t('began', { at: formatMoment(startedAt) }),
    isOutOfHours ? t('outOfHours') : null,
  ];
  return (
    <p className={styles.facts}>
      {facts.filter(Boolean).join(' · ')}
      {asker.mail !== '' && (
        <>
          {' · '}
          <a href={`mailto:${asker.mail}`}>{asker.mail}</a>
        </>
      )}
    </p>
  );
}

/** What the other side said while it is open is read out, once. */
function Heard({ conversation: { entries }, who }: { conversation: DeskConversation; who: string }) {
  const { t } = useDeskWords();
  const last = entries.findLast(({ side }) => side === 'asker');
  const [first] = useState(last?.number ?? 0);
  const isNew = last !== undefined && last.number > first;
  return (
    <p className={styles.heard} role="status">
      {isNew && `${who}: ${last.words || t('files')}`}
    </p>
  );
}
