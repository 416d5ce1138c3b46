import { type CallResult, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { startAtTop } from '../articles/start-at-top.ts';
import { SiteLink } from '../site-frame/SiteLink.tsx';
import styles from './Neighbours.module.css';

type NeighboursProps = Pick<CallResult<'GET /index/getNewsDetail'>, 'previous' | 'next'>;

/** To the articles before and after in time. */
export function Neighbours({ previous, next }: NeighboursProps) {
  const { t } = useTranslation('site');
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('article.neighbours')}>
      {previous && (
        <SiteLink rel="prev" to={sitePaths.article(previous)} onClick={startAtTop}>
          <span>{t('article.previous')}</span>
          {previous.title}
        </SiteLink>
      )}
      {next && (
        <SiteLink className={styles.next} rel="next" to={sitePaths.article(next)} onClick={startAtTop}>
          <span>{t('article.next')}</span>
          {next.title}
        </SiteLink>
      )}
    </nav>
  );
}
