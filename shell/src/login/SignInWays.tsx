import { useSite, useTranslation } from '@berth/runtime';
import { type KeyboardEvent, Suspense, useState } from 'react';
import { PartBoundary } from '../outcomes/PartBoundary.tsx';
import { smsLoginPart } from '../ways-in/sms/sms-login-part.ts';
import { LoginForm } from './LoginForm.tsx';
import styles from './SignInWays.module.css';

const { Part: SmsLoginForm } = smsLoginPart;
const ways = ['account', 'sms'] as const;
type Way = (typeof ways)[number];

/** The ways to sign in that this portal has: one group of fields at a time, and what was typed into another stays. */
export function SignInWays({ onSignedIn }: { onSignedIn: () => void }) {
  const { config } = useSite();
  if (!config.ways?.includes('sms')) return <LoginForm onSignedIn={onSignedIn} canReset={false} />;
  return <WaysWithSms onSignedIn={onSignedIn} />;
}

function WaysWithSms({ onSignedIn }: { onSignedIn: () => void }) {
  const [way, setWay] = useState<Way>('account');
  const [isAsked, setAsked] = useState(false);
  const choose = (chosen: Way) => {
    setWay(chosen);
    if (chosen === 'sms') setAsked(true);
  };
  return (
    <>
      <WayTabs way={way} onChange={choose} />
      <div role="tabpanel" id="way-account" aria-labelledby="tab-account" hidden={way !== 'account'}>
        <LoginForm onSignedIn={onSignedIn} canReset />
      </div>
      <div role="tabpanel" id="way-sms" aria-labelledby="tab-sms" hidden={way !== 'sms'}>
        {isAsked && (
          <PartBoundary>
            <Suspense fallback={<div className={styles.waiting} />}>
              <SmsLoginForm onSignedIn={onSignedIn} />
            </Suspense>
          </PartBoundary>
        )}
      </div>
    </>
  );
}

function WayTabs({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const { t } = useTranslation('shell');
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = way === 'account' ? 'sms' : 'account';
    onChange(next);
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t('login.ways')} className={styles.tabs} onKeyDown={handleKey}>
      {ways.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`tab-${each}`}
          aria-selected={each === way}
          aria-controls={`way-${each}`}
          tabIndex={each === way ? 0 : -1}
          className={styles.tab}
          onPointerEnter={each === 'sms' ? smsLoginPart.fetchAhead : undefined}
          onClick={() => onChange(each)}
        >
          {t(`login.way.${each}`)}
        </button>
      ))}
    </div>
  );
}
