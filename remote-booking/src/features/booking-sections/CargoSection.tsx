import { useTranslation } from '@berth/runtime';
import { useCallback } from 'react';
import styles from '../booking-form/BookingForm.module.css';
import { FormSection } from '../booking-form/FormSection.tsx';
import type { BasicsDraft } from '../booking-form/form-kind.ts';
import type { BookingForm } from '../booking-form/use-booking-form.ts';
import { CargoSheet, type CargoSheetProps } from '../cargo-sheet/CargoSheet.tsx';
import { ImportCargo } from '../import-cargo/ImportCargo.tsx';

/** The cargo of a booking as a sheet. */
export function CargoSection<Draft extends BasicsDraft>({ form }: { form: BookingForm<Draft> }) {
  const { t } = useTranslation('booking');
  const { kind, state, dispatch, messages, idOf } = form;
  const handleChange = useCallback<CargoSheetProps['onChange']>(
    (lines, edit) => dispatch({ type: 'rows', list: 'cargo', lines, edit }),
    [dispatch],
  );
  const handleLeave = useCallback((path: string) => dispatch({ type: 'touch', path }), [dispatch]);
  return (
    <FormSection
      name="cargo"
      id={idOf('section-cargo')}
      aside={
        <>
          <span className={styles.aside}>{t('cargo.units', { context: kind.kind })}</span>
          <ImportCargo
            goods={kind.kind === 'fcl' ? 'fcl' : 'fba'}
            lines={state.draft.cargo}
            onChange={handleChange}
            idOf={idOf}
          />
        </>
      }
    >
      <CargoSheet
        lines={state.draft.cargo}
        messages={messages}
        isAmazon={state.draft.warehouseType === 'amazon'}
        idOf={idOf}
        onChange={handleChange}
        onLeave={handleLeave}
      />
    </FormSection>
  );
}
