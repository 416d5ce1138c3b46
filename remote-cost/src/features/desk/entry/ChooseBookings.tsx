import { sumsByCurrency } from '@berth/contract';
import { request, useTranslation } from '@berth/runtime';
import { Amounts, type DataColumn, type LoadPickerRows, TablePickerDialog } from '@berth/ui';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import type { BookingToBill } from '../../calls/desk.queries.ts';

type ChooseBookingsProps = { customerId: string; onChoose: (bookings: readonly BookingToBill[]) => void };

const none: ReadonlyMap<string, BookingToBill> = new Map();
const quiet = { overlay: false, errors: 'caller' } as const;

/** Adds what was quoted for a customer's bookings; of each it is said on which bills it stands. */
export function ChooseBookings({ customerId, onChoose }: ChooseBookingsProps) {
  const { t } = useTranslation('cost');
  const [isOpen, setOpen] = useState(false);
  const load = useCallback<LoadPickerRows<BookingToBill>>(
    async ({ typed, page, pageSize }, signal) => {
      const query = { customerId, search: typed };
      const { bookings } = await request('GET /system/billing/bookings', { query }, { ...quiet, signal });
      return { rows: bookings.slice((page - 1) * pageSize, page * pageSize), total: bookings.length };
    },
    [customerId],
  );
  const columns: readonly DataColumn<BookingToBill>[] = [
    { key: 'number', title: t('entry.businessNumber'), widthPx: 170, render: (row) => row.businessNumber },
    { key: 'own', title: t('entry.ownNumber'), render: (row) => row.customerBusinessNumber || '—' },
    {
      key: 'quoted',
      title: t('fees.quoted'),
      widthPx: 150,
      isNumber: true,
      render: ({ quotation }) => <Amounts amounts={sumsByCurrency(quotation)} />,
    },
    {
      key: 'bills',
      title: t('entry.onBills'),
      render: ({ bills }) => bills.map(({ number }) => number).join(', ') || '—',
    },
  ];
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('entry.addBookings')}
      </Button>
      <TablePickerDialog
        title={t('entry.addBookings')}
        name={t('entry.bookings')}
        isOpen={isOpen}
        columns={columns}
        rowKey={({ id }) => id}
        nameOf={({ businessNumber }) => businessNumber}
        load={load}
        chosen={none}
        onCancel={() => setOpen(false)}
        onConfirm={(chosen) => {
          onChoose([...chosen.values()]);
          setOpen(false);
        }}
      />
    </>
  );
}
