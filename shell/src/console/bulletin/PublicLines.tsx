import { newsPath, paths } from '@berth/contract';
import { Link, problemOf, problemText, useTranslation } from '@berth/runtime';
import { ErrorState, formatDay } from '@berth/ui';
import type { ReactNode } from 'react';
import styles from './BulletinCard.module.css';
import { useShellBulletinsQuery, useShellNewestNewsQuery } from './bulletin.queries.ts';

const shown = 6;
/** So that bulletins that stay for months leave room for news. */
const mostBulletins = 4;
const anew = { refetchOnMountOrArgChange: true };

type Line = { key: string; day: string; text: string; link: string | null };

/** What the forwarder tells everybody: its bulletins, then the newest news. */
export function PublicLines() {
  const { t, locale: lang } = useTranslation('console');
  const bulletins = useShellBulletinsQuery({ query: { lang, limit: mostBulletins } }, anew);
  const news = useShellNewestNewsQuery({ query: { lang, limit: shown } }, anew);
  const problem = problemOf(bulletins) ?? problemOf(news);
  const retry = () => {
    for (const each of [bulletins, news]) if (each.error) void each.refetch();
  };
  const lines: Line[] = [
    ...(bulletins.data ?? []).map(({ id, day, text, link }) => ({ key: id, day, text, link })),
    ...(news.data ?? []).map(({ id, publishedOn, title }) => ({
      key: id,
      day: publishedOn,
      text: title,
      link: newsPath({ id, lang }),
    })),
  ].slice(0, shown);
  return (
    <>
      {problem && (
        <ErrorState message={problemText(problem, lang)} requestId={problem.requestId} onRetry={retry} />
      )}
      {lines.length > 0 && (
        <div>
          <h3 className={styles.heading}>{t('bulletin.news')}</h3>
          <ul className={styles.lines}>
            {lines.map(({ key, day, text, link }) => (
              <li key={key} className={styles.line}>
                <time dateTime={day}>{formatDay(day)}</time>
                <span className={styles.title}>{link === null ? text : linked(link, text)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** A page of the workspace opens in it; the public site and other sites beside it. */
function linked(to: string, text: string): ReactNode {
  const isOfPortal = to.startsWith('/') && !to.startsWith(paths.home());
  if (isOfPortal) return <Link to={to}>{text}</Link>;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
