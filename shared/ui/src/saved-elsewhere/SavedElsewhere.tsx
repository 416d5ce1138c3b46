import { Button } from 'antd';
import { useTexts } from '../ui-texts.ts';
import styles from './SavedElsewhere.module.css';
import { savedElsewhereTexts } from './saved-elsewhere.ts';

type SavedElsewhereProps = {
  /** Fit to be shown: the server's words. */
  message: string;
  isBusy?: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** What was to be saved was saved elsewhere meanwhile: both are still there, and one of them is chosen. */
export function SavedElsewhere({ message, isBusy = false, onTakeTheirs, onKeepMine }: SavedElsewhereProps) {
  const texts = useTexts(savedElsewhereTexts);
  return (
    <div className={styles.conflict}>
      <p className={styles.message} role="alert">
        {message}
      </p>
      <div className={styles.buttons}>
        <Button size="small" disabled={isBusy} onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
        <Button size="small" disabled={isBusy} onClick={onKeepMine}>
          {texts.keepMine}
        </Button>
      </div>
    </div>
  );
}
