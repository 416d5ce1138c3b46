import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { sql } from 'kysely';
import { lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import { onServerOnly } from '../../../test/on-server-only.ts';
import type { Portal } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { migrate } from '../migrate.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openTradingPortal();
});
afterAll(async () => await portal.close());

onServerOnly(
  'what is being written while the feed of changes is made is in it, as it is in the end',
  async () => {
    const { kysely } = portal.database;
    const person = await portal.signIn();
    const save = async (action: 'submit' | 'saveDraft') =>
      await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking(), { action }) });
    const [known, draft, gone] = [await save('submit'), await save('saveDraft'), await save('saveDraft')];
    // As it was before.
    await sql`drop table booking_change`.execute(kysely);
    await sql`drop function note_booking_change cascade`.execute(kysely);
    await sql`delete from applied_migration where name = '0043-booking-changes'`.execute(kysely);

    const writing = await kysely.startTransaction().execute();
    const move = (id: string, status: 'received' | 'toBeReceived') =>
      writing.updateTable('booking').where('id', '=', id).set({ status }).execute();
    await move(known.id, 'received');
    await move(draft.id, 'toBeReceived');
    const migrating = migrate(kysely);
    await setTimeout(500);
    // Who reads is not held up by a migration that is.
    expect(
      await kysely.selectFrom('booking').where('id', '=', gone.id).select('status').execute(),
    ).toHaveLength(1);
    await writing.commit().execute();
    await migrating;
    const noted = kysely
      .selectFrom('booking_change')
      .select(['booking_id', 'status'])
      .orderBy('business_number');
    expect(await noted.execute()).toEqual([
      { booking_id: known.id, status: 'received' },
      { booking_id: draft.id, status: 'toBeReceived' },
    ]);
  },
);
