import { type ArticleKind, articleStateNames } from '@berth/contract';
import {
  type ControlProps,
  DateInput,
  FormField,
  FormSection,
  formatMoment,
  SearchSelect,
  StatusDot,
  SwitchField,
  TextField,
} from '@berth/ui';
import { type StoredArticle, useSiteArticleCategoriesQuery } from '../articles.queries.ts';
import { articleDots } from '../words/article-dots.ts';
import { useArticleWords } from '../words/use-article-words.ts';
import { CoverField } from './CoverField.tsx';
import styles from './edit.module.css';
import type { ArticleEditor } from './use-article-editor.ts';
import { useStateWords } from './use-state-words.ts';

type ArticleRailProps = { editor: ArticleEditor; kind: ArticleKind; stored: StoredArticle | null };

/** Beside the text: where the article stands and what comes next, and all that belongs to both languages. */
export function ArticleRail({ editor, kind, stored }: ArticleRailProps) {
  const { t, locale } = useArticleWords();
  const words = useStateWords();
  const { content, change, errorOf, idOf } = editor;
  const of = { form: editor.fieldsUnder(''), value: content, change };
  const state = stored?.state ?? 'draft';
  const isFixed = stored?.live != null;
  const moment = (name: 'publishAt' | 'expireAt', help: string) => (
    <FormField id={idOf(name)} label={t(name)} help={help} error={errorOf(name)}>
      {(control) => (
        <DateInput
          {...control}
          withTime
          part={name === 'expireAt' ? 'end' : 'appointment'}
          lies="ahead"
          value={content[name]}
          onChange={(value) => change({ [name]: value })}
        />
      )}
    </FormField>
  );
  return (
    <div className={styles.rail}>
      <FormSection title={t('state')} id="article-state">
        <p className={styles.state}>
          <StatusDot status={articleDots[state]}>{articleStateNames[state][locale]}</StatusDot>
        </p>
        {words.standing(stored).map((line) => (
          <p key={line} className={styles.next}>
            {line}
          </p>
        ))}
        {stored && (
          <p className={styles.quiet}>
            {t('changedLast', { by: stored.changedBy ?? t('asShipped'), at: formatMoment(stored.changedAt) })}
          </p>
        )}
      </FormSection>
      <FormSection title={t('settings')} id="article-settings">
        <div className={styles.fields}>
          <FormField id={idOf('category')} label={t('category')} error={errorOf('category')}>
            {(control) => (
              <Categories
                control={control}
                kind={kind}
                value={content.category}
                onChange={(category) => change({ category })}
              />
            )}
          </FormField>
          <TextField
            of={of}
            name="slug"
            label={t('slug')}
            isCode
            isDisabled={isFixed}
            help={isFixed ? t('slugFixed') : t('slugHelp')}
          />
          <SwitchField of={of} name="isPinned" label={t('isPinned')} />
          {moment('publishAt', t('publishAtHelp'))}
          {moment('expireAt', t('expireAtHelp'))}
          {kind === 'help' && (
            <TextField of={of} name="aboutPath" label={t('aboutPath')} isCode help={t('aboutPathHelp')} />
          )}
        </div>
      </FormSection>
      <FormSection title={t('cover')} id="article-cover">
        <CoverField editor={editor} />
      </FormSection>
    </div>
  );
}

type CategoriesProps = {
  control: ControlProps;
  kind: ArticleKind;
  value: string;
  onChange: (code: string) => void;
};

function Categories({ control, kind, value, onChange }: CategoriesProps) {
  const { t } = useArticleWords();
  const { data, isError, refetch } = useSiteArticleCategoriesQuery({});
  const options = data
    ?.filter((each) => each.kind === kind)
    .map(({ code, title }) => ({
      value: code,
      nameZh: title['zh-CN'],
      nameEn: title.en,
      search: `${code} ${title['zh-CN']} ${title.en}`.toLowerCase(),
    }));
  return (
    <SearchSelect
      {...control}
      options={options}
      value={value}
      onChange={onChange}
      onRetry={isError ? refetch : undefined}
      placeholder={t('chooseCategory')}
    />
  );
}
