import { useTranslation } from '@berth/runtime';
import { FormField, SearchSelect, TextInput } from '@berth/ui';
import {
  choicesOf,
  useBookingSalespeopleQuery,
  useBookingServiceStaffQuery,
} from '../booking-choices/booking-choices.queries.ts';
import styles from './BookingForm.module.css';
import type { SectionFields } from './form-field-props.ts';

/** Who looks after the booking at the forwarder's, and remarks. */
export function PeopleSection({ draft, set, field, leave }: SectionFields) {
  const { t } = useTranslation('booking');
  const salespeople = choicesOf(useBookingSalespeopleQuery());
  const service = choicesOf(useBookingServiceStaffQuery());
  return (
    <div className={styles.grid}>
      <FormField {...field('salespersonId')}>
        {(control) => (
          <SearchSelect
            {...control}
            {...salespeople}
            placeholder={t('help.searchPerson')}
            value={draft.salespersonId}
            onChange={(salespersonId) => set({ salespersonId })}
          />
        )}
      </FormField>
      <FormField {...field('customerServiceId')}>
        {(control) => (
          <SearchSelect
            {...control}
            {...service}
            placeholder={t('help.searchPerson')}
            value={draft.customerServiceId}
            onChange={(customerServiceId) => set({ customerServiceId })}
          />
        )}
      </FormField>
      <div className={styles.wide} {...leave('remarks')}>
        <FormField {...field('remarks')} help={t('help.remarks')}>
          {(control) => (
            <TextInput {...control} rows={3} value={draft.remarks} onChange={(remarks) => set({ remarks })} />
          )}
        </FormField>
      </div>
    </div>
  );
}
