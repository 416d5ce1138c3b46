import { paperSlotNames, paperSlots } from '@berth/contract';
import {
  Link,
  notify,
  problemOf,
  useHasPermission,
  useOpenPagePath,
  usePageTitle,
  useSearchParams,
  useTranslation,
} from '@berth/runtime';
import { EmptyState, ErrorState, FormSection, FormSkeleton, PageHeader, PageNotice } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { customsPaths } from '../../paths.ts';
import {
  type DeclarationAtDesk,
  useCustomsAtDeskQuery,
  useCustomsClaimMutation,
} from '../calls/customs-desk.queries.ts';
import { MadeDocuments } from '../documents/MadeDocuments.tsx';
import { DeclarationHead } from '../facts/DeclarationHead.tsx';
import { DeclarationHistory } from '../facts/DeclarationHistory.tsx';
import { Refunds } from '../facts/Refunds.tsx';
import { PaperList } from '../papers/PaperList.tsx';
import { usePapersLooked } from '../papers/use-papers-looked.ts';
import { DeclarationFields } from '../view/DeclarationFields.tsx';
import { Checks } from './Checks.tsx';
import { DecideDeclaration } from './DecideDeclaration.tsx';
import styles from './desk.module.css';
import { JudgePaper } from './JudgePaper.tsx';

/** `/customs/desk/declaration?id=`: a declaration as an officer decides it. */
export function DeskDeclarationPage() {
  const { t } = useTranslation('customs');
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const isAtDesk = useHasPermission('customs:desk');
  const query = useCustomsAtDeskQuery(
    { query: { id } },
    { refetchOnMountOrArgChange: true, skip: !isAtDesk },
  );
  const problem = problemOf(query);
  if (!isAtDesk) return <EmptyState text={t('desk.noPermission')} />;
  if (problem?.status === 404) return <EmptyState text={t('notFound')} />;
  if (query.data) return <DeskDeclaration key={id} data={query.data} />;
  if (problem && problem.status !== 401)
    return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={query.refetch} />;
  return <FormSkeleton label={t('loading')} />;
}

function DeskDeclaration({ data }: { data: DeclarationAtDesk }) {
  const { t, locale } = useTranslation('customs');
  const { customer, declaration, claim, libraryValues } = data;
  const { id, number, papers, update, status } = declaration;
  const toDesk = useOpenPagePath(customsPaths.desk());
  const { look, viewer } = usePapersLooked(id, papers, true);
  usePageTitle(number);
  const slots = paperSlots.filter((slot) => papers.some((paper) => paper.slot === slot));
  // What was changed meanwhile is looked at before it is decided.
  const [seen, setSeen] = useState(declaration.version);
  const isMine = (!claim || claim.isMine) && seen === declaration.version;
  return (
    <div className={styles.page}>
      <PageHeader title={customer.name} actions={<Link to={toDesk}>{t('desk.toDesk')}</Link>} />
      <Claim id={id} claim={claim} status={status} />
      {seen < declaration.version && (
        <PageNotice
          tone="warning"
          title={t('desk.changed')}
          actions={<Button onClick={() => setSeen(declaration.version)}>{t('desk.look')}</Button>}
        />
      )}
      <DeclarationHead declaration={declaration} isAtDesk />
      {update && (
        <DeclarationFields
          declaration={{ ...declaration, content: update.content }}
          title={t('view.asked')}
          id="declaration-update"
        />
      )}
      <DeclarationFields declaration={declaration} title={t('view.entered')} id="declaration-fields" />
      <Checks declaration={declaration} libraryValues={libraryValues} />
      <Refunds declaration={declaration} />
      <MadeDocuments declaration={declaration} isAtDesk />
      <FormSection title={t('papers.title')} id="declaration-papers">
        {slots.length === 0 && <p className={styles.quiet}>{t('papers.none')}</p>}
        {slots.map((slot) => {
          const own = papers.filter((paper) => paper.slot === slot);
          const label = paperSlotNames[slot][locale];
          return (
            <section key={slot} className={styles.paper} aria-label={label}>
              <h3 className={styles.slotTitle}>{label}</h3>
              <PaperList id={id} papers={own} label={label} isAtDesk onLook={look} />
              {isMine &&
                own
                  .filter(({ replacedAt, status: judged }) => replacedAt === null && judged === 'received')
                  .map((paper) => (
                    <JudgePaper key={paper.id} id={id} version={seen} paper={paper} onDecided={setSeen} />
                  ))}
            </section>
          );
        })}
        {viewer}
      </FormSection>
      {isMine && <DecideDeclaration declaration={declaration} version={seen} onDecided={setSeen} />}
      <DeclarationHistory events={declaration.events} />
    </div>
  );
}

type ClaimProps = Pick<DeclarationAtDesk, 'claim'> & { id: string; status: string };

/** Who has the declaration in hand; another officer's is taken over openly. */
function Claim({ id, claim, status }: ClaimProps) {
  const { t } = useTranslation('customs');
  const [call, { isLoading }] = useCustomsClaimMutation();
  const isWaiting = status === 'toBeConfirmed' || status === 'updateRequested';
  if (!isWaiting) return null;
  const act = async (what: 'claim' | 'takeOver' | 'release') => {
    const problem = problemOf(await call({ body: { id, what } }));
    if (problem) notify.error(problem.message);
  };
  const button = (what: 'claim' | 'takeOver' | 'release') => (
    <Button loading={isLoading} onClick={() => act(what)}>
      {t(`desk.${what}`)}
    </Button>
  );
  if (!claim) return <PageNotice tone="info" title={t('desk.unclaimed')} actions={button('claim')} />;
  if (claim.isMine) return <PageNotice tone="info" title={t('desk.mine')} actions={button('release')} />;
  return (
    <PageNotice
      tone="warning"
      title={t('desk.claimedBy', { name: claim.name })}
      actions={button('takeOver')}
    />
  );
}
