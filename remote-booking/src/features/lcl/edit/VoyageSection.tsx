import { useLocale, useTranslation } from '@berth/runtime';
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
  const locale = useLocale();
  const channels = choicesOf(useBookingShipModesQuery());
  const channel = channels.options?.find(({ value }) => value === draft.transportChannel);
  const charged = rule && t('chargeable.rule', { rule: ruleText(rule) });
  const cutOff = channel && t('voyage.cutOff', { days: channel.cutOffDays });
  const help = [charged, cutOff].filter(Boolean).join(t('voyage.and')) || undefined;
  return (
    <div className={formLayout.grid}>
      <FormField {...field('transportChannel')} help={help}>
        {(control) => (
          <SearchSelect
            {...control}
            {...channels}
            placeholder={t('help.search')}
            value={draft.transportChannel}
            onChange={(transportChannel) => set({ transportChannel })}
            refusal={({ closedReason }) =>
              closedReason && t('voyage.closed', { reason: closedReason[locale] })
            }
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
