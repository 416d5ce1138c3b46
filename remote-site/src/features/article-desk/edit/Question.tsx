import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useArticleWords } from '../words/use-article-words.ts';
import styles from './edit.module.css';

type QuestionProps = {
  title: string;
  confirm: string;
  isDanger?: boolean;
  isBusy: boolean;
  isDisabled?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
};

/** Asked above the buttons of the page, before something is seen by everybody or gone. */
export function Question(props: QuestionProps) {
  const { t } = useArticleWords();
  const { title, confirm, isDanger, isBusy, isDisabled, onConfirm, onCancel, children } = props;
  return (
    <div role="alertdialog" aria-label={title} className={styles.question}>
      <strong>{title}</strong>
      {children}
      <div className={styles.buttons}>
        <Button autoFocus disabled={isBusy} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="primary" danger={isDanger} loading={isBusy} disabled={isDisabled} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </div>
  );
}
