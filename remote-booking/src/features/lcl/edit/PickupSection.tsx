import { normalizePhone } from '@berth/contract';
import { formLayout, UndoNotice } from '@berth/ui';
import { AddressBook } from '../../addresses/AddressBook.tsx';
import { noAddress } from '../../addresses/address-entry.ts';
import type { SectionFields } from '../../bookings/kind/form-kind.ts';
import { MomentField } from '../../bookings/sections/MomentField.tsx';
import { TickField } from '../../bookings/sections/TickField.tsx';
import { TypedField } from '../../bookings/sections/TypedField.tsx';
import type { BookingDraft } from './booking-draft.ts';

/** Whether the forwarder fetches the cargo, and then when and where. */
export function PickupSection(fields: SectionFields<BookingDraft>) {
  const { draft, set, undo } = fields;
  return (
    <div className={formLayout.grid}>
      <TickField {...fields} name="isPickup" />
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
