import { useTranslation } from '@berth/runtime';
import { isComposingKey } from '@berth/ui';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUnreadAnswers } from '../support/member/use-member-talk.ts';
import styles from './HelpPart.module.css';

const HelpPanel = lazy(async () => ({ default: (await import('../support/help/HelpPanel.tsx')).HelpPanel }));

/** In the header of the workspace: help about the page that one is on, and the way to people. */
export function HelpPart() {
  const { t } = useTranslation('site');
  const unread = useUnreadAnswers();
  const label = unread > 0 ? t('support.helpUnread', { number: unread }) : t('support.help');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  // The page beside it stays in use, and its own dialogs have their Escape: this one is heard in the panel, and where
  // the focus is nowhere because what had it is gone.
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposingKey(event)) return;
    const { activeElement } = document;
    if (activeElement === document.body || place.current?.contains(activeElement)) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOpen]);
  return (
    <div ref={place} className={styles.part}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={isOpen ? close : () => setOpen(true)}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM7.800 7.800a2.200 2.200 0 1 1 3.200 2c-.7.4-1 .8-1 1.700M10 14.200h.01" />
        </svg>
        {unread > 0 && <span className={styles.unread} aria-hidden="true" />}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <HelpPanel onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
