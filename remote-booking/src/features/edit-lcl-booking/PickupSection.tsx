import { normalizePhone } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { Checkbox } from 'antd';
import { AddressBook } from '../address-book/AddressBook.tsx';
import { noAddress } from '../address-book/address-entry.ts';
import styles from '../booking-form/BookingForm.module.css';
import type { SectionFields } from '../booking-form/form-field-props.ts';
import { MomentField } from '../booking-sections/MomentField.tsx';
import { TypedField } from '../booking-sections/TypedField.tsx';
import type { BookingDraft } from './booking-draft.ts';

/** Whether the forwarder fetches the cargo, and then when and where. */
export function PickupSection(fields: SectionFields<BookingDraft>) {
  const { draft, set } = fields;
  const { t } = useTranslation('booking');
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
          <MomentField {...fields} name="pickupAt" withTime />
          <TypedField {...fields} name="pickupPhone" inputMode="tel" normalize={normalizePhone} />
          <TypedField {...fields} name="pickupAddress" isWide rows={2} />
        </>
      )}
    </div>
  );
}
