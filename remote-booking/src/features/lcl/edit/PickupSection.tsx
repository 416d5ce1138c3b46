import { normalizePhone } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { formLayout, UndoNotice } from '@berth/ui';
import { Checkbox } from 'antd';
import { AddressBook } from '../../addresses/AddressBook.tsx';
import { noAddress } from '../../addresses/address-entry.ts';
import type { SectionFields } from '../../bookings/kind/form-kind.ts';
import { MomentField } from '../../bookings/sections/MomentField.tsx';
import { TypedField } from '../../bookings/sections/TypedField.tsx';
import type { BookingDraft } from './booking-draft.ts';

/** Whether the forwarder fetches the cargo, and then when and where. */
export function PickupSection(fields: SectionFields<BookingDraft>) {
  const { draft, set, undo } = fields;
  const { t } = useTranslation('booking');
  return (
    <div className={formLayout.grid}>
      <div className={formLayout.wide}>
        <Checkbox checked={draft.isPickup} onChange={(event) => set({ isPickup: event.target.checked })}>
          {t('field.isPickup')}
        </Checkbox>
      </div>
      {draft.isPickup && (
        <>
          <AddressBook
            kind="pickup"
            className={formLayout.wide}
            entered={{ ...noAddress, phone: draft.pickupPhone, address: draft.pickupAddress }}
            onPick={({ phone, address }, what) =>
              set({ pickupPhone: phone, pickupAddress: address }, { place: 'pickup', kind: 'filled', what })
            }
          />
          <UndoNotice undo={undo} place="pickup" className={formLayout.wide} />
          <MomentField {...fields} name="pickupAt" withTime />
          <TypedField {...fields} name="pickupPhone" inputMode="tel" normalize={normalizePhone} />
          <TypedField {...fields} name="pickupAddress" isWide rows={2} />
        </>
      )}
    </div>
  );
}
