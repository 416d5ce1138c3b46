import { isDeepStrictEqual } from 'node:util';
import { containerTimes, partVoyage, sailedAt } from '@berth/contract';
import { listBookingContainers } from '../src/modules/tracking/booking-containers.repository.ts';
import { listEventsOfTrips, portsOfTrip } from '../src/modules/tracking/trips.repository.ts';
import type { BookingAct, Stay, Walked } from './booking-acts.ts';

/**
 * Notes in which boxes a booking is after an act, and that it is no longer in others; null where the act was refused.
 * What the server keeps of boxes of before is not asked.
 */
export async function noteStays(walked: Walked, act: BookingAct | null): Promise<void> {
  const { portal, person, id, stays } = walked;
  const boxes = await listBookingContainers(portal.database.kysely, person.customerId, [id]);
  const now = boxes.map((box): Stay => ({ tripId: box.id, ports: portsOfTrip(box), until: null }));
  const left = stays.filter((stay) => stay.until !== null);
  // Cargo never was in what it is corrected to, and what is returned was handed back before it sailed.
  const isForgotten = act?.isCorrection || (act !== null && now.length === 0 && act.leadsTo !== undefined);
  for (const stay of stays) {
    if (stay.until !== null || isForgotten || now.some((other) => isDeepStrictEqual(other, stay))) continue;
    left.push({ ...stay, until: portal.clock() });
  }
  walked.stays = [...(act?.isCorrection ? [] : left), ...now];
}

/** What has left has left: by what is told of each box that its cargo was in, while it was in it. */
export async function isKnownToHaveSailed({ portal, stays }: Walked): Promise<boolean> {
  const tripIds = [...new Set(stays.map(({ tripId }) => tripId))];
  if (tripIds.length === 0) return false;
  const told = await listEventsOfTrips(portal.database.kysely, tripIds);
  return stays.some(({ tripId, ports, until }) => {
    const events = (told.get(tripId) ?? []).map(({ event }) => event);
    const at = sailedAt(containerTimes(partVoyage(events, ports).own, ports));
    return at !== null && (until === null || at <= until.getTime());
  });
}
