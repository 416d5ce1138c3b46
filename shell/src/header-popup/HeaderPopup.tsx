import { isComposingKey, usePopup } from '@berth/ui';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icons.ts';
import { createPart } from '../loading/create-part.tsx';
import { PartBoundary } from '../outcomes/PartBoundary.tsx';
import styles from './HeaderPopup.module.css';

type PanelProps = { onClose: () => void };

type HeaderPopupProps = {
  className?: string | undefined;
  icon: IconName;
  title: string;
  /** The title with what `count` means. */
  label: string;
  count: number;
  /** What is inside, fetched when it is opened for the first time. */
  load: () => Promise<{ default: ComponentType<PanelProps> }>;
};

const most = 99;

/** A button of the header with a number on it, and a panel that hangs on it. */
export function HeaderPopup({ className, icon, title, label, count, load }: HeaderPopupProps) {
  const popup = usePopup();
  const [{ Part: Panel }] = useState(() => createPart(async () => (await load()).default));
  const { isOpen, close } = popup;
  // Also where the focus is nowhere: what had it may be gone, as a message's button is once it is read.
  useEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposingKey(event)) return;
      if (document.activeElement === document.body) close();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
  return (
    <div className={styles.anchor} {...popup.anchorProps}>
      <button
        ref={popup.button}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={popup.isOpen}
        onClick={popup.isOpen ? popup.close : popup.open}
      >
        <Icon name={icon} />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count > most ? `${most}+` : count}
          </span>
        )}
      </button>
      {popup.isOpen && (
        <div className={styles.panel} role="dialog" aria-label={title} {...popup.panelProps}>
          <PartBoundary>
            <Suspense fallback={<div className={styles.waiting} />}>
              <Panel onClose={popup.close} />
            </Suspense>
          </PartBoundary>
        </div>
      )}
    </div>
  );
}
