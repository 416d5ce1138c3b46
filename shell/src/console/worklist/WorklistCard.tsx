import { worklistSources } from '@berth/contract';
import type { WorklistItem } from '@berth/contract/endpoints';
import {
  localized,
  problemOf,
  problemText,
  registerTranslations,
  useIsPageActive,
  useLocale,
  useSignal,
  useTranslation,
} from '@berth/runtime';
import { EmptyState, ErrorState } from '@berth/ui';
import { Button, Skeleton } from 'antd';
import { useEffect, useId, useState } from 'react';
import { worklistTranslations } from '../../locales/worklist/worklist-translations.ts';
import { messageNews } from '../../messages/live-news.ts';
import { RemindersButton } from './RemindersButton.tsx';
import { SnoozeNotice } from './SnoozeNotice.tsx';
import { useSnooze } from './use-snooze.ts';
import styles from './WorklistCard.module.css';
import { WorklistRow } from './WorklistRow.tsx';
import { useShellWorklistQuery } from './worklist.queries.ts';

registerTranslations('worklist', worklistTranslations);

const mostShown = 8;
// Deadlines come near while nothing changes.
const refetchEveryMs = 10 * 60_000;

/** What needs the signed-in person, the most urgent first: why, by when, and where it is done. */
export function WorklistCard() {
  const { t } = useTranslation('worklist');
  const isActive = useIsPageActive();
  const news = useSignal(messageNews);
  const { data, error, isFetching, refetch } = useShellWorklistQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isActive ? refetchEveryMs : 0,
  });
  // A return that was read of is not on it any more.
  useEffect(() => void (news > 0 && refetch()), [news, refetch]);
  const locale = useLocale();
  const problem = problemOf({ error });
  if (!data && problem) return <ErrorState message={problemText(problem, locale)} onRetry={refetch} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 5 }} />;
  const modules = data.unanswered.map((source) => localized(worklistSources[source], locale));
  return (
    <div className={styles.card}>
      <WorklistRows rows={data.rows} none={t(modules.length > 0 ? 'noneAnswered' : 'none')} />
      <div className={styles.foot}>
        {modules.length > 0 && (
          <p className={styles.unanswered} role="status">
            {t('unanswered', { modules: modules.join(locale === 'en' ? ', ' : '、') })}
            <Button type="link" size="small" loading={isFetching} onClick={refetch}>
              {t('retry')}
            </Button>
          </p>
        )}
        <RemindersButton />
      </div>
    </div>
  );
}

function WorklistRows({ rows, none }: { rows: readonly WorklistItem[]; none: string }) {
  const { t } = useTranslation('worklist');
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const snooze = useSnooze();
  const isMore = rows.length > mostShown;
  const shown = isUnfolded ? rows : rows.slice(0, mostShown);
  return (
    <>
      <SnoozeNotice snooze={snooze} />
      {rows.length === 0 && <EmptyState text={none} isPart />}
      {rows.length > 0 && (
        <ul className={styles.rows} id={id} aria-label={t('list')}>
          {shown.map((item) => (
            <WorklistRow key={item.id} item={item} onSnooze={(until) => snooze.put(item, until)} />
          ))}
        </ul>
      )}
      {isMore && (
        <Button
          type="text"
          block
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? t('fewer') : t('all', { count: rows.length })}
        </Button>
      )}
    </>
  );
}
