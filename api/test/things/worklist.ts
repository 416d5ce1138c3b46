import { toChinaDay, toChinaTime } from '../../src/china-time.ts';
import { fclBooking } from '../fcl-booking.ts';
import { newEventId, openSystem } from '../integration-system.ts';
import { cargoLine, lclBooking, saveRequest } from '../lcl-booking.ts';
import { inventIds, type Maker, type PartOfThings } from './part-of-things.ts';

type WorklistThings = {
  /** On the worklist, and not snoozed. */
  worklistItemId: string;
  /** A day until which it may be. */
  worklistUntil: string;
};

const dayMs = 24 * 3600_000;

/** A booking for each reason to be on the worklist; the cut-off was snoozed before, and something until a day that has passed. */
export const worklistThings: PartOfThings<WorklistThings> = {
  make: async ({ portal, person, word }) => {
    const kysely = portal.database.kysely;
    const inDays = (days: number) => new Date(portal.clock().getTime() + days * dayMs);
    const system = await openSystem(portal);
    const tell = async (path: 'bookingStatus' | 'measurements' | 'sailing', body: object) => {
      const answer = await system.call(`POST /integration/${path}`, {
        body: { eventId: newEventId(), ...body },
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    };
    const left = await save(person, word, 'saveDraft');
    await kysely
      .updateTable('booking')
      .where('customer_id', '=', person.customerId)
      .where('id', '=', left.id)
      .set({ updated_at: inDays(-4).toISOString(), version: 1 })
      .execute();
    const [measured, returned] = [await save(person, word, 'submit'), await save(person, word, 'submit')];
    await tell('bookingStatus', { businessNumber: measured.businessNumber, status: 'received' });
    const line = { line: 1, cartons: 12, weightKg: 200, volumeCbm: 0.567 };
    await tell('measurements', { businessNumber: measured.businessNumber, lines: [line] });
    await kysely
      .updateTable('booking')
      .where('customer_id', '=', person.customerId)
      .where('id', '=', measured.id)
      .set({ delay_hours: 50, eta: '2027-01-05T08:00:00-08:00' })
      .execute();
    const { businessNumber } = returned;
    await tell('bookingStatus', { businessNumber, status: 'returned', reason: `no space ${word}` });
    const full = await person.get('POST /business/submitBookingFcl', { body: saveRequest(fclBooking()) });
    await tell('sailing', {
      businessNumber: full.businessNumber,
      carrier: 'COSU',
      vessel: 'COSCO ARIES',
      voyage: '035E',
      siCutOffAt: null,
      cyCutOffAt: null,
      customsCutOffAt: null,
      vgmCutOffAt: toChinaTime(inDays(1)),
    });
    await person.get('POST /user/reminderSettings', { body: { cutOffHours: [72] } });
    const owner = { customer_id: person.customerId, member_id: person.userId };
    const snoozes = [
      { item_id: `cutOffNear:booking:${full.id}:vgmCutOffAt`, until: toChinaDay(inDays(30)) },
      { item_id: `etaSlipped:booking:${full.id}`, until: toChinaDay(inDays(-30)) },
    ];
    await kysely
      .insertInto('worklist_snooze')
      .values(snoozes.map((snooze) => ({ ...owner, ...snooze, item_version: word })))
      .execute();
    return { worklistItemId: `draftLeft:booking:${left.id}`, worklistUntil: toChinaDay(inDays(30)) };
  },
  invent: () => ({
    worklistItemId: `draftLeft:booking:${inventIds('id').id}`,
    worklistUntil: '2027-01-01',
  }),
};

async function save(person: Maker['person'], word: string, action: 'submit' | 'saveDraft') {
  const booking = lclBooking({ cargo: [cargoLine({ goods_name: `goods ${word}` })] });
  return await person.get('POST /business/submitBookingLcl', { body: saveRequest(booking, { action }) });
}
