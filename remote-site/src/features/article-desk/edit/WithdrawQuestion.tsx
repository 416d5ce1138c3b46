import { type Locale, locales } from '@berth/contract';
import { ChoiceGroup, FormField } from '@berth/ui';
import { useId, useState } from 'react';
import { useArticleWords } from '../words/use-article-words.ts';
import { languageNames } from './LanguageTabs.tsx';
import { Question } from './Question.tsx';

type WithdrawQuestionProps = {
  /** In which languages it is published. */
  languages: readonly Locale[];
  isBusy: boolean;
  /** Null: in all. */
  onConfirm: (language: Locale | null) => void;
  onCancel: () => void;
};

/** Takes an article off the site, in one language or in all. */
export function WithdrawQuestion({ languages, isBusy, onConfirm, onCancel }: WithdrawQuestionProps) {
  const { t } = useArticleWords();
  const id = useId();
  const [chosen, setChosen] = useState<Locale | 'all'>('all');
  return (
    <Question
      title={t('withdrawTitle')}
      confirm={t('withdraw')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => onConfirm(chosen === 'all' ? null : chosen)}
      onCancel={onCancel}
    >
      <p>{t('withdrawWhat')}</p>
      {languages.length > 1 && (
        <FormField id={id} label={t('withdrawIn')} isGroup>
          {(control) => (
            <ChoiceGroup<Locale | 'all'>
              {...control}
              choices={[
                { value: 'all', label: t('allLanguages') },
                ...locales.map((value) => ({ value, label: languageNames[value] })),
              ]}
              value={chosen}
              onChange={(next) => setChosen(next ?? 'all')}
            />
          )}
        </FormField>
      )}
    </Question>
  );
}
