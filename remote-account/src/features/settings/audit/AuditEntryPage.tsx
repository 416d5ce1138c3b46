import { auditActorKinds, auditOutcomes } from '@berth/contract';
import { Link, problemOf, useOpenPagePath, usePageTitle, useSearchParams } from '@berth/runtime';
import { DescriptionList, EmptyState, FormSection, PageHeader, PageNotice, StatusDot } from '@berth/ui';
import type { ReactNode } from 'react';
import { accountPaths } from '../../../paths.ts';
import { Loaded } from '../../section/Loaded.tsx';
import styles from './audit.module.css';
import { type AuditEntry, useAccountAuditEntryQuery } from './audit.queries.ts';
import { auditDots } from './audit-dots.ts';
import { Change } from './Change.tsx';
import { useAuditWords } from './use-audit-words.ts';

/** `/settings/log/detail?id=`: a call whole, with what was sent and what changed. */
export function AuditEntryPage() {
  const { t } = useAuditWords();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const query = useAccountAuditEntryQuery({ query: { id } }, { refetchOnMountOrArgChange: true });
  const toList = useOpenPagePath(accountPaths.audit());
  const back = <Link to={toList}>{t('toList')}</Link>;
  if (problemOf(query)?.status === 404) return <EmptyState text={t('notFound')} action={back} />;
  // Of another address nothing of the one before is shown.
  const { currentData: data, error, refetch } = query;
  return (
    <Loaded query={{ data, error, refetch }} lines={12}>
      {(entry) => <Entry key={id} entry={entry} back={back} />}
    </Loaded>
  );
}

function Entry({ entry, back }: { entry: AuditEntry; back: ReactNode }) {
  const { t, locale } = useAuditWords();
  const { actor, actorKind, call, outcome, errorCode, changes, input } = entry;
  usePageTitle(call);
  const isDone = outcome === 'done';
  return (
    <div className={styles.page}>
      <PageHeader
        title={call}
        meta={<StatusDot status={auditDots[outcome]}>{auditOutcomes[outcome][locale]}</StatusDot>}
        actions={back}
      />
      <FormSection title={t('who')} id="audit-who">
        <DescriptionList
          items={[
            { key: 'actor', label: t('actor'), value: actor },
            { key: 'actorKind', label: t('actorKind'), value: auditActorKinds[actorKind][locale] },
            { key: 'customer', label: t('customer'), value: entry.customer },
            { key: 'at', label: t('at'), value: entry.at },
            { key: 'endedAt', label: t('endedAt'), value: entry.endedAt },
            { key: 'address', label: t('address'), value: entry.address },
            { key: 'outcome', label: t('outcome'), value: auditOutcomes[outcome][locale] },
            { key: 'errorCode', label: t('errorCode'), value: errorCode },
            { key: 'requestId', label: t('requestId'), code: entry.requestId },
            { key: 'call', label: t('call'), code: call },
          ]}
        />
      </FormSection>
      <FormSection title={t('sent')} id="audit-sent">
        {input === null ? (
          <p className={styles.quiet}>{t('noInput')}</p>
        ) : (
          <pre className={styles.json}>{input}</pre>
        )}
      </FormSection>
      <FormSection title={t('changes')} id="audit-changes">
        {changes.length > 0 && !isDone && <PageNotice tone="warning" title={t('perhapsUndone')} />}
        {changes.length === 0 && <p className={styles.quiet}>{t('noChanges')}</p>}
        {changes.map((change, index) => (
          <Change key={index} change={change} />
        ))}
      </FormSection>
    </div>
  );
}
