import { paths, qrSignInSeconds } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { QrCode } from '@berth/ui';
import { useState } from 'react';
import { FormFailure } from '../../door/fields/FormFailure.tsx';
import fields from '../../door/fields/fields.module.css';
import { ActionButton } from '../../feedback/ActionButton.tsx';
import styles from './QrLogin.module.css';
import { useQrSignIn } from './use-qr-sign-in.ts';

type QrLoginProps = { isShown: boolean; onSignedIn: () => void };

/** QR login (spec section 2): a phone that is signed in scans the code and allows it. */
export function QrLogin({ isShown, onSignedIn }: QrLoginProps) {
  const { t } = useTranslation('ways-in');
  const [remember, setRemember] = useState(false);
  const { shown, renew } = useQrSignIn({ isShown, remember, onSignedIn });
  const isOver = shown.stage === 'refused' || shown.stage === 'over' || shown.stage === 'failed';
  return (
    <div className={styles.way}>
      {shown.stage === 'failed' && (
        <FormFailure failure={shown.problem} waitSeconds={shown.problem.retryAfterSeconds ?? 0} />
      )}
      {shown.stage === 'waiting' && (
        <>
          <QrCode text={addressFor(shown.code)} label={t('qr.label')} sizePx={200} />
          <p className={styles.text}>{t('qr.how', { seconds: qrSignInSeconds })}</p>
        </>
      )}
      <div role="status" className={styles.status}>
        {shown.stage === 'scanned' && (
          <>
            <p className={styles.text}>{t('qr.choose')}</p>
            <p className={styles.number}>{shown.number}</p>
          </>
        )}
        {shown.stage === 'allowed' && <p className={styles.text}>{t('signingIn')}</p>}
        {shown.stage === 'refused' && <p className={styles.text}>{t('qr.refused')}</p>}
        {shown.stage === 'over' && <p className={styles.text}>{t('qr.over')}</p>}
      </div>
      {isOver && (
        <ActionButton kind="primary" size="large" onClick={() => void renew()}>
          {t('qr.renew')}
        </ActionButton>
      )}
      <label className={fields.remember}>
        <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
        {t('remember')}
      </label>
    </div>
  );
}

/** The code stands behind `#`: it is in no request, and so in no log of a server. */
const addressFor = (code: string) => `${window.location.origin}${paths.scanSignIn()}#${code}`;
