import {
  type BookingStatus,
  bookingStatusNames,
  bookingStatusRules,
  obstacleToReturn,
  undoProblems,
} from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { ChoiceField, SendFoot, TextField, TypedNotice } from '@berth/ui';
import styles from '../desk.module.css';
import { type DeskBooking, useDeskMoveMutation } from '../desk.queries.ts';
import { useActOnBooking } from './use-act-on-booking.tsx';

type Next = Exclude<BookingStatus, 'draft' | 'toBeReceived'>;

/** Where a booking can be moved from where it stands. */
export function nextStatuses({ status, tracking }: Pick<DeskBooking, 'status' | 'tracking'>): Next[] {
  const hasDeparted = tracking?.hasDeparted ?? false;
  return bookingStatusRules[status].next.filter(
    (next): next is Next =>
      next !== 'draft' &&
      next !== 'toBeReceived' &&
      (next !== 'returned' || obstacleToReturn({ status, hasDeparted }) === null),
  );
}

/** Moves a booking on by one status, or returns it for a reason. */
export function MoveForm({ booking, onDone }: { booking: DeskBooking; onDone: () => void }) {
  const { t, locale } = useTranslation('booking');
  const [move] = useDeskMoveMutation();
  const next = nextStatuses(booking);
  const { of, notice } = useActOnBooking(
    {
      booking,
      name: 'move',
      initial: { status: (next[0] ?? null) as Next | null, reason: '' },
      done: t('desk.moved', { number: booking.businessNumber }),
      onDone,
    },
    ({ status, reason }) => {
      const said = status === 'returned' ? { reason: reason.trim() } : {};
      return {
        content: { status, ...said },
        problems: [
          ...(status === null ? [{ path: 'status', rule: 'chooseOne' } as const] : []),
          ...(status === 'returned' ? undoProblems({ reason: reason.trim() }) : []),
        ],
        call: (seen) => move({ body: { ...seen, status: status ?? 'received', ...said } }),
      };
    },
  );
  const { status } = of.value;
  return (
    <div className={styles.form}>
      {notice}
      <TypedNotice typed={of.typed} />
      <ChoiceField
        of={of}
        name="status"
        label={t('desk.status')}
        choices={next.map((value) => ({ value, label: bookingStatusNames[value][locale] }))}
        isRequired
      />
      {status === 'returned' && (
        <TextField
          of={of}
          name="reason"
          label={t('desk.reason')}
          help={t('desk.reasonHelp')}
          rows={2}
          isRequired
        />
      )}
      {status && (
        <p className={styles.quiet}>{t('desk.toldStatus', { status: bookingStatusNames[status][locale] })}</p>
      )}
      <SendFoot form={of.form} label={t('desk.move')} isDanger={status === 'returned'} />
    </div>
  );
}
