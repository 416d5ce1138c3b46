import { type ArticleKind, addressIn, type Locale, locales, paths } from '@berth/contract';
import { CheckGroup, FormField, formatMoment, toChinaTime } from '@berth/ui';
import { useState } from 'react';
import type { StoredArticle } from '../articles.queries.ts';
import { useArticleWords } from '../words/use-article-words.ts';
import { hasNothing, missingIn, wholeLanguages } from './article-base.ts';
import styles from './edit.module.css';
import { languageNames } from './LanguageTabs.tsx';
import { Question } from './Question.tsx';
import type { ArticleEditor } from './use-article-editor.ts';

type PublishQuestionProps = {
  editor: ArticleEditor;
  kind: ArticleKind;
  stored: StoredArticle | null;
  onConfirm: (languages: Locale[]) => void;
  onCancel: () => void;
};

/** What can be read by everybody afterwards: from when, in which languages, at which address. */
export function PublishQuestion({ editor, kind, stored, onConfirm, onCancel }: PublishQuestionProps) {
  const { t } = useArticleWords();
  const { content, busy, idOf } = editor;
  const live = stored?.live?.languages ?? [];
  const [languages, setLanguages] = useState<readonly Locale[]>(() => {
    const proposed = locales.filter((each) => wholeLanguages(content).includes(each) || live.includes(each));
    return proposed.length > 0 ? proposed : locales.filter((each) => !hasNothing(content.texts[each]));
  });
  const { publishAt, expireAt, slug } = content;
  const isLater = publishAt !== null && publishAt > toChinaTime(new Date());
  const lineOf = (locale: Locale) => {
    const language = languageNames[locale];
    if (!languages.includes(locale)) {
      if (live.includes(locale)) return t('staysAsItIs', { language });
      return hasNothing(content.texts[locale]) ? null : t('staysUnpublished', { language });
    }
    const missing = missingIn(content.texts[locale]);
    if (missing.length > 0)
      return t('stillMissing', { language, fields: missing.map((each) => t(each)).join(t('and')) });
    const address = addressIn(
      locale,
      `${kind === 'news' ? `${paths.news()}/detail` : '/index/help/article'}?id=${slug}`,
    );
    const from = isLater ? t('from', { at: formatMoment(publishAt) }) : t('atOnce');
    return t('becomesVisible', { language, from, address });
  };
  const lines = locales.map(lineOf).filter((line) => line !== null);
  return (
    <Question
      title={isLater ? t('scheduleTitle', { at: formatMoment(publishAt) }) : t('publishTitle')}
      confirm={isLater ? t('schedule') : t('publish')}
      isBusy={busy}
      isDisabled={languages.length === 0}
      onConfirm={() => onConfirm([...languages])}
      onCancel={onCancel}
    >
      <FormField id={idOf('publishIn')} label={t('publishIn')} isGroup>
        {(control) => (
          <CheckGroup
            {...control}
            choices={locales.map((value) => ({ value, label: languageNames[value] }))}
            value={languages}
            onChange={setLanguages}
          />
        )}
      </FormField>
      <ul className={styles.effects}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {expireAt !== null && <li>{t('nextExpiry', { at: formatMoment(expireAt) })}</li>}
      </ul>
    </Question>
  );
}
