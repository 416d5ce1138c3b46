import fc from 'fast-check';
import type { ContainerEvent, equipmentEventTypes, modesOfTransport } from './container-event.ts';

// Events for the tests of this folder.

export const ports = { portOfLoading: 'CNYTN', portOfDischarge: 'USLGB' };

const happened = {
  eventClassifierCode: 'ACT',
  eventDateTime: '2026-11-20T10:00:00+08:00',
  eventCreatedDateTime: '2026-11-20T10:05:00+08:00',
  equipmentReference: 'CSQU3054383',
} as const;

export function transport(
  what: 'ARRI' | 'DEPA',
  place: string,
  modeOfTransport?: (typeof modesOfTransport)[number],
): ContainerEvent {
  return {
    ...happened,
    eventType: 'TRANSPORT',
    transportEventTypeCode: what,
    transportCall: { UNLocationCode: place, modeOfTransport },
  };
}

export function equipment(
  what: (typeof equipmentEventTypes)[number],
  emptyIndicatorCode: 'EMPTY' | 'LADEN',
  place: string,
): ContainerEvent {
  return {
    ...happened,
    eventType: 'EQUIPMENT',
    equipmentEventTypeCode: what,
    emptyIndicatorCode,
    eventLocation: { UNLocationCode: place },
  };
}

const moment = fc
  .tuple(fc.integer({ min: 0, max: 60 * 24 * 20 }), fc.constantFrom(-8, 0, 8))
  .map(([minutes, hours]) => {
    const local = new Date(Date.UTC(2026, 10, 1) + minutes * 60_000 + hours * 3600_000);
    const offset = hours === 0 ? 'Z' : `${hours < 0 ? '-' : '+'}08:00`;
    return local.toISOString().slice(0, 19) + offset;
  });

const anyEvent: fc.Arbitrary<ContainerEvent> = fc
  .record({
    base: fc.constantFrom(
      equipment('GTOT', 'EMPTY', 'CNYTN'),
      equipment('GTOT', 'EMPTY', 'CNSZX'),
      equipment('GTIN', 'LADEN', 'CNYTN'),
      transport('DEPA', 'CNYTN'),
      transport('ARRI', 'SGSIN'),
      transport('ARRI', 'USLGB'),
      equipment('DISC', 'LADEN', 'USLGB'),
      equipment('GTOT', 'LADEN', 'USLGB'),
      equipment('GTIN', 'EMPTY', 'USLAX'),
    ),
    eventClassifierCode: fc.constantFrom('ACT' as const, 'PLN' as const, 'EST' as const),
    eventDateTime: moment,
    eventCreatedDateTime: moment,
  })
  .map(({ base, ...event }) => ({ ...base, ...event }) as ContainerEvent); // none of them is about papers

export const anyEvents = fc.array(anyEvent, { maxLength: 30 });
