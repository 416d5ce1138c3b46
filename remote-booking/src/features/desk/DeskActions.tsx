import { type BookingAction, canBooking } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FlightForm, SailForm } from './acts/CarriageForms.tsx';
import { ContainersForm } from './acts/ContainersForm.tsx';
import { DeskAct } from './acts/DeskAct.tsx';
import { EntryNumberForm } from './acts/EntryNumberForm.tsx';
import { EventForm } from './acts/EventForm.tsx';
import { MoveForm, nextStatuses } from './acts/MoveForm.tsx';
import { ReceiveForm } from './acts/ReceiveForm.tsx';
import { UndoForm } from './acts/UndoForm.tsx';
import styles from './desk.module.css';
import { type DeskBooking, useDeskUndoEntryMutation } from './desk.queries.ts';

/** What can be done with a booking where it stands. */
export function DeskActions({ booking }: { booking: DeskBooking }) {
  const { t } = useTranslation('booking');
  const [undoEntry] = useDeskUndoEntryMutation();
  const { status, kind, businessNumber: number } = booking;
  const can = (action: BookingAction) => canBooking(status, action, kind);
  return (
    <div className={styles.buttons}>
      {nextStatuses(booking).length > 0 && (
        <DeskAct label={t('desk.move')} title={t('desk.moveTitle', { number })}>
          {(close) => <MoveForm booking={booking} onDone={close} />}
        </DeskAct>
      )}
      {can('confirmEntry') && (
        <DeskAct label={t('desk.receive')} title={t('desk.receiveTitle', { number })}>
          {(close) => <ReceiveForm code={number} onDone={close} />}
        </DeskAct>
      )}
      {can('giveEntryNumber') && (
        <DeskAct label={t('desk.entryNumber')} title={t('desk.entryNumber')}>
          {(close) => <EntryNumberForm booking={booking} onDone={close} />}
        </DeskAct>
      )}
      {can('giveSailing') && (
        <DeskAct label={t('desk.ship')} title={t('desk.shipTitle', { number })}>
          {(close) => <SailForm booking={booking} onDone={close} />}
        </DeskAct>
      )}
      {can('giveFlight') && (
        <DeskAct label={t('desk.flight')} title={t('desk.flightTitle', { number })}>
          {(close) => <FlightForm booking={booking} onDone={close} />}
        </DeskAct>
      )}
      {can('assignContainers') && (
        <DeskAct label={t('desk.assign')} title={t('desk.assignTitle', { number })} widthPx={960}>
          {(close) => <ContainersForm booking={booking} onDone={close} />}
        </DeskAct>
      )}
      {booking.containers.length > 0 && (
        <DeskAct label={t('desk.tell')} title={t('desk.tellTitle', { number })}>
          {(close) => <EventForm booking={booking} onDone={close} />}
        </DeskAct>
      )}
      {can('undoEntry') && (
        <DeskAct label={t('desk.undoEntry')} title={t('desk.undoEntryTitle', { number })} isDanger>
          {(close) => (
            <UndoForm
              booking={booking}
              name="undoEntry"
              lead={t('desk.undoEntryLead')}
              call={(body) => undoEntry({ body })}
              onDone={close}
            />
          )}
        </DeskAct>
      )}
    </div>
  );
}
