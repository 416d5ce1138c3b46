import { useBookingAirportsQuery } from '../booking-choices/booking-choices.queries.ts';
import { PlacesRoute, type RouteProps } from '../booking-rows/BookingRoute.tsx';

/** From which airport to which, by name. */
export function AirRoute(props: RouteProps) {
  return <PlacesRoute {...props} places={useBookingAirportsQuery()} />;
}
