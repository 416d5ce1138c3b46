import { type Locale, locales } from '@berth/contract';
import { isComposingKey } from '@berth/ui';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useArticleWords } from '../words/use-article-words.ts';
import { hasNothing, missingIn } from './article-base.ts';
import styles from './edit.module.css';
import type { ArticleEditor } from './use-article-editor.ts';

export const languageNames: Readonly<Record<Locale, string>> = { 'zh-CN': '中文', en: 'English' };

type LanguageTabsProps = { editor: ArticleEditor; children: (locale: Locale) => ReactNode };

/** The languages of an article, each with what is missing in it. Both stay drawn: nothing that is under way in one ends. */
export function LanguageTabs({ editor, children }: LanguageTabsProps) {
  const { t } = useArticleWords();
  const id = useId();
  const { tab, setTab, content, problems } = editor;
  const markOf = (locale: Locale) => {
    const wrong = problems.filter((each) => each.locale === locale).length;
    if (wrong > 0) return { tone: 'danger', text: t('wrongCount', { count: wrong }) };
    const text = content.texts[locale];
    if (hasNothing(text)) return { tone: 'quiet', text: t('nothingWritten') };
    const missing = missingIn(text);
    if (missing.length === 0) return { tone: 'quiet', text: t('whole') };
    return { tone: 'warning', text: t('missing', { fields: missing.map((each) => t(each)).join(t('and')) }) };
  };
  const handleKey = (event: KeyboardEvent) => {
    if (isComposingKey(event.nativeEvent) || !/^Arrow(Left|Right)$/.test(event.key)) return;
    event.preventDefault();
    const other = tab === 'en' ? 'zh-CN' : 'en';
    setTab(other);
    document.getElementById(`${id}-${other}`)?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={t('languages')} className={styles.tabs} onKeyDown={handleKey}>
        {locales.map((locale) => {
          const { tone, text } = markOf(locale);
          return (
            <button
              key={locale}
              type="button"
              role="tab"
              id={`${id}-${locale}`}
              className={styles.tab}
              aria-selected={tab === locale}
              aria-controls={`${id}-${locale}-panel`}
              tabIndex={tab === locale ? 0 : -1}
              onClick={() => setTab(locale)}
            >
              {languageNames[locale]} <span data-tone={tone}>{text}</span>
            </button>
          );
        })}
      </div>
      {locales.map((locale) => (
        <div
          key={locale}
          role="tabpanel"
          id={`${id}-${locale}-panel`}
          aria-labelledby={`${id}-${locale}`}
          hidden={tab !== locale}
          className={styles.panel}
        >
          {children(locale)}
        </div>
      ))}
    </div>
  );
}
