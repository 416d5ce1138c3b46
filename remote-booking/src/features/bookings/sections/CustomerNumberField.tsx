import { trimText } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormField, TextInput } from '@berth/ui';
import type { SectionFields } from '../kind/form-kind.ts';

/** The number that the order has at the customer's, as they write it. */
export function CustomerNumberField({ draft, set, field }: SectionFields) {
  const { t } = useTranslation('booking');
  return (
    <FormField {...field('customerBusinessNumber')} help={t('help.customerBusinessNumber')}>
      {(control) => (
        <TextInput
          {...control}
          isCode
          value={draft.customerBusinessNumber}
          normalize={trimText}
          onChange={(customerBusinessNumber) => set({ customerBusinessNumber })}
        />
      )}
    </FormField>
  );
}
