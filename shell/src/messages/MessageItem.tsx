import { type Message, paths } from '@berth/contract';
import { Link, localized, useLocale, useTranslation } from '@berth/runtime';
import { RelativeTime } from '@berth/ui';
import { Button } from 'antd';
import { askAnew, messageNews, unreadMessages } from './live-news.ts';
import styles from './MessagePanel.module.css';
import { useShellReadMessageMutation } from './messages.queries.ts';

type MessageItemProps = { message: Message; onOpen: () => void };

/** One message; what leads to its booking reads it, too. */
export function MessageItem({ message, onOpen }: MessageItemProps) {
  const { id, title, content, sentAt, isRead } = message;
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const [read, { isLoading }] = useShellReadMessageMutation();
  const handleRead = async () => {
    const answer = await read({ query: { id } });
    if (!answer.data) return;
    unreadMessages.set(Math.max(0, (unreadMessages.get() ?? 1) - 1));
    askAnew(messageNews);
  };
  const handleOpen = () => {
    if (!isRead) void handleRead();
    onOpen();
  };
  const path = pathOf(message);
  const words = localized(title, locale);
  return (
    <li className={isRead ? styles.item : `${styles.item} ${styles.unread}`}>
      <div className={styles.words}>
        <p className={styles.name}>
          {!isRead && <span className={styles.spoken}>{t('messages.isUnread')}</span>}
          {path ? (
            <Link to={path} onClick={handleOpen}>
              {words}
            </Link>
          ) : (
            words
          )}
        </p>
        <p className={styles.content}>{localized(content, locale)}</p>
        <p className={styles.time}>
          <RelativeTime at={sentAt} />
        </p>
      </div>
      {!isRead && (
        <Button
          type="text"
          size="small"
          loading={isLoading}
          aria-label={t('messages.readOne', { title: words })}
          onClick={handleRead}
        >
          {t('messages.read')}
        </Button>
      )}
    </li>
  );
}

const pathOfKind = { lcl: paths.lclBooking, fcl: paths.fclBooking, air: paths.airBooking } as const;

/** Where the booking of a message is shown. */
function pathOf({ booking }: Message): string | null {
  return booking && pathOfKind[booking.kind]({ id: booking.id });
}
