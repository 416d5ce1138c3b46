import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import {
  billOf,
  bookingOf,
  customerPermissions,
  dispute,
  feeRow,
  prove,
} from '../../../test/billing-system.ts';
import { newEventId, openSystem } from '../../../test/integration-system.ts';
import type { Portal } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { inspectContent } from '../../modules/uploads/inspect/inspect-content.ts';

const migrations = ['0095-bills-being-checked.sql', '0097-split-of-owed-bills.sql'].map(
  (name) => new URL(`../migrations/${name}`, import.meta.url),
);

let portal: Portal;
beforeAll(async () => {
  portal = await openTradingPortal({ inspect: inspectContent });
});
afterAll(async () => await portal.close());

test('bills that were stored before are split as those that follow are', async () => {
  const { kysely } = portal.database;
  const system = await openSystem(portal, { name: 'Billing system', scopes: ['billing'] });
  const person = await portal.signIn('', { permissions: customerPermissions });
  const { businessNumber } = await bookingOf(person);
  const issue = async () => {
    const entry = billOf([feeRow(1, 10_000, { businessNumber }), feeRow(2, 500, { businessNumber })]);
    const { id, version } = await system.get('POST /integration/bill', {
      body: { eventId: newEventId(), ...entry },
    });
    await person.get('POST /cost/cost_confirm', { body: { bills: [{ id, version }] } });
    return id;
  };
  const [disputed, covered, partly] = [await issue(), await issue(), await issue()];
  const { rows } = await person.get('GET /cost/getExpense', { query: { id: disputed } });
  await dispute(person, disputed, { feeRowId: rows[0]?.id ?? '' });
  await prove(person, [{ id: covered, amountMinor: 10_500 }]);
  await prove(person, [{ id: partly, amountMinor: 300 }]);

  const stored = async () => ({
    bills: await kysely
      .selectFrom('bill')
      .select(['id', 'status', 'status_rank', 'totals'])
      .orderBy('id')
      .execute(),
    totals: await kysely.selectFrom('bill_total').selectAll().orderBy('bill_id').execute(),
  });
  const after = await stored();
  expect(after.bills.map(({ status }) => status).toSorted()).toEqual(['disputed', 'proofSent', 'unpaid']);

  // As it was before.
  const run = (text: string) => sql.raw(text).execute(kysely);
  await run(`update bill set status = 'unpaid' where status = 'proofSent'`);
  await run('update bill_total set confirmed_minor = confirmed_minor + disputed_minor');
  await run('alter table bill_total drop column disputed_minor, drop column checking_minor');
  await run(`update bill set totals = (
    select jsonb_agg(part - 'disputedMinor' - 'checkingMinor' || jsonb_build_object('confirmedMinor', confirmed_minor))
    from jsonb_array_elements(totals) as part
    join bill_total on bill_total.bill_id = bill.id and bill_total.currency = part ->> 'currency'
  )`);

  for (const migration of migrations) {
    for (const statement of (await readFile(migration, 'utf8')).split(/;\s*$/m)) {
      if (statement.trim()) await run(statement);
    }
  }
  expect(await stored()).toEqual(after);
});
