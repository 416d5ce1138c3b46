import { undoProblems } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { SendFoot, TextField, TypedNotice } from '@berth/ui';
import styles from '../desk.module.css';
import type { DeskBooking } from '../desk.queries.ts';
import { type Seen, useActOnBooking } from './use-act-on-booking.tsx';

type UndoFormProps = {
  booking: DeskBooking;
  /** What is undone, for what is typed and not yet sent. */
  name: string;
  /** What follows. */
  lead: string;
  call: (body: Seen & { reason: string }) => PromiseLike<{ data?: unknown; error?: unknown }>;
  onDone: () => void;
};

/** Takes back what was wrong, for a reason that the customer reads. */
export function UndoForm({ booking, name, lead, call, onDone }: UndoFormProps) {
  const { t } = useTranslation('booking');
  const { of, notice } = useActOnBooking(
    { booking, name, initial: { reason: '' }, done: t('desk.undone'), onDone },
    (value) => {
      const reason = value.reason.trim();
      return {
        content: { reason },
        problems: undoProblems({ reason }),
        call: (seen) => call({ ...seen, reason }),
      };
    },
  );
  return (
    <div className={styles.form}>
      {notice}
      <TypedNotice typed={of.typed} />
      <p className={styles.quiet}>{lead}</p>
      <TextField
        of={of}
        name="reason"
        label={t('desk.reason')}
        help={t('desk.reasonHelp')}
        rows={2}
        isRequired
      />
      <SendFoot form={of.form} label={t('desk.undo')} isDanger />
    </div>
  );
}
