import { articleTextLimits, countCharacters, type Locale } from '@berth/contract';
import { FormField, TextField } from '@berth/ui';
import { RichTextEditor } from '../rich-editor/RichTextEditor.tsx';
import { useArticleWords } from '../words/use-article-words.ts';
import { docOf } from './article-base.ts';
import styles from './edit.module.css';
import type { ArticleEditor } from './use-article-editor.ts';

/** What an article says in one language. */
export function TextFields({ editor, locale }: { editor: ArticleEditor; locale: Locale }) {
  const { t } = useArticleWords();
  const { content, changeText } = editor;
  const text = content.texts[locale];
  const of = {
    form: editor.fieldsUnder(`texts.${locale}.`),
    value: text,
    change: (part: Partial<typeof text>) => changeText(locale, part),
  };
  const count = (name: 'title' | 'summary') =>
    t('count', { count: countCharacters(text[name].trim()), max: articleTextLimits[name] });
  const bodyPath = `texts.${locale}.body`;
  return (
    <div className={styles.fields}>
      <TextField of={of} name="title" label={t('title')} help={count('title')} />
      <TextField of={of} name="summary" label={t('summary')} rows={3} help={count('summary')} />
      <FormField id={editor.idOf(bodyPath)} label={t('body')} error={editor.errorOf(bodyPath)} isGroup>
        {(control) => (
          <RichTextEditor
            {...control}
            id={editor.idOf(bodyPath)}
            lang={locale === 'en' ? 'en' : 'zh-Hans'}
            value={docOf(text)}
            onChange={(doc) => changeText(locale, { body: { type: doc.type, content: doc.content } })}
          />
        )}
      </FormField>
      <div className={styles.pair}>
        <TextField of={of} name="sourceName" label={t('sourceName')} help={t('sourceHelp')} />
        <TextField of={of} name="sourceLink" label={t('sourceLink')} />
      </div>
    </div>
  );
}
