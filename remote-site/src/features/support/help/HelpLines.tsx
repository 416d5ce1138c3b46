import { articleLimits } from '@berth/contract';
import { type CallResult, type PageReading, usePageRead } from '@berth/runtime';
import type { ReactNode } from 'react';
import { useSupportWords } from '../use-support-words.ts';
import styles from './help.module.css';
import { ReadAgain } from './ReadAgain.tsx';

type Rows = CallResult<'GET /index/getHelpFor'>;

type LinesProps = { onRead: (id: string) => void };

/** The articles that speak of the page that one is on. */
export function PageHelp({ pathname, onRead }: LinesProps & { pathname: string }) {
  const { t, locale } = useSupportWords();
  const path = pathname.slice(0, 200);
  const reading = usePageRead('GET /index/getHelpFor', { lang: locale, path });
  return (
    <Lines title={t('help.ofPage')} reading={reading} onRead={onRead}>
      {t('help.noneOfPage')}
    </Lines>
  );
}

/** What a search finds in all of help. */
export function FoundHelp({ search, onRead }: LinesProps & { search: string }) {
  const { t, locale } = useSupportWords();
  const asked = search.slice(0, articleLimits.search).replace(/[\ud800-\udbff]$/, '');
  const { data, ...reading } = usePageRead('GET /index/getHelpList', { lang: locale, search: asked });
  const rows = data?.flatMap(({ articles }) => articles);
  return (
    <Lines title={t('help.found')} reading={{ ...reading, data: rows }} onRead={onRead}>
      {t('help.noneFound', { search })}
    </Lines>
  );
}

type ListProps = LinesProps & {
  title: string;
  reading: PageReading<Rows> /** In place of no lines. */;
  children: ReactNode;
};

function Lines({ title, reading: { data, problem, isStale, refetch }, onRead, children }: ListProps) {
  const { t } = useSupportWords();
  return (
    <section className={styles.lines} aria-label={title} aria-busy={isStale || (!data && !problem)}>
      <h2 className={styles.heading}>{title}</h2>
      {!data && problem && <ReadAgain onRetry={refetch} />}
      {!data && !problem && <p className={styles.quiet}>{t('loading')}</p>}
      {data?.length === 0 && (
        <p className={styles.quiet} role="status">
          {children}
        </p>
      )}
      {data && data.length > 0 && (
        <ul>
          {data.map(({ id, title: name, summary }) => (
            <li key={id}>
              <button type="button" className={styles.line} onClick={() => onRead(id)}>
                <span className={styles.name}>{name}</span>
                <span className={styles.quiet}>{summary}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
