import { type Locale, readRichText } from '@berth/contract';
import { EmptyState, formatMoment } from '@berth/ui';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { NotRead } from '../../not-read/NotRead.tsx';
import { RichText } from '../../rich-text/RichText.tsx';
import {
  type ArticleVersion,
  useSiteArticleVersionQuery,
  useSiteArticleVersionsQuery,
} from '../articles.queries.ts';
import { useArticleWords } from '../words/use-article-words.ts';
import { hasNothing } from './article-base.ts';
import styles from './edit.module.css';
import { languageNames } from './LanguageTabs.tsx';
import { Question } from './Question.tsx';
import { useStateWords } from './use-state-words.ts';

type VersionsDrawerProps = {
  id: string;
  isOpen: boolean;
  /** Something is typed that is not saved. */
  isTyped: boolean;
  isBusy: boolean;
  onRestore: (number: number) => void;
  onClose: () => void;
};

/** What was published before: who, when, how it read; and back into the draft. */
export function VersionsDrawer(props: VersionsDrawerProps) {
  const { t } = useArticleWords();
  return (
    <Drawer title={t('versions')} open={props.isOpen} onClose={props.onClose} size="large" destroyOnHidden>
      {props.isOpen && <Versions {...props} />}
    </Drawer>
  );
}

function Versions({ id, isTyped, isBusy, onRestore }: VersionsDrawerProps) {
  const { t } = useArticleWords();
  const words = useStateWords();
  const [opened, setOpened] = useState<number | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const query = useSiteArticleVersionsQuery({ query: { id } }, { refetchOnMountOrArgChange: true });
  if (!query.data) return <NotRead query={query} loading={t('loading')} />;
  if (query.data.length === 0) return <EmptyState text={t('noVersions')} />;
  const line = ({ by, at, languages }: ArticleVersion) =>
    t('versionLine', { at: formatMoment(at), by: by ?? t('asShipped'), languages: words.named(languages) });
  return (
    <ol className={styles.versions}>
      {query.data.map((version) => {
        const { number, title } = version;
        return (
          <li key={number}>
            <strong>{t('versionNumber', { number })}</strong> {title}
            <div className={styles.quiet}>{line(version)}</div>
            {asked === number ? (
              <Question
                title={t('restoreTitle', { number })}
                confirm={t('restore')}
                isBusy={isBusy}
                onConfirm={() => onRestore(number)}
                onCancel={() => setAsked(null)}
              >
                <p>{t(isTyped ? 'restoreOverTyped' : 'restoreWhat')}</p>
              </Question>
            ) : (
              <div className={styles.buttons}>
                <Button
                  size="small"
                  aria-expanded={opened === number}
                  onClick={() => setOpened(opened === number ? null : number)}
                >
                  {opened === number ? t('hideVersion') : t('readVersion')}
                </Button>
                <Button size="small" onClick={() => setAsked(number)}>
                  {t('restore')}
                </Button>
              </div>
            )}
            {opened === number && <VersionText id={id} number={number} />}
          </li>
        );
      })}
    </ol>
  );
}

function VersionText({ id, number }: { id: string; number: number }) {
  const { t } = useArticleWords();
  const query = useSiteArticleVersionQuery({ query: { id, number } });
  if (!query.data) return <NotRead query={query} loading={t('loading')} />;
  const { texts } = query.data.content;
  const written = (['zh-CN', 'en'] satisfies Locale[]).filter((each) => !hasNothing(texts[each]));
  return written.map((each) => (
    <section
      key={each}
      aria-label={languageNames[each]}
      lang={each === 'en' ? 'en' : 'zh-Hans'}
      className={styles.version}
    >
      <h3>{texts[each].title}</h3>
      <p className={styles.quiet}>{texts[each].summary}</p>
      <RichText body={readRichText(texts[each].body).doc} />
    </section>
  ));
}
