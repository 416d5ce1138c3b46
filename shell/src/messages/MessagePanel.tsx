import { pageSizes } from '@berth/contract';
import { type ApiProblem, problemText, useLocale, useSignal, useTranslation } from '@berth/runtime';
import { EmptyState, ErrorState } from '@berth/ui';
import { Button, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { announce } from '../feedback/announce.ts';
import { askAnew, messageNews, unreadMessages } from './live-news.ts';
import { MessageItem } from './MessageItem.tsx';
import styles from './MessagePanel.module.css';
import { useShellMessagesQuery, useShellReadAllMessagesMutation } from './messages.queries.ts';

/** The messages, unread ones first. */
export function MessagePanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const [pageSize, setPageSize] = useState<number>(pageSizes[0]);
  const { data, error, refetch } = useShellMessagesQuery({ query: { pageSize } });
  const [readAll, { isLoading: isReadingAll }] = useShellReadAllMessagesMutation();
  const problem = error as ApiProblem | undefined; // the one error of our queries
  const news = useSignal(messageNews);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again because something came.
  useEffect(() => void refetch(), [news, refetch]);
  const handleReadAll = async () => {
    const answer = await readAll();
    if (!answer.data) return;
    unreadMessages.set(answer.data.unread);
    announce(t('messages.allRead'));
    askAnew(messageNews);
  };
  const nextSize = pageSizes.find((size) => size > pageSize);
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('messages.title')}</h2>
        <Button type="text" size="small" loading={isReadingAll} onClick={handleReadAll}>
          {t('messages.readAll')}
        </Button>
      </header>
      {!data && problem && <ErrorState message={problemText(problem, locale)} onRetry={refetch} />}
      {!data && !problem && <Skeleton className={styles.waiting} active paragraph={{ rows: 6 }} />}
      {data?.total === 0 && <EmptyState text={t('messages.none')} />}
      {data && data.total > 0 && (
        <ul className={styles.list}>
          {data.rows.map((message) => (
            <MessageItem key={message.id} message={message} onOpen={onClose} />
          ))}
        </ul>
      )}
      {data && data.total > data.rows.length && nextSize !== undefined && (
        <Button type="text" block onClick={() => setPageSize(nextSize)}>
          {t('messages.more')}
        </Button>
      )}
    </>
  );
}
