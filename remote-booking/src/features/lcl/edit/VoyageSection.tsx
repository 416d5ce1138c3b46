import { useTranslation } from '@berth/runtime';
import { FormField, formLayout, SearchSelect } from '@berth/ui';
import type { SectionFields } from '../../bookings/kind/form-kind.ts';
import { CustomerNumberField } from '../../bookings/sections/CustomerNumberField.tsx';
import { MomentField } from '../../bookings/sections/MomentField.tsx';
import { PortFields } from '../../bookings/sections/PortFields.tsx';
import { useChannelRule } from '../../cargo/chargeable/use-channel-rule.ts';
import { useRuleText } from '../../cargo/chargeable/use-rule-text.ts';
import { choicesOf, useBookingShipModesQuery } from '../../choices/booking-choices.queries.ts';
import type { BookingDraft } from './booking-draft.ts';

/** Channel, dates and places. */
export function VoyageSection(fields: SectionFields<BookingDraft>) {
  const { draft, set, field } = fields;
  const { t } = useTranslation('booking');
  const ruleText = useRuleText();
  const rule = useChannelRule(draft.transportChannel);
  const channels = choicesOf(useBookingShipModesQuery());
  return (
    <div className={formLayout.grid}>
      <FormField {...field('transportChannel')} help={rule && t('chargeable.rule', { rule: ruleText(rule) })}>
        {(control) => (
          <SearchSelect
            {...control}
            {...channels}
            placeholder={t('help.search')}
            value={draft.transportChannel}
            onChange={(transportChannel) => set({ transportChannel })}
            detail={(mode) => t('voyage.transit', { min: mode.transitDaysMin, max: mode.transitDaysMax })}
          />
        )}
      </FormField>
      <CustomerNumberField {...fields} />
      <MomentField {...fields} name="etd" />
      <MomentField {...fields} name="expectedWarehousingAt" withTime />
      <PortFields {...fields} />
    </div>
  );
}
