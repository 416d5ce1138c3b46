import type { TemplateKind } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormSection, formLayout } from '@berth/ui';
import { useCallback } from 'react';
import { ImportCargo } from '../../cargo/import/ImportCargo.tsx';
import { CargoSheet, type CargoSheetProps } from '../../cargo/sheet/CargoSheet.tsx';
import type { BasicsDraft, BookingForm } from '../kind/form-kind.ts';

type CargoSectionProps<Draft extends BasicsDraft> = { form: BookingForm<Draft> };

/** The cargo of an LCL booking as a sheet. */
export function LclCargoSection<Draft extends BasicsDraft>(props: CargoSectionProps<Draft>) {
  return <CargoSection {...props} kind="lcl" />;
}

/** The cargo of an FCL booking as a sheet. */
export function FclCargoSection<Draft extends BasicsDraft>(props: CargoSectionProps<Draft>) {
  return <CargoSection {...props} kind="fcl" />;
}

function CargoSection<Draft extends BasicsDraft>({
  kind,
  form,
}: CargoSectionProps<Draft> & { kind: TemplateKind }) {
  const { t } = useTranslation('booking');
  const { state, dispatch, messages, idOf } = form;
  const handleChange = useCallback<CargoSheetProps['onChange']>(
    (lines, edit) => dispatch({ type: 'rows', list: 'cargo', lines, edit }),
    [dispatch],
  );
  const handleLeave = useCallback((path: string) => dispatch({ type: 'touch', path }), [dispatch]);
  return (
    <FormSection
      title={t('section.cargo')}
      id={idOf('section-cargo')}
      aside={
        <>
          <span className={formLayout.aside}>{t('cargo.units', { context: kind })}</span>
          <ImportCargo
            goods={kind === 'fcl' ? 'fcl' : 'fba'}
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
