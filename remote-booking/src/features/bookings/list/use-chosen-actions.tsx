import { type TableSelection, useChosenRows } from '@berth/ui';
import { PrintBookings } from '../../print/PrintBookings.tsx';
import { CopyBooking } from '../copy/CopyBooking.tsx';
import { DeleteDrafts } from '../delete-drafts/DeleteDrafts.tsx';
import { ReturnBookings } from '../return/ReturnBookings.tsx';
import type { BookingListRow } from './booking-cells.tsx';
import type { MadeBookings } from './list-kind.ts';

/** The selection of rows, with the actions on several bookings; none where bookings are read only. */
export function useChosenActions<Row extends BookingListRow>(
  shown: readonly Row[] | undefined,
  made: MadeBookings | undefined,
  /** The id of the element that gets the focus when the chosen bookings are gone. */
  nextId: string,
): TableSelection<Row> | undefined {
  const { rows, setChosen, forget } = useChosenRows(shown);
  if (!made) return undefined;
  return {
    chosen: rows,
    onChange: setChosen,
    nameOf: ({ businessNumber }) => businessNumber,
    actions: (all) => (
      <ChosenActions rows={[...all.values()]} paths={made.paths} nextId={nextId} onForget={forget} />
    ),
  };
}

type ChosenActionsProps = {
  rows: readonly BookingListRow[];
  paths: MadeBookings['paths'];
  nextId: string;
  /** Unselects the bookings of these ids. */
  onForget: (ids: readonly string[]) => void;
};

function ChosenActions({ rows, paths, nextId, onForget }: ChosenActionsProps) {
  const returnable = rows.map(({ tracking, ...row }) => ({ ...row, hasDeparted: tracking?.hasDeparted }));
  const [only] = rows;
  return (
    <>
      {only && rows.length === 1 && (
        <CopyBooking size="small" status={only.status} path={() => paths.copy(only)} />
      )}
      <PrintBookings size="small" bookings={rows} />
      <DeleteDrafts size="small" bookings={rows} nextId={nextId} onDone={onForget} />
      <ReturnBookings
        size="small"
        // What was never submitted is deleted.
        isOffered={rows.some(({ status }) => status !== 'draft')}
        bookings={returnable}
        onDone={onForget}
      />
    </>
  );
}
