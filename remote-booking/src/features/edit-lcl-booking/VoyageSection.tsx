import { normalizeCode, type PortOption } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { DateInput, FormField, SearchSelect, TextInput } from '@berth/ui';
import {
  choicesOf,
  useBookingPortsQuery,
  useBookingShipModesQuery,
} from '../booking-choices/booking-choices.queries.ts';
import styles from '../booking-form/BookingForm.module.css';
import type { SectionFields } from '../booking-form/form-field-props.ts';
import { useChannelRule } from '../chargeable-weight/use-channel-rule.ts';
import { useRuleText } from '../chargeable-weight/use-rule-text.ts';
import type { BookingDraft } from './booking-draft.ts';

/** Channel, dates and places. */
export function VoyageSection({ draft, set, field, leave }: SectionFields<BookingDraft>) {
  const { t } = useTranslation('booking');
  const ports = choicesOf(useBookingPortsQuery());
  const ruleText = useRuleText();
  const rule = useChannelRule(draft.transportChannel);
  const channels = choicesOf(useBookingShipModesQuery());
  // A date arrives complete: what is wrong with it is said at once, also where Enter left the cursor in the field.
  const setDate = (name: 'etd' | 'expectedWarehousingAt') => (date: string | null) => {
    set({ [name]: date });
    leave(name).onBlur();
  };
  return (
    <div className={styles.grid}>
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
      <FormField {...field('customerBusinessNumber')} help={t('help.customerBusinessNumber')}>
        {(control) => (
          <TextInput
            {...control}
            isCode
            value={draft.customerBusinessNumber}
            normalize={normalizeCode}
            onChange={(customerBusinessNumber) => set({ customerBusinessNumber })}
          />
        )}
      </FormField>
      <div {...leave('etd')}>
        <FormField {...field('etd')}>
          {(control) => <DateInput {...control} value={draft.etd} onChange={setDate('etd')} />}
        </FormField>
      </div>
      <div {...leave('expectedWarehousingAt')}>
        <FormField {...field('expectedWarehousingAt')}>
          {(control) => (
            <DateInput
              {...control}
              withTime
              value={draft.expectedWarehousingAt}
              onChange={setDate('expectedWarehousingAt')}
            />
          )}
        </FormField>
      </div>
      {(['receivingPlace', 'destination', 'dischargePort'] as const).map((name) => (
        <FormField key={name} {...field(name)}>
          {(control) => (
            <SearchSelect
              {...control}
              {...ports}
              value={draft[name]}
              onChange={(code) => set({ [name]: code })}
              detail={(port: PortOption) => port.value}
              placeholder={t('help.search')}
            />
          )}
        </FormField>
      ))}
    </div>
  );
}
