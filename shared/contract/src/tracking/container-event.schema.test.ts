import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { containerEvent } from './container-event.schema.ts';
import { anyEvents, equipment, transport } from './sample-events.ts';

const sailed = transport('DEPA', 'CNYTN', 'VESSEL');

describe('a container event', () => {
  test('comes out normalised, without what is not kept', () => {
    const event = containerEvent.parse({
      ...sailed,
      eventID: '84db923d-2a19-4eb0-beb5-446c1ec57d34',
      equipmentReference: ' csqu 305438-3',
      transportCall: {
        UNLocationCode: 'cn ytn',
        vessel: { vesselName: 'ever  given ' },
        facilityCode: 'YICT',
      },
    });
    expect(event).toEqual({
      ...sailed,
      transportCall: { UNLocationCode: 'CNYTN', vessel: { vesselName: 'EVER GIVEN' } },
    });
  });

  test('is read as it was written, whatever it is about', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        for (const event of events) expect(containerEvent.parse(event)).toEqual(event);
      }),
    );
  });

  test.each<[string, object]>([
    ['a wrong check digit, which is no matter of the form', { equipmentReference: 'CSQU3054384' }],
    ['fractions of a second', { eventDateTime: '2026-11-20T10:00:00.123Z' }],
    [
      "a ship's number",
      { transportCall: { UNLocationCode: 'CNYTN', vessel: { vesselIMONumber: '9319466' } } },
    ],
  ])('%s is taken', (_what, change) => {
    expect(containerEvent.safeParse({ ...sailed, ...change }).success).toBe(true);
  });

  test.each<[string, object]>([
    ['no offset', { eventDateTime: '2026-11-20T10:00:00' }],
    ['no seconds', { eventDateTime: '2026-11-20T10:00Z' }],
    ['a day that is none', { eventDateTime: '2026-02-30T10:00:00Z' }],
    ['a blank for the T', { eventCreatedDateTime: '2026-11-20 10:00:00Z' }],
    ['an unknown type', { eventType: 'WEATHER' }],
    ['no port', { transportCall: {} }],
    ['a port that is none', { transportCall: { UNLocationCode: 'Yantian' } }],
    [
      "a ship's number with a wrong check digit",
      { transportCall: { UNLocationCode: 'CNYTN', vessel: { vesselIMONumber: '8814274' } } },
    ],
    ['a number of the wrong length', { equipmentReference: 'CSQU305438' }],
    [
      'papers that are expected',
      { eventType: 'SHIPMENT', shipmentEventTypeCode: 'ISSU', eventClassifierCode: 'EST' },
    ],
  ])('%s is refused', (_what, change) => {
    expect(containerEvent.safeParse({ ...sailed, ...change }).success).toBe(false);
  });

  test('a box is full or empty', () => {
    const { emptyIndicatorCode: _box, ...event } = equipment('GTOT', 'EMPTY', 'CNYTN') as Record<
      string,
      unknown
    >;
    expect(containerEvent.safeParse(event).success).toBe(false);
  });
});
