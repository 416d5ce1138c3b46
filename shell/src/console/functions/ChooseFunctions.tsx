import type { MenuItem } from '@berth/contract';
import { localized, problemText, useTranslation } from '@berth/runtime';
import { useState } from 'react';
import { ActionButton } from '../../feedback/ActionButton.tsx';
import { Dialog } from '../../feedback/Dialog.tsx';
import { MoveButtons } from '../arrange/MoveButtons.tsx';
import { useConsoleLayout } from '../arrange/use-console-layout.ts';
import styles from './FunctionsCard.module.css';
import { choosePage, chosenPages, movePage } from './function-pages.ts';

type ChooseFunctionsProps = { pages: readonly MenuItem[]; chosen: readonly string[]; onClose: () => void };

/** Which pages stand among the common functions, and in which order. */
export function ChooseFunctions({ pages, chosen: chosenBefore, onClose }: ChooseFunctionsProps) {
  const { t, locale } = useTranslation('console');
  const { t: common } = useTranslation('common');
  const { save, isBusy } = useConsoleLayout();
  const [chosen, setChosen] = useState([...chosenBefore]);
  const [problem, setProblem] = useState<string | null>(null);
  const inOrder = chosenPages(pages, chosen);
  const others = pages.filter(({ path }) => !chosen.includes(path));
  const handleSave = async () => {
    const saved = await save({ functions: chosen });
    if (saved.problem) setProblem(problemText(saved.problem, locale));
    else onClose();
  };
  return (
    <Dialog
      title={t('functions.chooseTitle')}
      onCancel={onClose}
      actions={
        <>
          <ActionButton onClick={onClose}>{common('cancel')}</ActionButton>
          <ActionButton kind="primary" isBusy={isBusy} onClick={handleSave}>
            {t('functions.save')}
          </ActionButton>
        </>
      }
    >
      <ul className={styles.choices}>
        {[...inOrder, ...others].map((page) => {
          const { path } = page;
          const title = localized(page.meta.title, locale);
          const at = chosen.indexOf(path);
          return (
            <li key={path} className={styles.choice}>
              <label>
                <input
                  type="checkbox"
                  checked={at >= 0}
                  onChange={(event) => setChosen(choosePage(chosen, path, event.target.checked))}
                />
                {title}
              </label>
              {at >= 0 && (
                <MoveButtons
                  title={title}
                  at={at}
                  count={chosen.length}
                  onMove={(by) => setChosen(movePage(chosen, path, by))}
                />
              )}
            </li>
          );
        })}
      </ul>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
