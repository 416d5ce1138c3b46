import type { BookingRow } from '../bookings/record/bookings.repository.ts';
import type { PrintedFigure } from './draw/draw-order.ts';
import { airportName, nameOf, thousandths, type Wording } from './printed-names.ts';

/** What the figure of an air booking has other than its cargo: it has a flight, and nothing of a warehouse or a ship. */
export function airSections(wording: Wording, booking: BookingRow): PrintedFigure['sections'] {
  const { words, reference, locale } = wording;
  const charged = Number(booking.chargeable_weight);
  return [
    {
      heading: words.flight,
      facts: [
        { label: words.customerBusinessNumber, value: booking.customer_business_number },
        { label: words.waybillNumber, value: booking.waybill_number },
        { label: words.airline, value: nameOf(reference.carriers, booking.carrier, locale) },
        { label: words.flightNumber, value: booking.flight_number },
        { label: words.departsOn, value: booking.etd ?? '' },
        { label: words.fromAirport, value: airportName(wording, booking.receiving_place) },
        { label: words.toAirport, value: airportName(wording, booking.destination) },
        { label: words.chargeable, value: charged > 0 ? `${thousandths(charged)} KGS` : '' },
      ],
    },
    { heading: words.other, facts: [{ label: words.remarks, value: booking.remarks, isWide: true }] },
  ];
}
