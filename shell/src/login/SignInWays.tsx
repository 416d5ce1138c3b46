import { paths } from '@berth/contract';
import { Link, useSite, useTranslation } from '@berth/runtime';
import { useMediaQuery } from '@berth/ui';
import { type KeyboardEvent, type ReactNode, Suspense, useState } from 'react';
import { PartBoundary } from '../outcomes/PartBoundary.tsx';
import { qrLoginPart } from '../ways-in/qr/qr-login-part.ts';
import { smsLoginPart } from '../ways-in/sms/sms-login-part.ts';
import { LoginForm } from './LoginForm.tsx';
import styles from './SignInWays.module.css';

const { Part: SmsLoginForm } = smsLoginPart;
const { Part: QrLogin } = qrLoginPart;
const ways = ['account', 'sms', 'qr'] as const;
type Way = (typeof ways)[number];

/** A phone has no second screen to show its own camera a code. */
const narrow = '(max-width: 600px)';

/** The ways to sign in that this portal has: one group of fields at a time, and what was typed into another stays. */
export function SignInWays({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('shell');
  const { config } = useSite();
  const isNarrow = useMediaQuery(narrow);
  const canSms = config.ways?.includes('sms') ?? false;
  const canQr = !isNarrow && (config.ways?.includes('qr') ?? false);
  const open = ways.filter((way) => way === 'account' || (way === 'sms' ? canSms : canQr));
  return (
    <>
      {open.length === 1 ? (
        <LoginForm onSignedIn={onSignedIn} canReset={false} />
      ) : (
        <SeveralWays open={open} onSignedIn={onSignedIn} />
      )}
      {config.ways?.includes('register') && (
        <p className={styles.register}>
          {t('login.noAccount')} <Link to={paths.register()}>{t('login.register')}</Link>
        </p>
      )}
    </>
  );
}

function SeveralWays({ open, onSignedIn }: { open: readonly Way[]; onSignedIn: () => void }) {
  const [chosen, setChosen] = useState<Way>('account');
  const [asked, setAsked] = useState<readonly Way[]>([]);
  // A window that was made narrow has one way less.
  const way = open.includes(chosen) ? chosen : 'account';
  const choose = (next: Way) => {
    setChosen(next);
    setAsked((before) => [...before, next]);
  };
  return (
    <>
      <WayTabs open={open} way={way} onChange={choose} />
      <WayPanel way="account" chosen={way}>
        <LoginForm onSignedIn={onSignedIn} canReset={open.includes('sms')} />
      </WayPanel>
      {open.includes('sms') && (
        <WayPanel way="sms" chosen={way}>
          {asked.includes('sms') && <SmsLoginForm onSignedIn={onSignedIn} />}
        </WayPanel>
      )}
      {open.includes('qr') && (
        <WayPanel way="qr" chosen={way}>
          {asked.includes('qr') && <QrLogin isShown={way === 'qr'} onSignedIn={onSignedIn} />}
        </WayPanel>
      )}
    </>
  );
}

function WayPanel({ way, chosen, children }: { way: Way; chosen: Way; children: ReactNode }) {
  return (
    <div role="tabpanel" id={`way-${way}`} aria-labelledby={`tab-${way}`} hidden={way !== chosen}>
      <PartBoundary>
        <Suspense fallback={<div className={styles.waiting} />}>{children}</Suspense>
      </PartBoundary>
    </div>
  );
}

const fetchAhead: Partial<Record<Way, () => void>> = {
  sms: smsLoginPart.fetchAhead,
  qr: qrLoginPart.fetchAhead,
};

type WayTabsProps = { open: readonly Way[]; way: Way; onChange: (way: Way) => void };

function WayTabs({ open, way, onChange }: WayTabsProps) {
  const { t } = useTranslation('shell');
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = open[(open.indexOf(way) + step + open.length) % open.length];
    if (step === 0 || next === undefined) return;
    onChange(next);
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t('login.ways')} className={styles.tabs} onKeyDown={handleKey}>
      {open.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`tab-${each}`}
          aria-selected={each === way}
          aria-controls={`way-${each}`}
          tabIndex={each === way ? 0 : -1}
          className={styles.tab}
          onPointerEnter={fetchAhead[each]}
          onClick={() => onChange(each)}
        >
          {t(`login.way.${each}`)}
        </button>
      ))}
    </div>
  );
}
