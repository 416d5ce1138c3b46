import { useTranslation } from '@berth/runtime';
import { type FormHints, sheetHints } from '@berth/ui';
import { useMemo } from 'react';
import { cargoColumns } from './cargo-columns.ts';
import { type CargoLineDraft, farVolume } from './cargo-draft.ts';

/** What is worth a second look in the cells of the cargo sheet. */
export function useCargoHints(lines: readonly CargoLineDraft[], isAmazon: boolean): FormHints {
  const { t } = useTranslation('booking');
  const columns = useMemo(() => cargoColumns({ t, packings: undefined, isAmazon }), [t, isAmazon]);
  return useMemo(() => {
    const hints = sheetHints('cargo', columns, lines);
    for (const line of lines) {
      // At the cell itself the volume is offered already.
      const volume = farVolume(line);
      if (volume) hints.set(`cargo.${line.key}.volume`, t('cargo.volumeFar', { volume }));
    }
    return hints;
  }, [t, columns, lines]);
}
