import {
  clientKindNames,
  clientStateNames,
  registrationPurposeNames,
  registrationStatusNames,
} from '@berth/contract';
import { Link, problemOf, useOpenPagePath, usePageTitle, useSearchParams } from '@berth/runtime';
import {
  EmptyState,
  FormSection,
  formatMoment,
  PageHeader,
  PageNotice,
  StatusDot,
  Timeline,
} from '@berth/ui';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { accountPaths } from '../../../paths.ts';
import { Loaded } from '../../section/Loaded.tsx';
import { ClientFacts } from './ClientFacts.tsx';
import { ClientMembers } from './ClientMembers.tsx';
import { ClientTermsForm } from './ClientTermsForm.tsx';
import { clientDots } from './client-dots.ts';
import styles from './clients.module.css';
import { type Client, useAccountClientQuery } from './clients.queries.ts';
import { FreezeClient } from './FreezeClient.tsx';
import { useClientWords } from './use-client-words.ts';

/** `/settings/clients/detail?id=`: a customer as staff look after it. */
export function ClientPage() {
  const { t } = useClientWords();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const query = useAccountClientQuery({ query: { id } }, { refetchOnMountOrArgChange: true });
  const back = <Link to={useOpenPagePath(accountPaths.clients())}>{t('toList')}</Link>;
  if (problemOf(query)?.status === 404) return <EmptyState text={t('notFound')} action={back} />;
  // Of another address nothing of the one before is shown.
  const { currentData: data, error, refetch } = query;
  return (
    <Loaded query={{ data, error, refetch }} lines={12}>
      {(client) => <LoadedClient key={id} client={client} back={back} />}
    </Loaded>
  );
}

function LoadedClient({ client, back }: { client: Client; back: ReactNode }) {
  const { t, locale } = useClientWords();
  const { name, kind, state, version } = client;
  usePageTitle(name);
  // What a colleague has changed meanwhile is looked at before it is changed once more.
  const [seen, setSeen] = useState(version);
  const history = client.freezes.map(({ isFrozen, reason, by, at }, index) => ({
    key: String(index),
    what: t(isFrozen ? 'wasFrozen' : 'wasUnfrozen'),
    by,
    at,
    detail: reason,
  }));
  const acting = { client, version: seen, onSeen: setSeen };
  return (
    <div className={styles.page}>
      <PageHeader
        title={name}
        meta={
          <span className={styles.meta}>
            <span>{clientKindNames[kind][locale]}</span>
            <StatusDot status={clientDots[state]}>{clientStateNames[state][locale]}</StatusDot>
          </span>
        }
        actions={back}
      />
      <Notices client={client} />
      {seen < version && (
        <PageNotice
          tone="warning"
          title={t('changed')}
          actions={<Button onClick={() => setSeen(version)}>{t('seen')}</Button>}
        />
      )}
      <div className={styles.sides}>
        <div className={styles.page}>
          <ClientFacts client={client} />
          {seen <= version && <ClientTermsForm key={`terms ${seen}`} {...acting} />}
        </div>
        <div className={styles.page}>
          <ClientMembers members={client.members} />
          {seen <= version && <FreezeClient key={`freeze ${seen}`} {...acting} />}
          <FormSection title={t('history')} id="client-history">
            <Timeline label={t('history')} entries={history} emptyText={t('noHistory')} />
          </FormSection>
        </div>
      </div>
    </div>
  );
}

/** Why it is frozen, and what it asks for. */
function Notices({ client: { frozen, companyChanges } }: { client: Client }) {
  const { t, locale } = useClientWords();
  return (
    <>
      {frozen && (
        <PageNotice tone="warning" title={t('frozenTitle')}>
          {t('frozenText', { reason: frozen.reason, at: formatMoment(frozen.at) })}
        </PageNotice>
      )}
      {companyChanges.map(({ id, number, purpose, status }) => (
        <PageNotice
          key={id}
          tone="info"
          title={t('changeWaits', {
            number,
            purpose: registrationPurposeNames[purpose][locale],
            status: registrationStatusNames[status][locale],
          })}
          actions={<Link to={accountPaths.registration({ id })}>{t('decideChange')}</Link>}
        />
      ))}
    </>
  );
}
