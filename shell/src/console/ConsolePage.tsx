import { useConsoleFiguresQuery, useTranslation } from '@berth/runtime';
import { PageHeader } from '@berth/ui';
import { useState } from 'react';
import { ActionButton } from '../feedback/ActionButton.tsx';
import { ArrangeBar } from './arrange/ArrangeBar.tsx';
import { type Arrangement, arrangeCards, hideCard, moveCard } from './arrange/arrange-cards.ts';
import { useConsoleLayout } from './arrange/use-console-layout.ts';
import { ConsoleGrid } from './ConsoleGrid.tsx';
import styles from './ConsolePage.module.css';
import { useConsoleCards } from './cards/use-console-cards.ts';

const fresh = { refetchOnMountOrArgChange: true } as const;

/** `/statistical`: what there is to do and how business goes, in cards that everybody arranges for themselves. */
export function ConsolePage() {
  const { t } = useTranslation('console');
  // One call for the cards of all remotes, begun before any of their code has come.
  const { data: figures } = useConsoleFiguresQuery(undefined, fresh);
  const { layout } = useConsoleLayout();
  const cards = useConsoleCards();
  const [draft, setDraft] = useState<Arrangement | null>(null);
  const arrangement = draft ?? layout;
  const { shown, hidden } = arrangeCards(cards, arrangement);
  const isNew = figures?.isEmpty ?? false;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        actions={!draft && <ActionButton onClick={() => setDraft(layout)}>{t('arrange.start')}</ActionButton>}
      />
      {draft && (
        <ArrangeBar
          draft={draft}
          hidden={hidden}
          onShow={(key) => setDraft(hideCard(draft, key, false))}
          onDone={() => setDraft(null)}
        />
      )}
      <ConsoleGrid
        cards={shown}
        isNew={isNew && !draft}
        arrange={
          draft && {
            onMove: (key, by) => setDraft(moveCard(cards, draft, key, by)),
            onHide: (key) => setDraft(hideCard(draft, key, true)),
          }
        }
      />
    </div>
  );
}
