import { deskBookingList, listFieldsOf, submittedStatuses } from '@berth/contract';
import { Link, tableAnswer, useSearchParams, useTableMemory, useTranslation } from '@berth/runtime';
import { DefinedListPage, toListInput, useTableSearch } from '@berth/ui';
import { deskPaths } from '../../paths.ts';
import { AirBookingForm } from './acts/AirBookingForm.tsx';
import { DeskAct } from './acts/DeskAct.tsx';
import { ReceiveForm } from './acts/ReceiveForm.tsx';
import { useDeskBookingsQuery } from './desk.queries.ts';

const fields = listFieldsOf(deskBookingList);
const dots = Object.fromEntries(submittedStatuses.map((status) => [status, status]));

/** `/business/desk`: the bookings of all customers. */
export function DeskBookingsPage() {
  const { t } = useTranslation('booking');
  const { search, change } = useTableSearch(useSearchParams(), fields);
  const query = useDeskBookingsQuery({ list: toListInput(search) }, { refetchOnMountOrArgChange: true });
  return (
    <DefinedListPage
      list={deskBookingList}
      cells={{
        businessNumber: ({ businessNumber: number }) => <Link to={deskPaths.one({ number })}>{number}</Link>,
      }}
      status={{ column: 'status', dots }}
      actions={
        <>
          <DeskAct label={t('desk.scan')} title={t('desk.scan')}>
            {(close) => <ReceiveForm onDone={close} />}
          </DeskAct>
          <DeskAct label={t('desk.enterAir')} title={t('desk.enterAir')} widthPx={1120}>
            {(close) => <AirBookingForm onDone={close} />}
          </DeskAct>
        </>
      }
      answer={tableAnswer(query)}
      search={search}
      onChange={change}
      memory={useTableMemory(deskBookingList.name)}
    />
  );
}
