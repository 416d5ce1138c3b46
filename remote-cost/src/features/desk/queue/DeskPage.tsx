import { Link, useTranslation } from '@berth/runtime';
import { EmptyState, PageHeader } from '@berth/ui';
import { costPaths } from '../../../paths.ts';
import { type Queue, useDeskQueueQuery } from '../../calls/desk.queries.ts';
import { AtDesk, DeskQuery } from '../DeskQuery.tsx';
import styles from '../desk.module.css';
import { FindBills } from './FindBills.tsx';
import { QueueSections } from './QueueSections.tsx';

/** `/cost/desk`: what waits for the forwarder's staff, of all customers. */
export function DeskPage() {
  return (
    <AtDesk>
      <Desk />
    </AtDesk>
  );
}

const isEmpty = ({ disputes, proofs, invoiceRequests, unbilled }: Queue) =>
  disputes.length + proofs.length + invoiceRequests.length + unbilled.length === 0;

function Desk() {
  const { t } = useTranslation('cost');
  const query = useDeskQueueQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('desk.title')}
        actions={<Link to={costPaths.newBill()}>{t('desk.newBill')}</Link>}
      />
      <FindBills />
      <DeskQuery query={query}>
        {(queue) =>
          isEmpty(queue) ? <EmptyState text={t('desk.empty')} /> : <QueueSections queue={queue} />
        }
      </DeskQuery>
    </div>
  );
}
