import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ContainerEvent } from './container-event.ts';
import { containerTimes, milestoneOf, milestones, shipOf } from './milestones.ts';
import { anyEvents, equipment, ports, transport } from './sample-events.ts';

describe('which of the seven times an event is about', () => {
  test.each<[string, ContainerEvent, string | null]>([
    ['an empty box leaves the depot', equipment('GTOT', 'EMPTY', 'CNYTN'), 'emptyExit'],
    ['one leaves the warehouse where it was unpacked', equipment('GTOT', 'EMPTY', 'USLGB'), null],
    ['a heavy box is handed in at the port of loading', equipment('GTIN', 'LADEN', 'CNYTN'), 'heavyReturn'],
    ['one that is handed in elsewhere', equipment('GTIN', 'LADEN', 'SGSIN'), null],
    ['the ship leaves the port of loading', transport('DEPA', 'CNYTN'), 'departure'],
    ['it leaves a port on the way', transport('DEPA', 'SGSIN'), null],
    ['it calls at a port on the way', transport('ARRI', 'SGSIN'), null],
    ['it arrives at the port of discharge', transport('ARRI', 'USLGB'), 'arrival'],
    ['a lorry arrives there', transport('ARRI', 'USLGB', 'TRUCK'), null],
    ['a barge leaves the port of loading', transport('DEPA', 'CNYTN', 'BARGE'), null],
    ['the box is unloaded', equipment('DISC', 'LADEN', 'USLGB'), 'unloading'],
    ['it is unloaded on the way', equipment('DISC', 'LADEN', 'SGSIN'), null],
    ['it is picked up', equipment('GTOT', 'LADEN', 'USLGB'), 'pickup'],
    ['a heavy box leaves the port of loading again', equipment('GTOT', 'LADEN', 'CNYTN'), null],
    ['it is returned empty, wherever that is', equipment('GTIN', 'EMPTY', 'USLAX'), 'emptyReturn'],
    ['it is loaded', equipment('LOAD', 'LADEN', 'CNYTN'), null],
    ['it is stuffed', equipment('STUF', 'LADEN', 'CNYTN'), null],
  ])('%s', (_what, event, milestone) => {
    expect(milestoneOf(event, ports)).toBe(milestone);
  });
});

describe('the seven times', () => {
  const arrival = (classifier: 'ACT' | 'PLN' | 'EST', at: string, said: string): ContainerEvent =>
    ({
      ...transport('ARRI', 'USLGB'),
      eventClassifierCode: classifier,
      eventDateTime: at,
      eventCreatedDateTime: said,
    }) as ContainerEvent; // a call of a ship

  test('have what was planned, what is expected and what happened, as it was told', () => {
    const times = containerTimes(
      [
        arrival('PLN', '2026-12-01T06:00:00-08:00', '2026-11-10T00:00:00Z'),
        arrival('EST', '2026-12-02T06:00:00-08:00', '2026-11-20T00:00:00Z'),
        arrival('ACT', '2026-12-03T18:30:00-08:00', '2026-12-03T19:00:00-08:00'),
      ],
      ports,
    );
    expect(times.arrival).toEqual({
      planned: '2026-12-01T06:00:00-08:00',
      estimated: '2026-12-02T06:00:00-08:00',
      actual: '2026-12-03T18:30:00-08:00',
      place: 'USLGB',
      firstEstimate: '2026-12-02T06:00:00-08:00',
      delayHours: 37,
    });
    expect(times.departure).toEqual({
      planned: null,
      estimated: null,
      actual: null,
      place: '',
      firstEstimate: null,
      delayHours: null,
    });
  });

  test('what was said later replaces what was said before, even an actual', () => {
    const times = containerTimes(
      [
        arrival('EST', '2026-12-04T06:00:00Z', '2026-11-22T00:00:00Z'),
        arrival('EST', '2026-12-02T06:00:00Z', '2026-11-20T00:00:00Z'),
        arrival('ACT', '2026-12-05T09:00:00Z', '2026-12-05T12:00:00Z'),
        arrival('ACT', '2026-12-05T06:00:00Z', '2026-12-05T10:00:00Z'),
      ],
      ports,
    );
    expect(times.arrival).toMatchObject({
      estimated: '2026-12-04T06:00:00Z',
      actual: '2026-12-05T09:00:00Z',
      firstEstimate: '2026-12-02T06:00:00Z',
      delayHours: 75,
    });
  });

  test('the delay is against the first estimate, across offsets, and less than 0 when early', () => {
    const first = arrival('EST', '2026-12-02T22:00:00+08:00', '2026-11-20T00:00:00Z');
    expect(containerTimes([first], ports).arrival.delayHours).toBe(0);
    const newer = arrival('EST', '2026-12-02T04:00:00-08:00', '2026-11-21T00:00:00Z');
    expect(containerTimes([newer, first], ports).arrival.delayHours).toBe(-2);
    expect(
      containerTimes([arrival('PLN', '2026-12-02T22:00:00+08:00', '2026-11-20T00:00:00Z')], ports).arrival
        .delayHours,
    ).toBeNull();
  });

  test('the ship is the one that was named last', () => {
    const sailing = (vesselName: string, said: string): ContainerEvent =>
      ({
        ...transport('DEPA', 'CNYTN'),
        eventCreatedDateTime: said,
        transportCall: { UNLocationCode: 'CNYTN', carrierVoyageNumber: '047E', vessel: { vesselName } },
      }) as ContainerEvent; // a departure
    const second = sailing('EVER GIVEN', '2026-11-20T00:00:00Z');
    const first = sailing('COSCO ARIES', '2026-11-19T00:00:00Z');
    expect(shipOf([second, first], ports)).toEqual({ vesselName: 'EVER GIVEN', voyageNumber: '047E' });
    expect(shipOf([transport('ARRI', 'USLGB')], ports)).toEqual({ vesselName: '', voyageNumber: '' });
  });

  test('do not depend on the order in which events come, nor on hearing one twice', () => {
    fc.assert(
      fc.property(anyEvents, fc.infiniteStream(fc.nat()), (events, numbers) => {
        const ranks = new Map(events.map((event) => [event, numbers.next().value]));
        const shuffled = [...events].sort((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
        const times = containerTimes(events, ports);
        expect(containerTimes(shuffled, ports)).toEqual(times);
        expect(containerTimes([...shuffled, ...events], ports)).toEqual(times);
      }),
    );
  });

  test('an estimate or a plan changes no actual', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const actuals = (bag: ContainerEvent[]) => {
          const times = containerTimes(bag, ports);
          return milestones.map((milestone) => times[milestone].actual);
        };
        const happened = events.filter(({ eventClassifierCode }) => eventClassifierCode === 'ACT');
        expect(actuals(events)).toEqual(actuals(happened));
      }),
    );
  });
});
