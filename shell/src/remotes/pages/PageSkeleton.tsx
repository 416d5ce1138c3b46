import { useTranslation } from '@berth/runtime';
import { useEffect, useState } from 'react';
import { ActionButton } from '../../feedback/ActionButton.tsx';
import { announce } from '../../feedback/announce.ts';
import styles from './PageSkeleton.module.css';

/** When somebody who waits wants to hear how far it is. */
const quietMs = 3000;

type Waiting = {
  /** How many of its files have come; null where nobody knows. */
  progress: () => { loaded: number; needed: number } | null;
  /** Refetches what has not arrived. */
  onRetry: () => void;
};

/** A page that is on its way: the layout that every page of the workspace has. */
export function PageSkeleton({ waiting }: { waiting?: Waiting }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.page}>
      {waiting && <Progress {...waiting} />}
      <div className={styles.page} role="status" aria-label={t('loading')}>
        <div className={styles.title} />
        <div className={styles.bar} />
        <div className={styles.body} />
      </div>
    </div>
  );
}

/** After a while: how far it is, and a way to try again before anything is given up. */
function Progress({ progress, onRetry }: Waiting) {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const seconds = useSecondsAfter(quietMs);
  const isLong = seconds > 0;
  // Said once: seconds that count up would drown everything else.
  useEffect(() => {
    if (isLong) announce(t('route.waitingSaid'));
  }, [isLong, t]);
  const handleRetry = () => {
    announce(t('route.again'));
    onRetry();
  };
  if (!isLong) return null;
  const files = progress();
  return (
    <div className={styles.waiting}>
      <span>
        {t('route.waiting', { seconds })}
        {files && ` ${t('route.files', files)}`}
      </span>
      <progress
        className={styles.progress}
        aria-label={common('loading')}
        max={files?.needed}
        value={files?.loaded}
      />
      <ActionButton size="small" onClick={handleRetry}>
        {common('retry')}
      </ActionButton>
    </div>
  );
}

/** 0 until then; afterwards how long it has been, updated each second. */
function useSecondsAfter(milliseconds: number): number {
  const [since] = useState(() => Date.now());
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      const waited = Date.now() - since;
      if (waited >= milliseconds) setSeconds(Math.round(waited / 1000));
    }, 1000);
    return () => clearInterval(timer);
  }, [since, milliseconds]);
  return seconds;
}
