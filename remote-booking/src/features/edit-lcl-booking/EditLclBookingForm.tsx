import styles from '../booking-form/BookingForm.module.css';
import { CargoSection } from '../booking-form/CargoSection.tsx';
import { CustomsSection } from '../booking-form/CustomsSection.tsx';
import { DeliverySection } from '../booking-form/DeliverySection.tsx';
import { FieldsSection } from '../booking-form/FieldsSection.tsx';
import { PeopleSection } from '../booking-form/PeopleSection.tsx';
import type { BookingForm } from '../booking-form/use-booking-form.ts';
import { useFieldsForm } from '../booking-form/use-fields-form.ts';
import type { BookingDraft } from './booking-draft.ts';
import { PickupSection } from './PickupSection.tsx';
import { VoyageSection } from './VoyageSection.tsx';

/** The fields of a booking, by section; no fetching beyond its lists of choices. */
export function EditLclBookingForm({ form }: { form: BookingForm<BookingDraft> }) {
  const fields = useFieldsForm(form);
  return (
    <div className={styles.sections}>
      <FieldsSection {...fields} name="voyage" Fields={VoyageSection} />
      <FieldsSection {...fields} name="delivery" Fields={DeliverySection} />
      <CargoSection form={form} />
      <FieldsSection {...fields} name="pickup" Fields={PickupSection} />
      <FieldsSection {...fields} name="customs" Fields={CustomsSection} />
      <FieldsSection {...fields} name="people" Fields={PeopleSection} />
    </div>
  );
}
