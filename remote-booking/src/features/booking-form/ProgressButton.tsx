import { useTranslation } from '@berth/runtime';
import { hiddenOnPhoneClass, usePopup } from '@berth/ui';
import styles from './ProgressButton.module.css';
import { ProgressSteps, type ProgressStepsProps } from './ProgressSteps.tsx';

/** The sections where there is no room beside the form: how many are done, and on a press all of them to go to. */
export function ProgressButton({ states, idOf }: ProgressStepsProps) {
  const { t } = useTranslation('booking');
  const popup = usePopup();
  const all = [...states.values()];
  const done = all.filter((state) => state === 'done').length;
  const wrong = all.filter((state) => state === 'wrong').length;
  // What is optional and untouched is nothing that is left to do.
  const count = all.filter((state) => state !== 'optional').length;
  const label = `${t('progress.title')} ${done} / ${count} ${t('progress.sections')}`;
  return (
    <div className={styles.anchor} {...popup.anchorProps}>
      <button
        type="button"
        ref={popup.button}
        className={styles.button}
        data-state={wrong > 0 ? 'wrong' : done === count ? 'done' : 'open'}
        aria-expanded={popup.isOpen}
        aria-label={wrong > 0 ? `${label} · ${t('progress.wrongCount', { count: wrong })}` : label}
        onClick={popup.isOpen ? popup.close : popup.open}
      >
        <span className={styles.sign} aria-hidden="true">
          {wrong > 0 ? '!' : done === count ? '✓' : ''}
        </span>
        {done} / {count}
        <span className={hiddenOnPhoneClass}>{t('progress.sections')}</span>
      </button>
      {popup.isOpen && (
        <div className={styles.panel} {...popup.panelProps}>
          <nav aria-label={t('progress.title')}>
            <ProgressSteps states={states} idOf={idOf} onJump={popup.close} />
          </nav>
        </div>
      )}
    </div>
  );
}
