import { problemOf, useHasPermission, useIsPageActive, useSearchParams, useUser } from '@berth/runtime';
import { EmptyState, isComposingKey, PageHeader, toListInput, useMediaQuery } from '@berth/ui';
import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { NotRead } from '../not-read/NotRead.tsx';
import {
  useSiteConversationCountsQuery,
  useSiteConversationQuery,
  useSiteConversationsQuery,
} from './conversations.queries.ts';
import { InboxList } from './InboxList.tsx';
import styles from './inbox.module.css';
import { type InboxChip, inboxChips, readChip, searchOfChip } from './inbox-choice.ts';
import { Thread } from './Thread.tsx';
import { useDeskWords } from './use-desk-words.ts';

/** `/site/conversations`: what visitors and customers ask, the list left, the conversation right. */
export function InboxPage() {
  const { t } = useDeskWords();
  return useHasPermission('support:desk') ? <Inbox /> : <EmptyState text={t('noPermission')} />;
}

function Inbox() {
  const { t } = useDeskWords();
  const userId = useUser()?.id ?? '';
  const [params, setParams] = useSearchParams();
  const isNarrow = useMediaQuery('(max-width: 899px)');
  const chip = readChip(params);
  const id = params.get('id') ?? '';
  const query = useSiteConversationsQuery(
    { list: toListInput(searchOfChip(chip, userId)) },
    { refetchOnMountOrArgChange: true },
  );
  const { data: counts } = useSiteConversationCountsQuery(undefined, { refetchOnMountOrArgChange: true });
  const rows = query.currentData?.rows;
  const show = (next: { chip?: InboxChip; id?: string }) => {
    const wanted = next.id ?? id;
    setParams({ show: next.chip ?? chip, ...(wanted !== '' && { id: wanted }) }, { replace: true });
  };
  useInboxKeys((step) => {
    const at = rows?.findIndex((row) => row.id === id) ?? -1;
    const next = rows?.[at < 0 ? 0 : at + step];
    if (next) show({ id: next.id });
  });
  const list = (
    <nav className={styles.side} aria-label={t('title')}>
      <div className={styles.chips}>
        {inboxChips.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.chip}
            aria-pressed={each === chip}
            onClick={() => show({ chip: each })}
          >
            {t(`chip_${each}`)}
            {each !== 'closed' && counts && <span className={styles.count}>{counts[each]}</span>}
          </button>
        ))}
      </div>
      {!rows && <NotRead query={query} loading={t('loading')} />}
      {rows && (
        <InboxList rows={rows} openId={id} empty={t(`empty_${chip}`)} onOpen={(next) => show({ id: next })} />
      )}
      {query.currentData && query.currentData.total > query.currentData.rows.length && (
        <p className={styles.quiet}>{t('more', { total: String(query.currentData.total) })}</p>
      )}
    </nav>
  );
  const thread = id === '' ? <EmptyState text={t('choose')} /> : <OpenThread key={id} id={id} />;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        meta={t('keys')}
        actions={isNarrow && id !== '' && <Button onClick={() => show({ id: '' })}>{t('toList')}</Button>}
      />
      <div className={styles.panes}>
        {(!isNarrow || id === '') && list}
        {(!isNarrow || id !== '') && <div className={styles.right}>{thread}</div>}
      </div>
    </div>
  );
}

function OpenThread({ id }: { id: string }) {
  const { t } = useDeskWords();
  const query = useSiteConversationQuery({ query: { id } }, { refetchOnMountOrArgChange: true });
  if (problemOf(query)?.status === 404) return <EmptyState text={t('notFound')} />;
  if (query.currentData) return <Thread conversation={query.currentData} />;
  return <NotRead query={query} loading={t('loading')} />;
}

/** J and K go to the next conversation and the one before, Enter to the reply; never while something is typed. */
function useInboxKeys(onMove: (step: 1 | -1) => void): void {
  const isActive = useIsPageActive();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    const isTyped = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
    if (isTyped || event.ctrlKey || event.metaKey || event.altKey || isComposingKey(event)) return;
    if (key === 'j' || key === 'J') onMove(1);
    else if (key === 'k' || key === 'K') onMove(-1);
    else if (key === 'Enter' && target === document.body) {
      event.preventDefault();
      document.querySelector<HTMLElement>(`.${styles.reply} textarea`)?.focus();
    }
  });
  useEffect(() => {
    if (!isActive) return;
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isActive]);
}
