import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { enterAirBooking } from '../../test/fcl-booking.ts';
import { lclBooking, saveRequest } from '../../test/lcl-booking.ts';
import type { Portal } from '../../test/portal.ts';
import { openTradingPortal } from '../../test/trading-portal.ts';
import { airList } from '../modules/bookings/list/booking-lists.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openTradingPortal();
});
afterAll(async () => await portal.close());

test('a list of some rows of a table gives none of the others by their ids', async () => {
  const { kysely } = portal.database;
  const [person, other] = [await portal.signIn(), await portal.signIn('Another')];
  const lcl = await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
  const air = await enterAirBooking(kysely, person.customerId);
  const read = (customerId: string, ids: string[]) => airList.readByIds(kysely, customerId, ids);
  expect((await read(person.customerId, [lcl.id, air.id])).map(({ id }) => id)).toEqual([air.id]);
  expect(await read(other.customerId, [lcl.id, air.id])).toEqual([]);
  expect(await airList.getOne(kysely, person.customerId, air.id)).toMatchObject({ id: air.id });
  for (const id of [lcl.id, 'none']) {
    await expect(airList.getOne(kysely, person.customerId, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});
