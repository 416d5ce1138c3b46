import { normalizeCode, type PortOption } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { DateInput, FormField, SearchSelect, TextInput } from '@berth/ui';
import {
  choicesOf,
  useBookingCarriersQuery,
  useBookingPortsQuery,
} from '../booking-choices/booking-choices.queries.ts';
import styles from '../booking-form/BookingForm.module.css';
import type { SectionFields } from '../booking-form/form-field-props.ts';
import type { FclDraft } from './fcl-draft.ts';

/** Places, date, and the carrier that is wished for. */
export function FclVoyageSection({ draft, set, field, leave }: SectionFields<FclDraft>) {
  const { t } = useTranslation('booking');
  const ports = choicesOf(useBookingPortsQuery());
  const { options: carriers, onRetry } = choicesOf(useBookingCarriersQuery());
  // It arrives complete: what is wrong with it is said at once, also where Enter left the cursor in the field.
  const setEtd = (etd: string | null) => {
    set({ etd });
    leave('etd').onBlur();
  };
  return (
    <div className={styles.grid}>
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
      <div {...leave('etd')}>
        <FormField {...field('etd')}>
          {(control) => <DateInput {...control} value={draft.etd} onChange={setEtd} />}
        </FormField>
      </div>
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
    </div>
  );
}
