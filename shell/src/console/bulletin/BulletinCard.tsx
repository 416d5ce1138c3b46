import { problemOf, problemText, useTranslation } from '@berth/runtime';
import { CardContent } from '@berth/ui';
import { MessageItem } from '../../messages/MessageItem.tsx';
import { useShellMessagesQuery } from '../../messages/messages.queries.ts';
import styles from './BulletinCard.module.css';
import { PublicLines } from './PublicLines.tsx';

const shown = 4;
const newest = { query: { page: 1 } };

/** What the forwarder tells everybody, and what it told this person. */
export function BulletinCard() {
  const { t, locale } = useTranslation('console');
  const { data, error, refetch } = useShellMessagesQuery(newest);
  const problem = problemOf({ error });
  return (
    <div className={styles.parts}>
      <PublicLines />
      <div>
        <h3 className={styles.heading}>{t('bulletin.notices')}</h3>
        <CardContent
          data={data}
          problem={problem && { message: problemText(problem, locale), requestId: problem.requestId }}
          onRetry={refetch}
          isEmpty={({ rows }) => rows.length === 0}
          emptyText={t('bulletin.none')}
          heightPx={96}
        >
          {({ rows }) => (
            <ul className={styles.messages}>
              {rows.slice(0, shown).map((message) => (
                <MessageItem key={message.id} message={message} onOpen={() => undefined} />
              ))}
            </ul>
          )}
        </CardContent>
      </div>
    </div>
  );
}
