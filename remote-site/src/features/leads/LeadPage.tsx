import { leadKindNames, leadStateNames, paths } from '@berth/contract';
import {
  Link,
  problemOf,
  useHasPermission,
  useOpenPagePath,
  usePageTitle,
  useSearchParams,
} from '@berth/runtime';
import { CodeText, EmptyState, FormSection, PageHeader, PageNotice, StatusDot, Timeline } from '@berth/ui';
import { type ReactNode, useState } from 'react';
import { NotRead } from '../not-read/NotRead.tsx';
import { HandleLead } from './HandleLead.tsx';
import { LeadContent } from './LeadContent.tsx';
import { leadDots } from './lead-dots.ts';
import { historyOf } from './lead-history.ts';
import styles from './leads.module.css';
import { type Lead, useSiteLeadQuery } from './leads.queries.ts';
import { useLeadWords } from './use-lead-words.ts';

/** `/site/leads/detail?id=`: what a visitor asked, who works on it, and what became of it. */
export function LeadPage() {
  const { t } = useLeadWords();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const isAtDesk = useHasPermission('leads:desk');
  const query = useSiteLeadQuery({ query: { id } }, { refetchOnMountOrArgChange: true, skip: !isAtDesk });
  const toList = useOpenPagePath(paths.leads());
  const back = <Link to={toList}>{t('toList')}</Link>;
  if (!isAtDesk) return <EmptyState text={t('noPermission')} />;
  if (problemOf(query)?.status === 404) return <EmptyState text={t('notFound')} action={back} />;
  // Of another address nothing of the one before is shown.
  if (query.currentData) return <LeadAtDesk key={id} lead={query.currentData} back={back} />;
  return <NotRead query={query} loading={t('loading')} />;
}

function LeadAtDesk({ lead, back }: { lead: Lead; back: ReactNode }) {
  const { t, locale } = useLeadWords();
  const { number, kind, state, version, content } = lead;
  usePageTitle(number);
  // What a colleague has changed meanwhile is looked at before it is changed once more.
  const [seen, setSeen] = useState(version);
  return (
    <div className={styles.page}>
      <PageHeader
        title={content?.name || number}
        meta={
          <span className={styles.meta}>
            <CodeText code={number} />
            <span>{leadKindNames[kind][locale]}</span>
            <StatusDot status={leadDots[state]}>{leadStateNames[state][locale]}</StatusDot>
            {lead.isDoubtful && <StatusDot status="returned">{t('doubtful')}</StatusDot>}
          </span>
        }
        actions={back}
      />
      {lead.isDoubtful && <PageNotice tone="warning" title={t('doubtfulWhy')} />}
      <div className={styles.sides}>
        <LeadContent lead={lead} />
        <div className={styles.page}>
          {content && seen <= version && (
            <HandleLead key={seen} lead={lead} version={seen} onSeen={setSeen} />
          )}
          <FormSection title={t('history')} id="lead-history">
            <Timeline label={t('history')} entries={historyOf(lead.history, t, locale)} />
          </FormSection>
        </div>
      </div>
    </div>
  );
}
