import type { BookingBasics } from '@berth/contract';
import { DescriptionList } from '@berth/ui';
import {
  useBookingSalespeopleQuery,
  useBookingServiceStaffQuery,
} from '../../choices/booking-choices.queries.ts';
import { ChoiceName } from '../../choices/ChoiceName.tsx';
import { useFact } from './use-fact.ts';

/** Export declaration, bond, and who looks after the booking. */
export function CustomsFacts({ booking }: { booking: BookingBasics }) {
  const { t, fact } = useFact();
  const salespeople = useBookingSalespeopleQuery();
  const service = useBookingServiceStaffQuery();
  const { isDeclared, exportDocuments, salespersonId, customerServiceId } = booking;
  const documents = fact('exportDocuments', exportDocuments && t(`exportDocuments.${exportDocuments}`));
  return (
    <DescriptionList
      columns={4}
      items={[
        fact('isDeclared', t(isDeclared ? 'yes' : 'no')),
        ...(isDeclared ? [documents] : []),
        fact('bond', t(`bond.${booking.bond ?? 'none'}`)),
        fact('salespersonId', salespersonId && <ChoiceName query={salespeople} code={salespersonId} />),
        fact(
          'customerServiceId',
          customerServiceId && <ChoiceName query={service} code={customerServiceId} />,
        ),
        { ...fact('remarks', booking.remarks), isWide: true },
      ]}
    />
  );
}
