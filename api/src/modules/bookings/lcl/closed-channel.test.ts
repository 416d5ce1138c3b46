import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { lclBooking, saveRequest } from '../../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

const submit = 'POST /business/submitBookingLcl';
const why = { 'zh-CN': '台风，暂停收货', en: 'Typhoon: no cargo is taken' };
let portal: Portal;
let person: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

async function setClosed(channel: string, reason: typeof why | null): Promise<void> {
  const closed = reason && JSON.stringify(reason);
  const { kysely } = portal.database;
  await kysely.updateTable('ship_mode').where('code', '=', channel).set({ closed }).execute();
  portal.clock.advance(6 * 60); // the lists are read again
}

test('a closed channel is no choice for a booking that is submitted; drafts and earlier bookings keep it', async () => {
  const booking = lclBooking();
  const channel = booking.transportChannel;
  const earlier = await person.get(submit, { body: saveRequest(booking) });
  await setClosed(channel, why);
  const channels = await person.get('GET /select/shipModeNew');
  expect(channels.find(({ value }) => value === channel)).toMatchObject({ isOpen: false, closedReason: why });

  const refused = await person.call(submit, { body: saveRequest(booking) });
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    [
      expect.objectContaining({
        field: 'booking.transportChannel',
        message: expect.stringContaining('no bookings'),
      }),
    ],
  ]);
  const draft = await person.get(submit, { body: saveRequest(booking, { action: 'saveDraft' }) });
  const submitted = { id: draft.id, version: draft.version };
  expect((await person.call(submit, { body: saveRequest(booking, submitted) })).statusCode).toBe(400);
  const changed = { id: earlier.id, version: earlier.version };
  expect((await person.call(submit, { body: saveRequest(booking, changed) })).statusCode).toBe(200);

  await setClosed(channel, null);
  expect((await person.call(submit, { body: saveRequest(booking, submitted) })).statusCode).toBe(200);
});
