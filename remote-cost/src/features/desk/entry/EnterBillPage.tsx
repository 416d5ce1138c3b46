import { useSearchParams, useTranslation } from '@berth/runtime';
import { PageNotice, useChinaDay } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { type BillAtDesk, useDeskBillQuery, useDeskBookingsQuery } from '../../calls/desk.queries.ts';
import { AtDesk, DeskQuery, useFresh } from '../DeskQuery.tsx';
import { BillForm } from './BillForm.tsx';
import { beginBill, draftOfEntry } from './bill-draft.ts';
import { ChooseCustomer } from './ChooseCustomer.tsx';

/** `/cost/desk/entry`: corrects the bill `id`, or issues one to `customerId`, begun with the booking of a number. */
export function EnterBillPage() {
  const [params] = useSearchParams();
  const [id, customerId, booking] = ['id', 'customerId', 'booking'].map((name) => params.get(name) ?? '');
  return (
    <AtDesk>
      {id ? (
        <Correction key={id} id={id} />
      ) : customerId ? (
        <NewBill key={`${customerId} ${booking}`} customerId={customerId} booking={booking ?? ''} />
      ) : (
        <ChooseCustomer />
      )}
    </AtDesk>
  );
}

function NewBill({ customerId, booking }: { customerId: string; booking: string }) {
  const today = useChinaDay();
  const input = { query: { customerId, search: booking } };
  const query = useFresh(useDeskBookingsQuery(input, { refetchOnMountOrArgChange: true }));
  const found = query.data?.bookings.find(({ businessNumber }) => businessNumber === booking);
  return (
    <DeskQuery query={query}>
      {({ customer }) => (
        <BillForm
          name={`${customerId}.${booking}`}
          customer={customer}
          version={null}
          initial={beginBill(customer.settlement === 'monthly' ? 'monthly' : 'perBill', today, found)}
        />
      )}
    </DeskQuery>
  );
}

function Correction({ id }: { id: string }) {
  const query = useFresh(useDeskBillQuery({ query: { id } }, { refetchOnMountOrArgChange: true }));
  return <DeskQuery query={query}>{(data) => <CorrectionOf newest={data} />}</DeskQuery>;
}

/** What is typed belongs to the version that was opened; a newer one is taken when that is asked for. */
function CorrectionOf({ newest }: { newest: BillAtDesk }) {
  const { t } = useTranslation('cost');
  const [{ bill, customer, entry }, setOpened] = useState(newest);
  const isOutdated = newest.bill.version !== bill.version;
  return (
    <BillForm
      key={bill.version}
      name={bill.id}
      customer={customer}
      version={bill.version}
      initial={draftOfEntry(entry)}
      notice={(forget) =>
        isOutdated && (
          <PageNotice
            tone="warning"
            title={t('entry.changedMeanwhile')}
            actions={
              <Button
                onClick={() => {
                  forget();
                  setOpened(newest);
                }}
              >
                {t('entry.takeNewest')}
              </Button>
            }
          />
        )
      }
    />
  );
}
