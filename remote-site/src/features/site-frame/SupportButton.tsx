import { paths } from '@berth/contract';
import { useIsDrawing, useLocation, useTranslation } from '@berth/runtime';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { onDemand } from '../../on-demand.ts';
import styles from './SupportButton.module.css';
import { isSupportOpen, openSupport, supportAsked } from './support-open.ts';

type Panel = ComponentType<{ onClose: () => void; takesFocus: boolean }>;

/** The way to people on every public page, once a script runs; what it opens is loaded by then alone. */
export function SupportButton() {
  return useIsDrawing() ? null : <Support />;
}

function Support() {
  const { t } = useTranslation('site');
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(() => pathname === paths.visitorSupport() || isSupportOpen());
  const [takesFocus, setTakesFocus] = useState(false);
  const [Panel, setPanel] = useState<{ Panel: Panel } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const open = () => {
    setTakesFocus(true);
    setFailed(false);
    setOpen(true);
    openSupport(true);
  };
  const close = () => {
    setOpen(false);
    openSupport(false);
    button.current?.focus();
  };
  useEffect(() => supportAsked(open));
  const isWanted = isOpen && !Panel && !hasFailed;
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    onDemand.supportPanel().then(
      (loaded) => {
        if (!isGone) setPanel({ Panel: loaded });
      },
      () => {
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  // Beside it, not in it: it stands above the site's header, below which the button stays.
  const panel = isOpen && Panel && <Panel.Panel onClose={close} takesFocus={takesFocus} />;
  return (
    <>
      <div className={styles.place}>
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-expanded={Boolean(panel)}
          aria-busy={isWanted}
          onClick={panel ? close : open}
          onKeyDown={(event) => {
            if (panel && event.key === 'Escape') close();
          }}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M3 4h14v10H9l-3.500 3v-3H3zM7 9h.01M10 9h.01M13 9h.01" />
          </svg>
          <span>{t('support.open')}</span>
        </button>
        {hasFailed && (
          <p className={styles.failure} role="alert">
            {t('read.failed')}
          </p>
        )}
      </div>
      {panel}
    </>
  );
}
