import { pathOfMessage } from '@berth/contract';
import { Link, localized, notify, problemOf, useTranslation } from '@berth/runtime';
import { hiddenClass } from '@berth/ui';
import { Button } from 'antd';
import { type CentreMessage, useAccountReadMessageMutation } from '../calls/account.queries.ts';
import styles from './messages.module.css';

/** What a message says; its title opens what it is about, and reads it. */
export function MessageCell({ message }: { message: CentreMessage }) {
  const { t, locale } = useTranslation('account');
  const [read, { isLoading }] = useAccountReadMessageMutation();
  const { id, title, content, isRead } = message;
  const words = localized(title, locale);
  const path = pathOfMessage(message);
  const handleRead = async () => {
    const answer = await read({ query: { id } });
    const problem = problemOf(answer);
    if (problem) notify.error(problem.message);
  };
  return (
    <div className={styles.message}>
      <div className={isRead ? styles.head : styles.unread}>
        {!isRead && <span className={hiddenClass}>{t('messages.isUnread')}</span>}
        {path ? (
          <Link to={path} onClick={() => !isRead && void handleRead()}>
            {words}
          </Link>
        ) : (
          <span>{words}</span>
        )}
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
      </div>
      <p className={styles.content}>{localized(content, locale)}</p>
    </div>
  );
}
