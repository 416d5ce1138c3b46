import { useTranslation } from '@berth/runtime';
import { useEffect, useEffectEvent } from 'react';
import { ActionButton } from '../../feedback/ActionButton.tsx';
import { announce } from '../../feedback/announce.ts';
import type { FailureReason } from '../../loading/failure-cause.ts';
import { useLineBack } from '../../loading/use-line-back.ts';
import styles from '../pages/PageSkeleton.module.css';

type PartNoticeProps = {
  reason: FailureReason;
  onRetry: () => void;
  /** Another version of the remote runs by now. */
  isReplaced?: boolean;
  onReplaced?: () => void;
};

/** One line in the place of a part that failed. */
export function PartNotice({ reason, onRetry, isReplaced = false, onReplaced }: PartNoticeProps) {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const handleReplaced = useEffectEvent(() => onReplaced?.());
  useEffect(() => {
    if (isReplaced) handleReplaced();
  }, [isReplaced]);
  const handleRetry = () => {
    announce(common('loading'));
    onRetry();
  };
  useLineBack(reason === 'line', handleRetry);
  return (
    <div className={styles.waiting} role="status">
      <span>{t('boot.partFailed')}</span>
      <ActionButton size="small" onClick={handleRetry}>
        {common('retry')}
      </ActionButton>
    </div>
  );
}
