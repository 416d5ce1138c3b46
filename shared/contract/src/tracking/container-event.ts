import { usualPortCode } from '../trade/port-code.ts';

/** How sure an event is: it happened, it is planned, it is expected (DCSA Track & Trace 2.2). */
export const eventClassifiers = ['ACT', 'PLN', 'EST'] as const;
export type EventClassifier = (typeof eventClassifiers)[number];

/** Arrival and departure of a means of transport. */
export const transportEventTypes = ['ARRI', 'DEPA'] as const;

/** Load, discharge, gate in, gate out, stuffing, stripping, pick-up, drop-off, inspection. */
export const equipmentEventTypes = [
  'LOAD',
  'DISC',
  'GTIN',
  'GTOT',
  'STUF',
  'STRP',
  'PICK',
  'DROP',
  'INSP',
] as const;

export const modesOfTransport = ['VESSEL', 'RAIL', 'TRUCK', 'BARGE'] as const;

type TransportCall = {
  /** UN/LOCODE */
  UNLocationCode: string;
  modeOfTransport?: (typeof modesOfTransport)[number] | undefined;
  carrierVoyageNumber?: string | undefined;
  vessel?: { vesselIMONumber?: string | undefined; vesselName?: string | undefined } | undefined;
};

type AnyEvent = {
  eventClassifierCode: EventClassifier;
  /** When it happens or happened: RFC 3339 with its offset, the wall clock of the place. */
  eventDateTime: string;
  /** When it was said; what is said later about the same replaces what was said before. */
  eventCreatedDateTime: string;
  /** The container's number. */
  equipmentReference: string;
};

/** Something about a container, in the words of DCSA Track & Trace 2.2. */
export type ContainerEvent = AnyEvent &
  (
    | {
        eventType: 'TRANSPORT';
        transportEventTypeCode: (typeof transportEventTypes)[number];
        transportCall: TransportCall;
      }
    | {
        eventType: 'EQUIPMENT';
        equipmentEventTypeCode: (typeof equipmentEventTypes)[number];
        emptyIndicatorCode: 'EMPTY' | 'LADEN';
        eventLocation?: { UNLocationCode: string } | undefined;
        transportCall?: TransportCall | undefined;
      }
    | { eventType: 'SHIPMENT'; eventClassifierCode: 'ACT'; shipmentEventTypeCode: string }
  );

/** UN/LOCODE of where an event is, as the port list has it; '' where it does not say. */
export function placeOfEvent(event: ContainerEvent): string {
  if (event.eventType === 'SHIPMENT') return '';
  const location = event.eventType === 'EQUIPMENT' ? event.eventLocation : undefined;
  return usualPortCode((location ?? event.transportCall)?.UNLocationCode ?? '');
}
