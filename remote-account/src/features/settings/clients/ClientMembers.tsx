import { notify, problemOf } from '@berth/runtime';
import { FormSection, formatMoment, SwitchInput } from '@berth/ui';
import styles from './clients.module.css';
import { type Client, useAccountGrantAirMutation } from './clients.queries.ts';
import { useClientWords } from './use-client-words.ts';

type ClientMember = Client['members'][number];

/** The people of a customer; air bookings are given to each of them by staff. */
export function ClientMembers({ members }: { members: readonly ClientMember[] }) {
  const { t } = useClientWords();
  return (
    <FormSection title={`${t('members')} · ${members.length}`} id="client-members">
      <ul className={styles.list}>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
      </ul>
    </FormSection>
  );
}

function MemberRow({ member }: { member: ClientMember }) {
  const { t, locale } = useClientWords();
  const { id, name, account, role, phone, lastSignInAt, isActive, isMain, hasAir } = member;
  const [grant, { isLoading }] = useAccountGrantAirMutation();
  const handleAir = async (isGranted: boolean) => {
    const problem = problemOf(await grant({ body: { memberId: id, isGranted } }));
    if (problem) notify.error(problem.message);
    else notify.success(t(isGranted ? 'airGranted' : 'airTaken', { name }));
  };
  const facts = [
    account,
    role?.[locale] ?? t('noRole'),
    isMain && t('main'),
    phone || t('noPhone'),
    lastSignInAt ? t('lastSignIn', { at: formatMoment(lastSignInAt) }) : t('never'),
  ];
  return (
    <li className={styles.member}>
      <div className={styles.words}>
        {name}
        {!isActive && <span className={styles.off}> · {t('off')}</span>}
        <div className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</div>
      </div>
      <span className={styles.air}>
        {t('air')}
        <SwitchInput
          value={hasAir}
          onChange={(isGranted) => void handleAir(isGranted)}
          isDisabled={isLoading}
          aria-label={t('airOf', { name })}
        />
      </span>
    </li>
  );
}
