import { useTranslation } from '@berth/runtime';
import { FormField, formLayout, SearchSelect } from '@berth/ui';
import { choicesOf, useBookingShipModesQuery } from '../booking-choices/booking-choices.queries.ts';
import type { SectionFields } from '../booking-form/form-kind.ts';
import { CustomerNumberField } from '../booking-sections/CustomerNumberField.tsx';
import { MomentField } from '../booking-sections/MomentField.tsx';
import { PortFields } from '../booking-sections/PortFields.tsx';
import { useChannelRule } from '../chargeable-weight/use-channel-rule.ts';
import { useRuleText } from '../chargeable-weight/use-rule-text.ts';
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
