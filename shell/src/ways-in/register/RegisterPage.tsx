import { useLocation, useSite, useSiteBase, useTranslation } from '@berth/runtime';
import { DoorFrame } from '../../door/DoorFrame.tsx';
import { useDocumentTitle } from '../../title/use-document-title.ts';
import { ApplyPlace } from './apply/ApplyPlace.tsx';
import styles from './RegisterPage.module.css';
import { LinkedRegistration } from './standing/LinkedRegistration.tsx';
import { ToLogin } from './ToLogin.tsx';

/** `/user_register`: a company or a person registers; with a secret behind `#` it is how that registration stands. */
export function RegisterPage() {
  const { t } = useTranslation('register');
  const { config } = useSite();
  const { phone } = useSiteBase();
  const secret = useLocation().hash.slice(1);
  const canRegister = config.ways?.includes('register') ?? false;
  const title = secret === '' ? t('title') : t('standing.title');
  useDocumentTitle(title);
  return (
    <DoorFrame isWide title={title} lead={secret === '' ? t('lead') : t('standing.lead')}>
      {secret !== '' && <LinkedRegistration key={secret} secret={secret} />}
      {secret === '' && canRegister && <ApplyPlace />}
      {secret === '' && !canRegister && <p className={styles.text}>{t('unavailable', { phone })}</p>}
      {!(secret === '' && canRegister) && <ToLogin />}
    </DoorFrame>
  );
}
