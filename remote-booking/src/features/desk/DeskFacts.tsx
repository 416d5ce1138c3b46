import { bookingKindNames } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { DescriptionList, FormSection } from '@berth/ui';
import type { DeskBooking } from './desk.queries.ts';

/** Whose a booking is, and what staff need of it. */
export function DeskFacts({ booking }: { booking: DeskBooking }) {
  const { t, locale } = useTranslation('booking');
  const { sailing, flight, delivery, receivingPlace, dischargePort, destination } = booking;
  const route = [receivingPlace, dischargePort, destination].filter(Boolean);
  const ship = [sailing?.carrier, sailing?.vessel, sailing?.voyage].filter(Boolean).join(' ');
  const air = [flight?.carrier, flight?.flightNumber].filter(Boolean).join(' ');
  const text = (key: string, label: string, value: string | null) => ({ key, label, value: value ?? '' });
  const ordered = booking.orderedContainers.map(({ sizeType }) => sizeType).join(', ');
  return (
    <FormSection title={t('desk.booking')} id="desk-facts">
      <DescriptionList
        columns={4}
        items={[
          text('customer', t('desk.customer'), booking.customer.name),
          text('kind', t('desk.kind'), bookingKindNames[booking.kind][locale]),
          text('number', t('desk.customerNumber'), booking.customerBusinessNumber),
          text('route', t('desk.route'), [...new Set(route)].join(' → ')),
          text('etd', t('desk.etd'), booking.etd),
          text('warehouse', t('desk.warehouse'), delivery.warehouseCode),
          text('entryNumber', t('desk.entryNumber'), booking.warehouseEntryNumber),
          text('expected', t('desk.expectedAt'), booking.expectedWarehousingAt),
          text('ship', t('desk.ship'), ship),
          text('flight', t('desk.flight'), air),
          text('waybill', t('desk.waybillNumber'), flight?.waybillNumber ?? ''),
          text('ordered', t('desk.ordered'), ordered),
          text('siCutOffAt', t('desk.siCutOffAt'), sailing?.siCutOffAt ?? ''),
          text('vgmCutOffAt', t('desk.vgmCutOffAt'), sailing?.vgmCutOffAt ?? ''),
          text('cyCutOffAt', t('desk.cyCutOffAt'), sailing?.cyCutOffAt ?? ''),
          text('customsCutOffAt', t('desk.customsCutOffAt'), sailing?.customsCutOffAt ?? ''),
          { ...text('remarks', t('desk.remarks'), booking.remarks), isWide: true },
        ].filter(({ value }) => value !== '')}
      />
    </FormSection>
  );
}
