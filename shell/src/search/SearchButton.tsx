import type { MenuItem } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { createPart } from '../loading/create-part.tsx';
import { PartBoundary } from '../outcomes/PartBoundary.tsx';
import { useSignOut } from '../sign-out/use-sign-out.tsx';
import styles from './SearchButton.module.css';
import { useSearchKeys } from './use-search-keys.ts';

const palette = createPart(() => import('./SearchPalette.tsx').then((m) => m.SearchPalette));
const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** The field of the header that search everywhere opens from, as do Ctrl K and the slash. */
export function SearchButton({ menu }: { menu: readonly MenuItem[] }) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const { leave, question } = useSignOut();
  useSearchKeys(() => setOpen(true));
  useCodeWhenIdle();
  return (
    <>
      <button
        type="button"
        className={styles.field}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={16} />
        <span className={styles.words}>{t('search.field')}</span>
        <span className={styles.keys} aria-hidden="true">
          {isMac ? '⌘ K' : 'Ctrl K'}
        </span>
      </button>
      {isOpen && <SearchDialog menu={menu} onClose={() => setOpen(false)} onSignOut={leave} />}
      {question}
    </>
  );
}

type SearchDialogProps = { menu: readonly MenuItem[]; onClose: () => void; onSignOut: () => void };

/** In the browser's own modal: focus stays inside and goes back to where it was. */
function SearchDialog({ onClose, ...shown }: SearchDialogProps) {
  const { t } = useTranslation('shell');
  const ref = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the page: focus does not go back from one that is gone.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it, as Escape does
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={t('search.label')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => {
        if (target === ref.current) onClose();
      }}
    >
      <PartBoundary>
        <Suspense fallback={<div className={styles.waiting} />}>
          <palette.Part {...shown} onClose={onClose} />
        </Suspense>
      </PartBoundary>
    </dialog>
  );
}

/** Whoever presses the keys and types on should lose no letter to the code that is still to come. */
function useCodeWhenIdle(): void {
  useEffect(() => {
    if (!window.requestIdleCallback) return;
    const handle = window.requestIdleCallback(() => palette.fetchAhead(), { timeout: 10_000 });
    return () => window.cancelIdleCallback(handle);
  }, []);
}
