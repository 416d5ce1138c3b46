import styles from '../booking-form/BookingForm.module.css';
import { CargoSection } from '../booking-form/CargoSection.tsx';
import { CustomsSection } from '../booking-form/CustomsSection.tsx';
import { DeliverySection } from '../booking-form/DeliverySection.tsx';
import { FieldsSection } from '../booking-form/FieldsSection.tsx';
import { PeopleSection } from '../booking-form/PeopleSection.tsx';
import type { BookingForm } from '../booking-form/use-booking-form.ts';
import { useFieldsForm } from '../booking-form/use-fields-form.ts';
import { ContainersSection } from './ContainersSection.tsx';
import { FclVoyageSection } from './FclVoyageSection.tsx';
import type { FclDraft } from './fcl-draft.ts';
import { LoadingPlacesSection } from './LoadingPlacesSection.tsx';

/** The fields of an FCL booking, by section; no fetching beyond its lists of choices. */
export function EditFclBookingForm({ form }: { form: BookingForm<FclDraft> }) {
  const fields = useFieldsForm(form);
  return (
    <div className={styles.sections}>
      <FieldsSection {...fields} name="voyage" Fields={FclVoyageSection} />
      <ContainersSection form={form} />
      <LoadingPlacesSection form={form} />
      <FieldsSection {...fields} name="delivery" Fields={DeliverySection} />
      <CargoSection form={form} />
      <FieldsSection {...fields} name="customs" Fields={CustomsSection} />
      <FieldsSection {...fields} name="people" Fields={PeopleSection} />
    </div>
  );
}
