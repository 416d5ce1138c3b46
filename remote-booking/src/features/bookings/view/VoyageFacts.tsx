import type { BookingBasics } from '@berth/contract';
import { type Description, DescriptionList } from '@berth/ui';
import { useBookingPortsQuery } from '../../choices/booking-choices.queries.ts';
import { ChoiceName } from '../../choices/ChoiceName.tsx';
import { CustomerNumber } from './CustomerNumber.tsx';
import { useFact } from './use-fact.ts';

type VoyageFactsProps = {
  booking: BookingBasics;
  /** What its kind says first, and what it says beside the day of departure. */
  first: Description;
  besideEtd: Description;
  /** Of cargo that comes to our warehouse. */
  entryNumber?: Description;
};

/** Where a booking goes, when, and under which numbers. */
export function VoyageFacts({ booking, first, besideEtd, entryNumber }: VoyageFactsProps) {
  const { fact } = useFact();
  const ports = useBookingPortsQuery();
  const port = (name: 'receivingPlace' | 'destination' | 'dischargePort') =>
    fact(
      name,
      booking[name] && (
        <>
          <ChoiceName query={ports} code={booking[name]} /> {booking[name]}
        </>
      ),
    );
  return (
    <DescriptionList
      columns={4}
      items={[
        first,
        fact(
          'customerBusinessNumber',
          booking.customerBusinessNumber && <CustomerNumber number={booking.customerBusinessNumber} />,
        ),
        ...(entryNumber ? [entryNumber] : []),
        fact('etd', booking.etd),
        besideEtd,
        port('receivingPlace'),
        port('destination'),
        port('dischargePort'),
      ]}
    />
  );
}
