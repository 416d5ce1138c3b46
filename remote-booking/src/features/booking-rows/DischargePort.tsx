import { useBookingPortsQuery } from '../booking-choices/booking-choices.queries.ts';
import { ChoiceName } from '../booking-choices/ChoiceName.tsx';

/** Where the cargo leaves the ship, by name. */
export function DischargePort({ row }: { row: { dischargePort: string } }) {
  const ports = useBookingPortsQuery();
  return row.dischargePort === '' ? '—' : <ChoiceName query={ports} code={row.dischargePort} />;
}
