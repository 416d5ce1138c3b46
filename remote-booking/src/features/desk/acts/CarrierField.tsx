import type { CarrierOption } from '@berth/contract';
import { FormField, SearchSelect, type SentFields } from '@berth/ui';
import { choicesOf, useBookingCarriersQuery } from '../../choices/booking-choices.queries.ts';

type CarrierFieldProps<Value extends { carrier: string }> = {
  of: SentFields<Value>;
  label: string;
  mode: CarrierOption['mode'];
  isRequired?: boolean;
};

/** The shipping line, or the airline. */
export function CarrierField<Value extends { carrier: string }>({
  of,
  label,
  mode,
  isRequired,
}: CarrierFieldProps<Value>) {
  const { options, onRetry } = choicesOf(useBookingCarriersQuery());
  const { form, value, change } = of;
  return (
    <FormField
      id={form.idOf('carrier')}
      label={label}
      error={form.errorOf('carrier')}
      isRequired={isRequired}
    >
      {(control) => (
        <SearchSelect
          {...control}
          options={options?.filter((option) => option.mode === mode)}
          onRetry={onRetry}
          value={value.carrier}
          // The one field that there is.
          onChange={(carrier) => change({ carrier } as Partial<Value>)}
        />
      )}
    </FormField>
  );
}
