import { normalizePhone } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { DateInput, FormField, TextInput } from '@berth/ui';
import { Checkbox } from 'antd';
import { AddressBook } from '../address-book/AddressBook.tsx';
import { noAddress } from '../address-book/address-entry.ts';
import styles from '../booking-form/BookingForm.module.css';
import type { SectionFields } from '../booking-form/form-field-props.ts';
import type { BookingDraft } from './booking-draft.ts';

/** Whether the forwarder fetches the cargo, and then when and where. */
export function PickupSection({ draft, set, field, leave }: SectionFields<BookingDraft>) {
  const { t } = useTranslation('booking');
  // It arrives complete: what is wrong with it is said at once, also where Enter left the cursor in the field.
  const setPickupAt = (pickupAt: string | null) => {
    set({ pickupAt });
    leave('pickupAt').onBlur();
  };
  return (
    <div className={styles.grid}>
      <div className={styles.wide}>
        <Checkbox checked={draft.isPickup} onChange={(event) => set({ isPickup: event.target.checked })}>
          {t('field.isPickup')}
        </Checkbox>
      </div>
      {draft.isPickup && (
        <>
          <AddressBook
            kind="pickup"
            className={styles.wide}
            entered={{ ...noAddress, phone: draft.pickupPhone, address: draft.pickupAddress }}
            onPick={({ phone, address }) => set({ pickupPhone: phone, pickupAddress: address })}
          />
          <div {...leave('pickupAt')}>
            <FormField {...field('pickupAt')}>
              {(control) => <DateInput {...control} withTime value={draft.pickupAt} onChange={setPickupAt} />}
            </FormField>
          </div>
          <div {...leave('pickupPhone')}>
            <FormField {...field('pickupPhone')}>
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="tel"
                  value={draft.pickupPhone}
                  normalize={normalizePhone}
                  onChange={(pickupPhone) => set({ pickupPhone })}
                />
              )}
            </FormField>
          </div>
          <div className={styles.wide} {...leave('pickupAddress')}>
            <FormField {...field('pickupAddress')}>
              {(control) => (
                <TextInput
                  {...control}
                  rows={2}
                  value={draft.pickupAddress}
                  onChange={(pickupAddress) => set({ pickupAddress })}
                />
              )}
            </FormField>
          </div>
        </>
      )}
    </div>
  );
}
