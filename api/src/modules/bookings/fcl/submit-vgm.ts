import { type ContainerVgm, type FclContainer, type Locale, submittedVgmProblems } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { Actor, Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { showChange } from '../../../notify/tell-customer.ts';
import type { SaveAnswer } from '../bookings.schema.ts';
import { refuseNewerVersion, requireAction } from '../record/booking-refusals.ts';
import * as repository from '../record/bookings.repository.ts';
import { type BookingDependencies, lockVisibleBooking } from '../record/bookings.service.ts';
import { listFclContainers, updateVgm } from '../record/fcl-parts.repository.ts';
import { recordBookingEvents } from '../record/record-booking-events.ts';
import { presentCargoLine } from '../show/bookings.presenter.ts';
import { presentFclContainer } from './fcl-bookings.presenter.ts';

type Telling = Call<'POST /business/submitVgm'>['body'];

/**
 * Keeps the VGM of containers that are packed by now. What stands already is answered and nothing done, so that a call
 * can be sent again.
 */
export async function submitVgm(
  { database, clock }: Pick<BookingDependencies, 'database' | 'clock'>,
  { actor, body, locale }: { actor: Actor; body: Telling; locale: Locale },
): Promise<SaveAnswer> {
  return await database.transaction().execute(async (transaction) => {
    const { bookingId: id, containers: told } = body;
    const stored = await lockVisibleBooking(transaction, actor, id);
    if (stored?.kind !== 'fcl') throw new Refusal('NOT_FOUND');
    requireAction(stored, 'submitVgm');
    const booking = await readWeighed(transaction, stored);
    const changed = told.filter((vgm) => isOther(vgm, booking.containers[vgm.index]));
    // First, as rules that are broken only because the containers are other ones by now say nothing of that.
    if (changed.length > 0 && stored.version !== body.version) await refuseNewerVersion(transaction, stored);
    refuseProblems(submittedVgmProblems(told, booking), locale);
    const { status, business_number: businessNumber } = stored;
    if (changed.length === 0) return { id, version: stored.version, businessNumber, status };
    const version = stored.version + 1;
    const now = clock();
    await updateVgm(transaction, stored, changed);
    await repository.updateBooking(transaction, actor.customerId, id, {
      version,
      updated_at: now.toISOString(),
    });
    await recordBookingEvents(transaction, [
      { booking: stored, version, by: actor, what: 'changed', from: status, status, now },
    ]);
    // Colleagues may have it before them.
    await showChange(transaction, { customerId: actor.customerId, record: { kind: 'booking', id } });
    return { id, version, businessNumber, status };
  });
}

async function readWeighed(transaction: Transaction<Tables>, { id, customer_id }: repository.LockedBooking) {
  const containers = await listFclContainers(transaction, customer_id, id);
  const own = { customerId: customer_id, bookingIds: [id] };
  const lines = await repository.listLines(transaction, 'cargo_line', own);
  return { containers: containers.map(presentFclContainer), cargo: lines.map(presentCargoLine) };
}

function isOther({ vgmKg, vgmMethod }: ContainerVgm, container: FclContainer | undefined): boolean {
  return container?.vgmKg !== vgmKg || container.vgmMethod !== vgmMethod;
}
