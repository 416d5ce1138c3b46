import { describe, expect, test } from '@jest/globals';
import { bookingProgress } from './booking-progress.ts';
import type { ContainerEvent } from './container-event.ts';
import { containerTimes } from './milestones.ts';
import { equipment, ports, transport } from './sample-events.ts';

const times = (...events: ContainerEvent[]) => containerTimes(events, ports);
const expected = (event: ContainerEvent, at: string): ContainerEvent =>
  ({ ...event, eventClassifierCode: 'EST', eventDateTime: at }) as ContainerEvent; // none is about papers
const sailed = transport('DEPA', 'CNYTN');
const arrived = transport('ARRI', 'USLGB');
const pickedUp = equipment('GTOT', 'LADEN', 'USLGB');

describe('the containers of a booking as one', () => {
  test('none is no progress', () => {
    expect(bookingProgress([])).toBeNull();
  });

  test('it is where the slowest is; one that sailed has sailed', () => {
    expect(bookingProgress([times(sailed, arrived), times(sailed), times()])).toEqual({
      containers: 3,
      milestone: null,
      hasDeparted: true,
      eta: null,
      isArrived: false,
      delayHours: null,
    });
    expect(bookingProgress([times(sailed, arrived), times(sailed)])?.milestone).toBe('departure');
  });

  test('a message in between may be missing', () => {
    expect(bookingProgress([times(pickedUp)])).toMatchObject({ milestone: 'pickup', isArrived: true });
  });

  test('it arrives with the last of them, in whatever offset that was told', () => {
    const early = expected(arrived, '2026-12-02T09:00:00+08:00');
    const late = expected(arrived, '2026-12-01T20:00:00-08:00');
    expect(bookingProgress([times(early), times(late)])?.eta).toBe(late.eventDateTime);
    expect(bookingProgress([times(late), times(early)])?.eta).toBe(late.eventDateTime);
  });

  test('what one has done is expected of no other', () => {
    const late = expected(arrived, '2026-12-02T09:00:00+08:00');
    expect(bookingProgress([times(sailed, arrived), times(sailed, late)])?.eta).toBe(late.eventDateTime);
    // Expected for after the others' arrival or before it, that is over once it is unloaded.
    expect(bookingProgress([times(late, pickedUp), times(sailed)])?.eta).toBeNull();
    expect(bookingProgress([times(late, pickedUp), times(late, arrived)])?.eta).toBe(arrived.eventDateTime);
  });

  test('its delay is that of the latest', () => {
    const first = {
      ...expected(arrived, '2026-12-01T00:00:00Z'),
      eventCreatedDateTime: '2026-11-01T00:00:00Z',
    };
    const late = times(first, expected(arrived, '2026-12-02T00:00:00Z'));
    const early = times(first, expected(arrived, '2026-11-30T00:00:00Z'));
    expect(bookingProgress([early, late, times()])?.delayHours).toBe(24);
    expect(bookingProgress([early])?.delayHours).toBe(-24);
  });
});
