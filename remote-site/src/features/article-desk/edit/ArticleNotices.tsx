import { PageNotice, SavedElsewhere, TypedNotice } from '@berth/ui';
import { Button } from 'antd';
import type { StoredArticle } from '../articles.queries.ts';
import { useArticleWords } from '../words/use-article-words.ts';
import { fieldOf } from './article-fields.ts';
import styles from './edit.module.css';
import { languageNames } from './LanguageTabs.tsx';
import type { ArticleEditor } from './use-article-editor.ts';

type ArticleNoticesProps = { editor: ArticleEditor; stored: StoredArticle | null };

/** Above the text: what was typed before, what a colleague saved meanwhile, what is not shown, and what is wrong. */
export function ArticleNotices({ editor, stored }: ArticleNoticesProps) {
  const { t, locale } = useArticleWords();
  const { conflict, base, aside, problems } = editor;
  const hasTheirs = stored !== null && stored.version > base.version;
  return (
    <>
      <TypedNotice typed={editor.typed} />
      {conflict !== null && (
        <SavedElsewhere
          message={conflict || t('savedByOther', { by: stored?.changedBy ?? '' })}
          isBusy={editor.busy || !hasTheirs}
          onTakeTheirs={() => stored && editor.takeTheirs(stored)}
          onKeepMine={() => stored && void editor.keepMine(stored.version)}
        />
      )}
      {aside && (
        <PageNotice
          tone="info"
          title={t('asideTitle')}
          actions={
            <>
              <Button onClick={editor.takeBack}>{t('takeBack')}</Button>
              <Button onClick={editor.dropAside}>{t('close')}</Button>
            </>
          }
        />
      )}
      {stored && stored.leftOut.length > 0 && (
        <PageNotice tone="warning" title={t('leftOutTitle')}>
          <ul>
            {stored.leftOut.map(({ field, texts }) => {
              const of = fieldOf(field.replace(/^content\./, '')).locale;
              return (
                <li key={field}>
                  {of && `${languageNames[of]}: `}
                  {texts[locale]}
                </li>
              );
            })}
          </ul>
        </PageNotice>
      )}
      {problems.length > 0 && (
        <PageNotice tone="danger" title={t('problemsTitle', { count: problems.length })}>
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem.path}>
                <button type="button" onClick={() => editor.showProblem(problem)}>
                  {problem.locale && `${languageNames[problem.locale]} · `}
                  {t(problem.word)}
                </button>{' '}
                {problem.message}
              </li>
            ))}
          </ul>
        </PageNotice>
      )}
    </>
  );
}
