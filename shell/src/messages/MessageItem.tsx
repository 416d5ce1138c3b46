import { type Message, pathOfMessage } from '@berth/contract';
import { Link, localized, useLocale, useTranslation } from '@berth/runtime';
import { hiddenClass, RelativeTime } from '@berth/ui';
import { Button } from 'antd';
import { PopupFacts, PopupRow } from '../header-popup/PopupRow.tsx';
import { messageNews, refetchNews, unreadMessages } from './live-news.ts';
import styles from './MessageItem.module.css';
import { useShellReadMessageMutation } from './messages.queries.ts';

type MessageItemProps = { message: Message; onOpen: () => void };

/** One message; what leads to what it is about reads it, too. */
export function MessageItem({ message, onOpen }: MessageItemProps) {
  const { id, title, content, sentAt, isRead } = message;
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const [read, { isLoading }] = useShellReadMessageMutation();
  const handleRead = async () => {
    const answer = await read({ query: { id } });
    if (!answer.data) return;
    unreadMessages.set(Math.max(0, (unreadMessages.get() ?? 1) - 1));
    refetchNews(messageNews);
  };
  const handleOpen = () => {
    if (!isRead) void handleRead();
    onOpen();
  };
  const path = pathOfMessage(message);
  const words = localized(title, locale);
  return (
    <PopupRow
      className={isRead ? undefined : styles.unread}
      name={
        <>
          {!isRead && <span className={hiddenClass}>{t('messages.isUnread')}</span>}
          {path ? (
            <Link to={path} onClick={handleOpen}>
              {words}
            </Link>
          ) : (
            words
          )}
        </>
      }
      action={
        !isRead && (
          <Button
            type="text"
            size="small"
            loading={isLoading}
            aria-label={t('messages.readOne', { title: words })}
            onClick={handleRead}
          >
            {t('messages.read')}
          </Button>
        )
      }
    >
      <p className={styles.content}>{localized(content, locale)}</p>
      <PopupFacts>
        <RelativeTime at={sentAt} />
      </PopupFacts>
    </PopupRow>
  );
}
