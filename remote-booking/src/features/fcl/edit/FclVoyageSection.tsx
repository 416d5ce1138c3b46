import { useTranslation } from '@berth/runtime';
import { FormField, formLayout, SearchSelect } from '@berth/ui';
import type { SectionFields } from '../../bookings/kind/form-kind.ts';
import { CustomerNumberField } from '../../bookings/sections/CustomerNumberField.tsx';
import { MomentField } from '../../bookings/sections/MomentField.tsx';
import { PortFields } from '../../bookings/sections/PortFields.tsx';
import { choicesOf, useBookingCarriersQuery } from '../../choices/booking-choices.queries.ts';
import type { FclDraft } from './fcl-draft.ts';

/** Places, date, and the carrier that is wished for. */
export function FclVoyageSection(fields: SectionFields<FclDraft>) {
  const { draft, set, field } = fields;
  const { t } = useTranslation('booking');
  const { options: carriers, onRetry } = choicesOf(useBookingCarriersQuery());
  return (
    <div className={formLayout.grid}>
      <PortFields {...fields} />
      <MomentField {...fields} name="etd" />
      <FormField {...field('preferredCarrier')} help={t('help.preferredCarrier')}>
        {(control) => (
          <SearchSelect
            {...control}
            options={carriers?.filter(({ mode }) => mode === 'sea')}
            onRetry={onRetry}
            placeholder={t('help.search')}
            value={draft.preferredCarrier}
            onChange={(preferredCarrier) => set({ preferredCarrier })}
            detail={(carrier) => carrier.value}
          />
        )}
      </FormField>
      <CustomerNumberField {...fields} />
    </div>
  );
}
