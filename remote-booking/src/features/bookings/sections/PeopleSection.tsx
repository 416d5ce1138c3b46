import { useTranslation } from '@berth/runtime';
import { FormField, formLayout, SearchSelect } from '@berth/ui';
import {
  choicesOf,
  useBookingSalespeopleQuery,
  useBookingServiceStaffQuery,
} from '../../choices/booking-choices.queries.ts';
import type { SectionFields } from '../kind/form-kind.ts';
import { TypedField } from './TypedField.tsx';

/** Who looks after the booking at the forwarder's, and remarks. */
export function PeopleSection(fields: SectionFields) {
  const { draft, set, field } = fields;
  const { t } = useTranslation('booking');
  const salespeople = choicesOf(useBookingSalespeopleQuery());
  const service = choicesOf(useBookingServiceStaffQuery());
  return (
    <div className={formLayout.grid}>
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
      <TypedField {...fields} name="remarks" isWide rows={3} help={t('help.remarks')} />
    </div>
  );
}
