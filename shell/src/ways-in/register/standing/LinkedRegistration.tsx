import { paths } from '@berth/contract';
import { Link, request, useSiteBase, useTranslation } from '@berth/runtime';
import { useState } from 'react';
import { ownFailures } from '../../../door/fields/own-failures.ts';
import { useStepPlace } from '../../steps/use-step-place.ts';
import styles from '../RegisterPage.module.css';
import { useKeptMending } from './kept-mending.ts';
import { LookUp } from './LookUp.tsx';
import { MendForm } from './MendForm.tsx';
import { lookUp, type SeenRegistration, useStanding } from './use-standing.ts';

/** `/user_register#<secret>`, the link of the mail: how the registration stands, and what is to be mended. */
export function LinkedRegistration({ secret }: { secret: string }) {
  const { t } = useTranslation('register');
  const standing = useStanding(secret);
  if (standing.status === 'unknown') {
    return (
      <>
        <p className={styles.text}>{t('standing.unknown')}</p>
        <Link to={paths.register()} className={styles.link}>
          {t('standing.anew')}
        </Link>
      </>
    );
  }
  if (standing.status !== 'known') return <LookUp standing={standing} />;
  return <KnownRegistration secret={secret} first={standing.seen} />;
}

type KnownRegistrationProps = { secret: string; first: SeenRegistration };

export function KnownRegistration({ secret, first }: KnownRegistrationProps) {
  const { t } = useTranslation('register');
  const { phone } = useSiteBase();
  const [seen, setSeen] = useState(first);
  const { number, status, dueOn } = seen;
  const words = {
    waiting: () => t('standing.waiting', { number, dueOn }),
    returned: () => t('standing.returned', { number }),
    approved: () => t('standing.approved', { number, account: seen.content.account }),
    refused: () => t('standing.refused', { number, reason: seen.refusedBecause ?? '', phone }),
  };
  const place = useStepPlace(status, t('standing.title'));
  return (
    <div ref={place}>
      <p className={styles.text} tabIndex={-1}>
        {words[status]()}
      </p>
      {status === 'returned' && <LinkedMending secret={secret} seen={seen} onSeen={setSeen} />}
    </div>
  );
}

type LinkedMendingProps = {
  secret: string;
  seen: SeenRegistration;
  onSeen: (seen: SeenRegistration) => void;
};

function LinkedMending({ secret, seen, onSeen }: LinkedMendingProps) {
  return (
    <MendForm
      seen={seen}
      kept={useKeptMending(secret, seen)}
      mend={(mended) => request('POST /login/mendRegistration', { body: { secret, ...mended } }, ownFailures)}
      lookUp={() => lookUp(secret)}
      onSeen={onSeen}
    />
  );
}
