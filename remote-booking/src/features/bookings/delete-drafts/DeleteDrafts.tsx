import { DeleteOutlined } from '@ant-design/icons';
import { type BookingStatus, canBooking } from '@berth/contract';
import { useHasPermission, useTranslation } from '@berth/runtime';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import type { NamedBooking } from '../bulk/use-booking-bulk.ts';
import { DeleteDraftsDialog } from './DeleteDraftsDialog.tsx';

/** A booking of any kind, as far as its deletion asks about it. */
export type DeletableBooking = NamedBooking & { status: BookingStatus; goodsName?: string };

type DeleteDraftsProps = {
  /** Those that were submitted among them: the dialog says that they stay. */
  bookings: readonly DeletableBooking[];
  size?: ButtonProps['size'];
  /** Only a sign, named after the booking, where there is no room for words. */
  isBrief?: boolean;
  /** The id of what gets the focus once they are deleted: the button goes with them. */
  nextId?: string;
  onDone?: (deletedIds: readonly string[]) => void;
};

/** Deletes drafts after a question: the button, where there is anything to delete, and its dialog. */
export function DeleteDrafts({ bookings, size, isBrief, nextId, onDone }: DeleteDraftsProps) {
  const { t } = useTranslation('booking');
  const [asked, setAsked] = useState<readonly DeletableBooking[] | null>(null);
  const mayEdit = useHasPermission('bookings:edit');
  const isOffered = mayEdit && bookings.some(({ status }) => canBooking(status, 'deleteDraft'));
  const name = isBrief ? t('deleting.one', { number: bookings[0]?.businessNumber ?? '' }) : undefined;
  return (
    <>
      {isOffered && (
        <Button
          danger={!isBrief}
          type={isBrief ? 'text' : 'default'}
          size={size}
          icon={<DeleteOutlined aria-hidden="true" />}
          aria-label={name}
          title={name}
          onClick={() => setAsked(bookings)}
        >
          {!isBrief && t('deleting.action', { count: bookings.length })}
        </Button>
      )}
      {asked && (
        <DeleteDraftsDialog
          bookings={asked}
          onDone={(deletedIds) => {
            setAsked(null);
            onDone?.(deletedIds);
            // The dialog, which holds the focus, is gone by then.
            if (nextId && deletedIds.length > 0) setTimeout(() => focusOn(nextId));
          }}
        />
      )}
    </>
  );
}

const focusOn = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });
