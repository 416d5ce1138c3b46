import { problemOf, problemText, useTranslation } from '@berth/runtime';
import { CardContent, ErrorState, formatDay } from '@berth/ui';
import { MessageItem } from '../../messages/MessageItem.tsx';
import { useShellMessagesQuery } from '../../messages/messages.queries.ts';
import { useWholeSite } from '../../website/use-whole-site.ts';
import styles from './BulletinCard.module.css';

const shown = 4;
const newest = { query: { page: 1 } };

/** What the forwarder tells everybody, and what it told this person. */
export function BulletinCard() {
  const { t, locale } = useTranslation('console');
  const website = useWholeSite();
  const news = website.site?.config.page?.[locale].news ?? [];
  const { data, error, refetch } = useShellMessagesQuery(newest);
  const problem = problemOf({ error });
  const newsProblem = problemOf({ error: website.error });
  return (
    <div className={styles.parts}>
      {newsProblem && (
        <ErrorState
          message={problemText(newsProblem, locale)}
          requestId={newsProblem.requestId}
          onRetry={website.refetch}
        />
      )}
      {news.length > 0 && (
        <div>
          <h3 className={styles.heading}>{t('bulletin.news')}</h3>
          {news.slice(0, shown).map(({ id, date, title, summary }) => (
            <details key={id} className={styles.news}>
              <summary className={styles.line}>
                <time dateTime={date}>{formatDay(date)}</time>
                <span className={styles.title}>{title}</span>
              </summary>
              <p className={styles.text}>{summary}</p>
            </details>
          ))}
        </div>
      )}
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
