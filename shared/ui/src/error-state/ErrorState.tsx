import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useUiTexts } from '../ui-texts.ts';
import styles from './ErrorState.module.css';

export type ErrorStateProps = {
  /** What went wrong, fit to be shown. */
  message: string;
  /** To quote to support. */
  requestId?: string;
  onRetry?: () => void;
};

/** Stands where content would be when it could not be had, with a way to try again. */
export function ErrorState({ message, requestId, onRetry }: ErrorStateProps) {
  const texts = useUiTexts();
  return (
    <div className={styles.state} role="alert">
      <ExclamationCircleOutlined className={styles.sign} aria-hidden="true" />
      <p className={styles.message}>{message}</p>
      {requestId && (
        <p className={styles.id}>
          {texts.requestId} {requestId}
        </p>
      )}
      {onRetry && <Button onClick={onRetry}>{texts.retry}</Button>}
    </div>
  );
}
