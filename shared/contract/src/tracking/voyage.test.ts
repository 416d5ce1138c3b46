import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ContainerEvent } from './container-event.ts';
import { containerTimes } from './milestones.ts';
import { anyEvents, equipment, ports, transport } from './sample-events.ts';
import { eventsOfNextVoyage, partVoyage } from './voyage.ts';

const on = (day: string, event: ContainerEvent): ContainerEvent => ({
  ...event,
  eventDateTime: `2026-${day}T10:00:00Z`,
  eventCreatedDateTime: `2026-${day}T11:00:00Z`,
});
const expected = (event: ContainerEvent): ContainerEvent =>
  ({ ...event, eventClassifierCode: 'EST' }) as ContainerEvent; // none is about papers

const out = on('10-01', equipment('GTOT', 'EMPTY', 'CNYTN'));
const sailed = on('10-05', transport('DEPA', 'CNYTN'));
const arrived = on('10-25', transport('ARRI', 'USLGB'));
const pickedUp = on('10-28', equipment('GTOT', 'LADEN', 'USLGB'));
const returned = on('11-01', equipment('GTIN', 'EMPTY', 'USLAX'));
const voyage = [out, sailed, arrived, pickedUp, returned];
const outAgain = on('11-17', equipment('GTOT', 'EMPTY', 'CNYTN'));
const sailedAgain = on('11-19', transport('DEPA', 'CNYTN'));

describe('a voyage of a box', () => {
  test.each<[string, ContainerEvent[], ContainerEvent[]]>([
    ['goes on until the box is handed in empty', [out, sailed, arrived, pickedUp], []],
    ['ends there, and what the box does next is of the next', voyage, [outAgain, sailedAgain]],
    [
      'ends where it is turned back before it sailed',
      [out, on('10-02', equipment('GTIN', 'EMPTY', 'CNYTN'))],
      [on('10-03', equipment('GTOT', 'EMPTY', 'CNYTN')), sailed],
    ],
    [
      'ends before the box leaves a depot of another country, where nobody told of its return',
      [out, sailed, arrived, pickedUp],
      [outAgain, sailedAgain],
    ],
    [
      'does not end where an unpacked box leaves the warehouse at the port of discharge',
      [out, sailed, arrived, on('10-30', equipment('GTOT', 'EMPTY', 'USLGB')), returned],
      [],
    ],
    [
      'ends at the return as it was put right',
      [...voyage, on('11-02', equipment('GTIN', 'EMPTY', 'USLAX'))],
      [outAgain],
    ],
    ['does not begin with a return', [on('09-20', equipment('GTIN', 'EMPTY', 'CNYTN')), out, sailed], []],
  ])('%s', (_what, own, later) => {
    expect(partVoyage([...later, ...own].reverse(), ports)).toMatchObject({
      own: expect.arrayContaining(own),
      later: expect.arrayContaining(later),
    });
    expect(partVoyage([...later, ...own], ports).later).toHaveLength(later.length);
  });

  test('is the same in whatever order its events came, and parts them without loss', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const { own, later, endMs } = partVoyage(events, ports);
        expect(new Set([...own, ...later])).toEqual(new Set(events));
        const turned = partVoyage([...events].reverse(), ports);
        expect(turned.endMs).toBe(endMs);
        expect(new Set(turned.later)).toEqual(new Set(later));
        expect(partVoyage(own, ports).later).toEqual([]);
      }),
    );
  });
});

describe('what is told of the voyage after', () => {
  test('is what the box did since, and what was expected since', () => {
    const long = on('12-24', expected(transport('ARRI', 'USLGB')));
    const saidBefore = { ...long, eventCreatedDateTime: '2026-10-20T00:00:00Z' };
    const since = [outAgain, sailedAgain, long];
    expect(eventsOfNextVoyage([...since, ...voyage, saidBefore], ports, ports)).toEqual(since);
  });

  test('is nothing of a voyage in between that is over as well', () => {
    const between = [outAgain, sailedAgain, on('12-10', equipment('GTIN', 'EMPTY', 'USLAX'))];
    expect(eventsOfNextVoyage([...voyage, ...between], ports, ports)).toEqual([]);
    const third = on('12-20', equipment('GTOT', 'EMPTY', 'CNYTN'));
    expect(eventsOfNextVoyage([...voyage, ...between, third], ports, ports)).toEqual([third]);
  });

  test('is nothing while the voyage goes on', () => {
    expect(eventsOfNextVoyage([out, sailed], ports, ports)).toEqual([]);
  });
});

describe('an empty box that is handed in', () => {
  const actuals = (...events: ContainerEvent[]) => {
    const times = containerTimes(events, ports);
    return [times.emptyExit.actual, times.emptyReturn.actual];
  };
  const back = on('10-02', equipment('GTIN', 'EMPTY', 'CNYTN'));

  test('before it sailed is neither out nor returned', () => {
    expect(actuals(out, back)).toEqual([null, null]);
    expect(actuals(back, out, on('10-03', equipment('GTOT', 'EMPTY', 'CNYTN')), sailed)).toEqual([
      '2026-10-03T10:00:00Z',
      null,
    ]);
  });

  test('after it sailed is returned, whatever of the voyage was told', () => {
    expect(actuals(out, sailed, returned)).toEqual([out.eventDateTime, returned.eventDateTime]);
    expect(actuals(out, pickedUp, returned)).toEqual([out.eventDateTime, returned.eventDateTime]);
    // In the country of discharge it has been carried there.
    expect(actuals(out, returned)).toEqual([out.eventDateTime, returned.eventDateTime]);
  });

  test('is expected whenever that is said', () => {
    expect(containerTimes([expected(returned)], ports).emptyReturn.estimated).toBe(returned.eventDateTime);
  });
});
