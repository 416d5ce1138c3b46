import { localized, problemText, useTranslation, useUnsavedChanges } from '@berth/runtime';
import { useState } from 'react';
import { ActionButton } from '../../feedback/ActionButton.tsx';
import { announce } from '../../feedback/announce.ts';
import type { ConsoleCard } from '../cards/console-card.ts';
import styles from './ArrangeBar.module.css';
import type { Arrangement } from './arrange-cards.ts';
import { useConsoleLayout } from './use-console-layout.ts';

type ArrangeBarProps = {
  draft: Arrangement;
  hidden: readonly ConsoleCard[];
  onShow: (key: string) => void;
  onDone: () => void;
};

/** While cards are arranged: what is hidden, and the ways out. */
export function ArrangeBar({ draft, hidden, onShow, onDone }: ArrangeBarProps) {
  const { t, locale } = useTranslation('console');
  const { t: common } = useTranslation('common');
  const { layout, save, reset, isBusy } = useConsoleLayout();
  const [problem, setProblem] = useState<string | null>(null);
  useUnsavedChanges(draft !== layout);
  const finish = async (act: () => ReturnType<typeof reset>, said: string) => {
    setProblem(null);
    const answer = await act();
    if (answer.problem) return setProblem(problemText(answer.problem, locale));
    announce(said);
    onDone();
  };
  const { order, hidden: hiddenKeys } = draft;
  return (
    <section className={styles.bar} aria-label={t('arrange.label')}>
      <p className={styles.text}>{t('arrange.text')}</p>
      {hidden.length > 0 && (
        <ul className={styles.hidden} aria-label={t('arrange.hidden')}>
          {hidden.map(({ key, title }) => (
            <li key={key}>
              <ActionButton size="small" onClick={() => onShow(key)}>
                {t('arrange.show', { title: localized(title, locale) })}
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <span className={styles.actions}>
        <ActionButton disabled={isBusy} onClick={() => finish(reset, t('arrange.wasReset'))}>
          {t('arrange.reset')}
        </ActionButton>
        <ActionButton disabled={isBusy} onClick={onDone}>
          {common('cancel')}
        </ActionButton>
        <ActionButton
          kind="primary"
          isBusy={isBusy}
          onClick={() => finish(() => save({ order, hidden: hiddenKeys }), t('arrange.saved'))}
        >
          {t('arrange.done')}
        </ActionButton>
      </span>
    </section>
  );
}
