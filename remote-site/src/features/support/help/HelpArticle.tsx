import { addressIn } from '@berth/contract';
import { usePageRead } from '@berth/runtime';
import type { MouseEvent } from 'react';
import { sitePaths } from '../../../paths.ts';
import { RichText } from '../../rich-text/RichText.tsx';
import { dayInWords } from '../../words/site-words.ts';
import { useSupportWords } from '../use-support-words.ts';
import styles from './help.module.css';
import { ReadAgain } from './ReadAgain.tsx';

type HelpArticleProps = {
  id: string;
  /** Another article, that this one leads to. */
  onRead: (id: string) => void;
};

/** A help article in the panel, beside the page that it speaks of. */
export function HelpArticle({ id, onRead }: HelpArticleProps) {
  const { t, locale } = useSupportWords();
  const { data, problem, refetch } = usePageRead('GET /index/getHelpArticle', { lang: locale, id });
  const address = addressIn(locale, sitePaths.helpArticle({ id }));
  // A page of the public site would take the place of the work: another article is read here, the rest in a new window.
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const to = link && new URL(link.href);
    if (!to || to.origin !== location.origin || !to.pathname.startsWith(sitePaths.home())) return;
    event.preventDefault();
    event.stopPropagation();
    const other = to.pathname === sitePaths.helpPage() ? to.searchParams.get('id') : null;
    if (other !== null && link?.target !== '_blank') onRead(other);
    else window.open(to, '_blank', 'noopener');
  };
  return (
    <article className={styles.article} aria-busy={!data && !problem} onClickCapture={handleClick}>
      {!data && problem?.status === 404 && <p role="status">{t('help.notInLanguage')}</p>}
      {!data && problem && problem.status !== 404 && <ReadAgain onRetry={refetch} />}
      {!data && !problem && <p className={styles.quiet}>{t('loading')}</p>}
      {data && (
        <>
          <h2 className={styles.articleTitle}>{data.title}</h2>
          <p className={styles.quiet}>{t('help.updated', { day: dayInWords(data.updatedOn, locale) })}</p>
          <RichText body={data.body} />
        </>
      )}
      <p className={styles.onSite}>
        <a href={address} target="_blank" rel="noopener">
          {t('help.onSite')}
        </a>
      </p>
    </article>
  );
}
