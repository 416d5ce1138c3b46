import { useTranslation } from '@berth/runtime';
import { type ComponentType, memo, useCallback } from 'react';
import styles from '../booking-form/BookingForm.module.css';
import { CustomsSection } from '../booking-form/CustomsSection.tsx';
import { DeliverySection } from '../booking-form/DeliverySection.tsx';
import { FormSection } from '../booking-form/FormSection.tsx';
import {
  type FieldsDraft,
  type FieldsForm,
  type SectionFields,
  useSectionFields,
} from '../booking-form/form-field-props.ts';
import { PeopleSection } from '../booking-form/PeopleSection.tsx';
import type { BookingForm } from '../booking-form/use-booking-form.ts';
import { useKeptSame } from '../booking-form/use-kept-same.ts';
import { CargoSheet, type CargoSheetProps } from '../cargo-sheet/CargoSheet.tsx';
import type { SectionName } from './form-sections.ts';
import { PickupSection } from './PickupSection.tsx';
import { VoyageSection } from './VoyageSection.tsx';

/** The fields of a booking, by section; no fetching beyond its lists of choices. */
export function EditLclBookingForm({ form }: { form: BookingForm }) {
  const { t } = useTranslation('booking');
  const { state, dispatch, messages, idOf } = form;
  const { cargo, ...draft } = state.draft;
  // Typing into the sheet draws the sheet alone.
  const fields = { draft: useKeptSame<FieldsDraft>(draft, isSameFields), messages, dispatch, idOf };
  const handleCargo = useCallback<CargoSheetProps['onChange']>(
    (lines, edit) => dispatch({ type: 'cargo', lines, edit }),
    [dispatch],
  );
  const handleLeave = useCallback((path: string) => dispatch({ type: 'touch', path }), [dispatch]);
  return (
    <div className={styles.sections}>
      <FieldsSection {...fields} name="voyage" Fields={VoyageSection} />
      <FieldsSection {...fields} name="delivery" Fields={DeliverySection} />
      <FormSection
        name="cargo"
        id={idOf('section-cargo')}
        aside={<span className={styles.aside}>{t('cargo.units')}</span>}
      >
        <CargoSheet
          lines={cargo}
          messages={messages}
          isAmazon={draft.warehouseType === 'amazon'}
          idOf={idOf}
          onChange={handleCargo}
          onLeave={handleLeave}
        />
      </FormSection>
      <FieldsSection {...fields} name="pickup" Fields={PickupSection} />
      <FieldsSection {...fields} name="customs" Fields={CustomsSection} />
      <FieldsSection {...fields} name="people" Fields={PeopleSection} />
    </div>
  );
}

type FieldsSectionProps = FieldsForm & { name: SectionName; Fields: ComponentType<SectionFields> };

const FieldsSection = memo(function FieldsSection({ name, Fields, ...form }: FieldsSectionProps) {
  const fields = useSectionFields(form);
  return (
    <FormSection name={name} id={form.idOf(`section-${name}`)}>
      <Fields {...fields} />
    </FormSection>
  );
});

function isSameFields(one: FieldsDraft, other: FieldsDraft): boolean {
  const fields = Object.keys(other) as (keyof FieldsDraft)[]; // keys of the same object
  return fields.every((field) => one[field] === other[field]);
}
