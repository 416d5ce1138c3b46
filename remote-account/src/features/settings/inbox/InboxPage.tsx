import { type InboxClaim, type InboxSource, inboxSources } from '@berth/contract';
import { Link } from '@berth/runtime';
import { ChoiceGroup, EmptyState, FormField, PageHeader, PageNotice, RelativeTime } from '@berth/ui';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { Loaded } from '../../section/Loaded.tsx';
import styles from './inbox.module.css';
import { type Inbox, type InboxItem, useAccountInboxQuery } from './inbox.queries.ts';
import { useInboxWords } from './use-inbox-words.ts';

const minuteMs = 60_000;
const oftenEnough = { refetchOnMountOrArgChange: true, pollingInterval: minuteMs } as const;

/** `/settings/inbox`: what waits for staff, of everything that the reader may do. */
export function InboxPage() {
  const { t } = useInboxWords();
  const query = useAccountInboxQuery(undefined, oftenEnough);
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} />
      <Loaded query={query} lines={8}>
        {(inbox) => <LoadedInbox inbox={inbox} onRetry={() => void query.refetch()} />}
      </Loaded>
    </div>
  );
}

type Waiting = InboxItem & { source: InboxSource };

function LoadedInbox({ inbox: { sources, unanswered }, onRetry }: { inbox: Inbox; onRetry: () => void }) {
  const { t, locale } = useInboxWords();
  const id = useId();
  const [source, setSource] = useState<InboxSource | 'all'>('all');
  const [claim, setClaim] = useState<InboxClaim | 'anybody'>('anybody');
  const titleOf = (each: InboxSource) => inboxSources[each].title[locale];
  const all = sources.reduce((sum, { count }) => sum + count, 0);
  const shown = sources.filter((each) => source === 'all' || each.source === source);
  const items = shown
    .flatMap((each): Waiting[] => each.items.map((item) => ({ ...item, source: each.source })))
    .filter((item) => claim === 'anybody' || item.claim === claim)
    .toSorted((one, other) => one.since.localeCompare(other.since));
  const cut = shown.filter((each) => each.items.length < each.count);
  if (sources.length === 0 && unanswered.length === 0) return <EmptyState text={t('noSources')} />;
  return (
    <>
      {unanswered.length > 0 && (
        <PageNotice
          tone="warning"
          title={t('unanswered', { titles: unanswered.map(titleOf).join(' · ') })}
          actions={<Button onClick={onRetry}>{t('again')}</Button>}
        />
      )}
      <FormField id={`${id}-source`} label={t('sources')} isGroup>
        {(control) => (
          <ChoiceGroup
            {...control}
            value={source}
            onChange={setSource}
            choices={[
              { value: 'all', label: t('all', { count: String(all) }) },
              ...sources.map((each) => ({
                value: each.source,
                label: t('source', { title: titleOf(each.source), count: String(each.count) }),
              })),
            ]}
          />
        )}
      </FormField>
      {shown.some((each) => each.items.some((item) => item.claim !== null)) && (
        <FormField id={`${id}-claim`} label={t('claims')} isGroup>
          {(control) => (
            <ChoiceGroup
              {...control}
              value={claim}
              onChange={setClaim}
              choices={(['anybody', 'mine', 'nobodys'] as const).map((value) => ({ value, label: t(value) }))}
            />
          )}
        </FormField>
      )}
      {items.length === 0 ? <EmptyState text={t('nothing')} /> : <Items items={items} />}
      {cut.map((each) => (
        <p key={each.source} className={styles.quiet}>
          {t('more', {
            title: titleOf(each.source),
            count: String(each.count),
            shown: String(each.items.length),
          })}
        </p>
      ))}
    </>
  );
}

const claimWords = {
  mine: 'mine',
  nobodys: 'nobodys',
  colleagues: 'colleagues',
} as const satisfies Record<InboxClaim, string>;

function Items({ items }: { items: readonly Waiting[] }) {
  const { t, locale } = useInboxWords();
  return (
    <ul className={styles.list} aria-label={t('list')}>
      {items.map(({ id, source, number, customer, what, since, claim, path }) => (
        <li key={`${source} ${id}`} className={styles.item}>
          <span className={styles.words}>
            <Link to={path}>{number}</Link>
            {` · ${[inboxSources[source].title[locale], what[locale], customer].filter(Boolean).join(' · ')}`}
          </span>
          <span className={styles.quiet}>
            {claim && `${t(claimWords[claim])} · `}
            <RelativeTime at={since} />
          </span>
        </li>
      ))}
    </ul>
  );
}
