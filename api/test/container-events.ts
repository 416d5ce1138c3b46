import { type ContainerEvent, checkContainerNumber } from '@berth/contract';

const happened = {
  eventClassifierCode: 'ACT',
  eventDateTime: '2026-11-19T10:00:00+08:00',
  eventCreatedDateTime: '2026-11-19T10:05:00+08:00',
  equipmentReference: 'CSQU3054383',
} as const;

type AnyEvent = Pick<
  ContainerEvent,
  'eventDateTime' | 'eventCreatedDateTime' | 'equipmentReference' | 'eventClassifierCode'
>;

/** A ship leaves or reaches a port; out of Yantian unless another port is given. */
export function sailing(
  what: 'ARRI' | 'DEPA',
  place: string,
  changes: Partial<AnyEvent> = {},
): ContainerEvent {
  return {
    ...happened,
    eventType: 'TRANSPORT',
    transportEventTypeCode: what,
    transportCall: { UNLocationCode: place, modeOfTransport: 'VESSEL' },
    ...changes,
  } as ContainerEvent; // of this one kind
}

/** Something is done to a box. */
export function handling(
  what: 'GTIN' | 'GTOT' | 'DISC' | 'LOAD',
  emptyIndicatorCode: 'EMPTY' | 'LADEN',
  place: string,
  changes: Partial<AnyEvent> = {},
): ContainerEvent {
  return {
    ...happened,
    eventType: 'EQUIPMENT',
    equipmentEventTypeCode: what,
    emptyIndicatorCode,
    eventLocation: { UNLocationCode: place },
    ...changes,
  } as ContainerEvent; // of this one kind
}

/** The ship has sailed. */
export function containerEvent(changes: Partial<AnyEvent> = {}): ContainerEvent {
  return sailing('DEPA', 'CNYTN', changes);
}

/** A container that a booking of the tests may sail in. */
export function assignedContainer(number = 'CSQU3054383') {
  return { number, sizeType: '40HQ', portOfLoading: 'CNYTN', portOfDischarge: 'USLGB' };
}

/** Container numbers that are right, each another one. */
export function* containerNumbers(): Generator<string, never> {
  for (let serial = 0; ; serial += 1) {
    const start = `TGHU${String(serial).padStart(6, '0')}`;
    const digits = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`);
    yield digits.find((number) => checkContainerNumber(number) === 'ok') ?? '';
  }
}
