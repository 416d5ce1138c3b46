import type { Problem } from '@berth/contract';
import { notify, useTranslation, useTypedPage } from '@berth/runtime';
import { PageNotice, useTypedForm } from '@berth/ui';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import type { DeskBooking } from '../desk.queries.ts';

/** What a call is about, and how the booking stood when that was looked at. */
export type Seen = { businessNumber: string; stand: number };

type Act<Value> = {
  booking: Pick<DeskBooking, 'businessNumber' | 'stand'>;
  /** What is done, for what is typed and not yet sent. */
  name: string;
  initial: Value;
  /** What is said once it is done. */
  done: string;
  onDone?: () => void;
};

type Made<Content> = {
  content: Content;
  problems?: readonly Problem[];
  call: (seen: Seen) => PromiseLike<{ data?: unknown; error?: unknown }>;
};

/**
 * The form of something that is done to a booking as it was seen: what a colleague or a system has changed since is
 * looked at before, and what is typed stays.
 */
export function useActOnBooking<Value extends object, Content extends object>(
  { booking, name, initial, done, onDone }: Act<Value>,
  make: (value: Value) => Made<Content>,
) {
  const { t } = useTranslation('booking');
  const { businessNumber } = booking;
  const [stand, setStand] = useState(booking.stand);
  const of = useTypedForm<Value, Content, unknown>(
    useTypedPage(),
    `desk.${name}.${businessNumber}`,
    initial,
    (value) => {
      const { content, problems = [], call } = make(value);
      return {
        content: { ...content, stand },
        problems,
        call: () => call({ businessNumber, stand }),
        onSent: () => {
          notify.success(done);
          onDone?.();
        },
      };
    },
    stand,
  );
  const notice: ReactNode = stand !== booking.stand && (
    <PageNotice
      tone="info"
      title={t('desk.changedMeanwhile')}
      actions={<Button onClick={() => setStand(booking.stand)}>{t('desk.goOn')}</Button>}
    />
  );
  return { of, notice };
}
