import { paths } from '@berth/contract';
import { Link, localized, useLocale, useTranslation, useUser } from '@berth/runtime';
import { useState } from 'react';
import { DoorFrame } from '../../door/DoorFrame.tsx';
import { FormFailure } from '../../door/fields/FormFailure.tsx';
import { ActionButton } from '../../feedback/ActionButton.tsx';
import { useDocumentTitle } from '../../title/use-document-title.ts';
import facts from '../facts.module.css';
import { JoinForm } from './JoinForm.tsx';
import styles from './JoinPage.module.css';
import { type Invitation, isOver, useInvitation } from './use-invitation.ts';

/** `/join#SECRET`: somebody who was invited to a company's account chooses login and password. */
export function JoinPage() {
  const { t } = useTranslation('ways-in');
  useDocumentTitle(t('join.title'));
  const { secret, invitation, problem, setProblem, retry } = useInvitation();
  const [made, setMade] = useState<string | null>(null);
  const isOpen = invitation !== null && problem === null && made === null;
  const lead = isOpen ? t('join.lead', { inviter: invitation.invitedBy, company: invitation.company }) : '';
  return (
    <DoorFrame title={t('join.title')} lead={lead}>
      {problem && <FormFailure failure={problem} waitSeconds={problem.retryAfterSeconds ?? 0} />}
      {isOpen && (
        <>
          <InvitationFacts invitation={invitation} />
          <JoinForm secret={secret} onOver={setProblem} onDone={setMade} />
        </>
      )}
      <div role="status">
        {invitation === null && problem === null && <p className={styles.text}>{t('join.loading')}</p>}
        {made !== null && <p className={styles.text}>{t('join.done', { account: made })}</p>}
      </div>
      {problem && !isOver(problem) && (
        <ActionButton size="large" onClick={retry}>
          {t('join.retry')}
        </ActionButton>
      )}
      <Link to={paths.login()} className={styles.link}>
        {t('join.toLogin')}
      </Link>
    </DoorFrame>
  );
}

function InvitationFacts({ invitation: { name, role, expiresAt } }: { invitation: Invitation }) {
  const { t } = useTranslation('ways-in');
  const locale = useLocale();
  const user = useUser();
  return (
    <>
      <dl className={facts.facts}>
        <dt>{t('join.name')}</dt>
        <dd>{name}</dd>
        <dt>{t('join.role')}</dt>
        <dd>{localized(role, locale)}</dd>
        <dt>{t('join.until')}</dt>
        <dd>{expiresAt}</dd>
      </dl>
      {user && (
        <p className={styles.text}>{t('join.signedIn', { name: user.name, account: user.account })}</p>
      )}
    </>
  );
}
