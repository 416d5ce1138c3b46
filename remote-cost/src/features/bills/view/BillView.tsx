import { type BillStatus, billStatusNames } from '@berth/contract';
import { Link, useOpenPagePath, usePageTitle, useTranslation, useUser } from '@berth/runtime';
import {
  CodeText,
  FormSection,
  PageHeader,
  PageWatermark,
  RailLayout,
  StatusDot,
  ViewableFiles,
} from '@berth/ui';
import { costPaths } from '../../../paths.ts';
import type { Bill } from '../../calls/cost.queries.ts';
import { MakeStatement } from '../../statements/MakeStatement.tsx';
import { BillFacts } from './BillFacts.tsx';
import { BillHistory } from './BillHistory.tsx';
import { BillRail } from './BillRail.tsx';
import styles from './BillView.module.css';
import { FeeGroups } from './FeeGroups.tsx';
import { NextStep } from './NextStep.tsx';

/** A bill whole: what happens next first, then its fees beside what was quoted, its documents and who did what. */
export function BillView({ bill }: { bill: Bill }) {
  const { t } = useTranslation('cost');
  const toList = useOpenPagePath(costPaths.list());
  const user = useUser();
  usePageTitle(bill.number);
  return (
    <div className={styles.page}>
      {user && <PageWatermark lines={[user.name, user.account]} />}
      <PageHeader
        title={t('title')}
        meta={
          <>
            <CodeText code={bill.number} />
            <Status status={bill.status} />
          </>
        }
        actions={
          <>
            <Link to={toList}>{t('bill.toList')}</Link>
            <MakeStatement bills={[bill]} />
          </>
        }
      />
      <NextStep bill={bill} />
      <RailLayout rail={<BillRail bill={bill} />} railLabel={t('bill.rail')}>
        <BillFacts bill={bill} />
        <FeeGroups bill={bill} />
        <BillPapers bill={bill} />
      </RailLayout>
    </div>
  );
}

/** Documents, and who did what. */
export function BillPapers({ bill }: { bill: Bill }) {
  const { t } = useTranslation('cost');
  return (
    <>
      {bill.documents.length > 0 && (
        <FormSection title={t('bill.documents')} id="bill-documents">
          <ViewableFiles
            label={t('bill.documents')}
            files={bill.documents.map(({ file, title, addedAt }) => ({
              ...file,
              note: [title, addedAt.slice(0, 10)].join(' · '),
            }))}
          />
        </FormSection>
      )}
      <FormSection title={t('bill.history')} id="bill-history">
        <BillHistory bill={bill} />
      </FormSection>
    </>
  );
}

export function Status({ status }: { status: BillStatus }) {
  const { locale } = useTranslation('cost');
  return <StatusDot status={status}>{billStatusNames[status][locale]}</StatusDot>;
}
