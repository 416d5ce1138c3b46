import { useTranslation } from '@berth/runtime';
import { useCallback } from 'react';
import { CargoSheet } from '../cargo-sheet/CargoSheet.tsx';
import type { CargoEdit } from '../cargo-sheet/cargo-edits.ts';
import { CustomsSection } from './CustomsSection.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import styles from './EditLclBooking.module.css';
import { FormSection } from './FormSection.tsx';
import { useSectionFields } from './form-field-props.ts';
import { PeopleSection } from './PeopleSection.tsx';
import { PickupSection } from './PickupSection.tsx';
import type { BookingForm } from './use-booking-form.ts';
import { VoyageSection } from './VoyageSection.tsx';

/** The fields of a booking, by section; no fetching beyond its lists of choices. */
export function EditLclBookingForm({ form }: { form: BookingForm }) {
  const { t } = useTranslation('booking');
  const { state, dispatch, messages, idOf } = form;
  const fields = useSectionFields(form);
  const handleEdit = useCallback((edit: CargoEdit) => dispatch({ type: 'cargo', edit }), [dispatch]);
  const handleLeave = useCallback((path: string) => dispatch({ type: 'touch', path }), [dispatch]);
  const idOfSection = (name: string) => idOf(`section-${name}`);
  return (
    <div className={styles.sections}>
      <FormSection name="voyage" id={idOfSection('voyage')}>
        <VoyageSection {...fields} />
      </FormSection>
      <FormSection name="delivery" id={idOfSection('delivery')}>
        <DeliverySection {...fields} />
      </FormSection>
      <FormSection
        name="cargo"
        id={idOfSection('cargo')}
        aside={<span className={styles.aside}>{t('cargo.units')}</span>}
      >
        <CargoSheet
          id={idOf('cargo')}
          lines={state.draft.cargo}
          messages={messages}
          idOf={idOf}
          onEdit={handleEdit}
          onLeave={handleLeave}
        />
      </FormSection>
      <FormSection name="pickup" id={idOfSection('pickup')}>
        <PickupSection {...fields} />
      </FormSection>
      <FormSection name="customs" id={idOfSection('customs')}>
        <CustomsSection {...fields} />
      </FormSection>
      <FormSection name="people" id={idOfSection('people')}>
        <PeopleSection {...fields} />
      </FormSection>
    </div>
  );
}
