import {
  dismissNotice,
  type Notice,
  type NoticeText,
  notices,
  useLocale,
  useSignal,
  useTranslation,
} from '@berth/runtime';
import { useEffect, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { patience } from '../loading/patience.ts';
import styles from './Notices.module.css';

const lifetimeMs = { success: 4000, info: 5000, warning: 8000, error: 10_000 } as const;
const signs = { success: 'check', info: 'info', warning: 'warning', error: 'warning' } as const;

/** The notices of `notify`, newest last; a notice stays while it is pointed at or focused. */
export function Notices() {
  const { t } = useTranslation('shell');
  return (
    <section className={styles.stack} aria-label={t('notices')} aria-live="polite">
      {useSignal(notices).map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

function NoticeCard({ notice }: { notice: Notice }) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const { id, kind, count } = notice;
  const say = (words: NoticeText) => (typeof words === 'string' ? words : words[locale]);
  const text = say(notice.text);
  const [isHeld, setHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same notice again (`count`) starts anew.
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissNotice(id), lifetimeMs[kind] * patience());
    return () => clearTimeout(timer);
  }, [id, kind, count, isHeld]);
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only gives more time to read.
    <div
      className={`${styles.card} ${styles[kind]}`}
      onMouseEnter={hold}
      onMouseLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <Icon name={signs[kind]} />
      <div className={styles.words}>
        <strong className={styles.title}>
          {say(notice.title)}
          {count > 1 && <span className={styles.count}>×{count}</span>}
        </strong>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={t('close')}
        onClick={() => dismissNotice(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
