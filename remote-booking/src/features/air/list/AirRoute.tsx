import { PlacesRoute, type RouteProps } from '../../bookings/list/BookingRoute.tsx';
import { useBookingAirportsQuery } from '../../choices/booking-choices.queries.ts';

/** From which airport to which, by name. */
export function AirRoute(props: RouteProps) {
  return <PlacesRoute {...props} places={useBookingAirportsQuery()} />;
}
