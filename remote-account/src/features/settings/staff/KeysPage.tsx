import { accessKeyKindNames, integrationScopeNames, integrationScopes } from '@berth/contract';
import { EmptyState, PageHeader, RelativeTime, StatusDot } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { AskDialog } from '../../ask/AskDialog.tsx';
import { Loaded } from '../../section/Loaded.tsx';
import { MakeKeyDialog } from './MakeKeyDialog.tsx';
import styles from './staff.module.css';
import { type AccessKey, useAccountKeysQuery, useAccountRevokeKeyMutation } from './staff.queries.ts';
import { useStaffWords } from './use-staff-words.ts';

/** `/settings/keys`: the keys of systems and of teams that release: what each may do, and when it was used last. */
export function KeysPage() {
  const { t } = useStaffWords();
  const query = useAccountKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isMaking, setMaking] = useState(false);
  const make = (
    <Button type="primary" onClick={() => setMaking(true)}>
      {t('makeKey')}
    </Button>
  );
  return (
    <div className={styles.page}>
      <PageHeader title={t('keys')} actions={make} />
      <Loaded query={query} lines={6}>
        {(keys) =>
          keys.length === 0 ? (
            <EmptyState text={t('noKeys', { scopes: String(integrationScopes.length) })} />
          ) : (
            <ul className={styles.tree} aria-label={t('keys')}>
              {keys.toSorted(inUseFirst).map((key) => (
                <KeyRow key={key.id} of={key} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isMaking && <MakeKeyDialog onClose={() => setMaking(false)} />}
    </div>
  );
}

/** What has ended is history. */
function inUseFirst(one: AccessKey, other: AccessKey): number {
  return Number(one.revokedAt !== null) - Number(other.revokedAt !== null);
}

function KeyRow({ of: key }: { of: AccessKey }) {
  const { t, locale } = useStaffWords();
  const [isAsking, setAsking] = useState(false);
  const [revoke] = useAccountRevokeKeyMutation();
  const { id, kind, name, scopes, madeAt, lastUsedAt, revokedAt } = key;
  const nameOf = (scope: string) => {
    const known = integrationScopes.find((each) => each === scope);
    // Of a release key it is the name of a remote.
    return known ? integrationScopeNames[known][locale] : scope;
  };
  const scope = scopes.includes('*') ? t('everyRemote') : scopes.map(nameOf).join(' · ');
  return (
    <li className={styles.branch} aria-label={name}>
      <span className={styles.name}>
        {name} <span className={styles.quiet}>{accessKeyKindNames[kind][locale]}</span>
      </span>
      <span className={styles.quiet}>{scope}</span>
      <span className={styles.quiet}>
        {t('made')} <RelativeTime at={madeAt} /> ·{' '}
        {lastUsedAt ? (
          <>
            {t('used')} <RelativeTime at={lastUsedAt} />
          </>
        ) : (
          t('unused')
        )}
      </span>
      <span className={styles.acts}>
        {revokedAt ? (
          <StatusDot status="draft">{t('ended')}</StatusDot>
        ) : (
          <Button
            type="text"
            size="small"
            danger
            aria-label={t('endOne', { name })}
            onClick={() => setAsking(true)}
          >
            {t('end')}
          </Button>
        )}
      </span>
      {isAsking && (
        <AskDialog
          of="keys.end"
          name={name}
          act={() => revoke({ body: { kind, id } })}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
