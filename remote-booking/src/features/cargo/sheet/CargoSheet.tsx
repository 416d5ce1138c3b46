import { cargoLineLimits } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormTable, type SheetEdit } from '@berth/ui';
import { useMemo } from 'react';
import { choicesOf, useBookingPackingsQuery } from '../../choices/booking-choices.queries.ts';
import { cargoColumns } from './cargo-columns.ts';
import { type CargoLineDraft, newCargoLine } from './cargo-draft.ts';

export type CargoSheetProps = {
  lines: readonly CargoLineDraft[];
  messages: ReadonlyMap<string, string>;
  isAmazon: boolean;
  idOf: (path: string) => string;
  onChange: (lines: readonly CargoLineDraft[], edit: SheetEdit) => void;
  onLeave: (path: string) => void;
};

/** The cargo lines of a booking, edited like a sheet. Totals stand in the bottom bar. */
export function CargoSheet({ isAmazon, ...sheet }: CargoSheetProps) {
  const { t } = useTranslation('booking');
  const { options: packings } = choicesOf(useBookingPackingsQuery());
  const columns = useMemo(() => cargoColumns({ t, packings, isAmazon }), [t, packings, isAmazon]);
  return (
    <FormTable
      {...sheet}
      name="cargo"
      label={t('section.cargo')}
      columns={columns}
      newLine={newCargoLine}
      mostLines={cargoLineLimits.lines}
    />
  );
}
