// node api/bench/list-time.ts [bookings]: what a page of the LCL list costs on PostgreSQL, over HTTP and as its bare
// statement, on the same number of connections, in a table of ten thousand bookings and in one of a million.
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { encodeCondition, lclBookingList, listFieldsOf, parseListQuery } from '@berth/contract';
import { Kysely, sql } from 'kysely';
import { Pool } from 'pg';
import { createPool, createPostgresDialect } from '../src/database/postgres/postgres-dialect.ts';
import type { Tables } from '../src/database/tables.ts';
import { lclList } from '../src/modules/bookings/list/booking-lists.ts';
import { seedReference } from '../src/seed/reference/seed-reference.ts';
import { pageHeaders } from '../test/caller.ts';
import { copyBookings } from '../test/copy-bookings.ts';
import { lclBooking, saveRequest } from '../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../test/portal.ts';
import { call, digits, median, timed } from './time-calls.ts';
import { withPostgres } from './with-postgres.ts';

const connections = 10; // as many as the server's pool has
const turns = 4;
/** As many calls at once as there are connections. */
const turn = { calls: 100, atOnce: connections };
const own = 10_000;
const customers = 1000;
const most = Number(process.argv[2] ?? 1_000_000);

/** A page and its query, as the browser asks for it. */
const cases: Record<string, Record<string, string>> = {
  'page 1': { page: '1' },
  'page 500': { page: '500' },
  ...Object.fromEntries(
    Object.entries(listFieldsOf(lclBookingList))
      .filter(([, field]) => 'sortable' in field)
      .map(([name]) => [`by ${name}`, { page: '1', prop: name, order: 'ascending' }]),
  ),
  'of a status': { status: encodeCondition({ values: ['received'], operator: '=' }) },
  'of a number': { businessNumber: encodeCondition({ values: ['COPY-12'], operator: 'include' }) },
  'since a day': { etd: encodeCondition({ values: ['2026-11-01'], operator: '>=' }) },
};

// Each copy differs in every column that the list sorts by.
const varied = {
  status: sql`(array['toBeReceived', 'received', 'spaceLocked', 'arrived', 'pickedUp'])[1 + floor(random() * 5)::int]`,
  customer_business_number_key: sql`'PO-' || floor(random() * 1e6)::int`,
  etd: sql`date '2026-01-01' + floor(random() * 365)::int`,
  expected_warehousing_at: sql`timestamp '2026-01-01' + random() * interval '365 days'`,
  warehouse_code: sql`'ONT' || floor(random() * 100)::int`,
  goods_sort_key: sql`md5(random()::text)`,
  destination_sort_key: sql`md5(random()::text)`,
  cartons: sql`floor(random() * 500)`,
  weight: sql`round((random() * 5000)::numeric, 3)`,
  volume: sql`round((random() * 50)::numeric, 3)`,
  created_at: sql`timestamptz '2026-01-01' + random() * interval '365 days'`,
  updated_at: sql`timestamptz '2026-01-01' + random() * interval '365 days'`,
};

await withPostgres(async () => {
  const { openPortal } = await import('../test/portal.ts');
  const portal = await openPortal({ config: { logLevel: 'error' } });
  await compare(portal, await addressOf(portal)).finally(() => portal.close());
});

async function compare(portal: Portal, databaseUrl: string): Promise<void> {
  await seedReference({ database: portal.database.kysely, clock: portal.clock });
  const person = await portal.signIn('Large customer');
  await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
  const origin = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  // Filling takes longer than a statement of the server's may.
  const maker = new Kysely<Tables>({
    dialect: createPostgresDialect(new Pool({ connectionString: databaseUrl, max: 1 })),
  });
  await fill(maker, person.customerId);
  const few = await measure(databaseUrl, origin, person);
  await fillOthers(maker, person.customerId);
  const many = await measure(databaseUrl, origin, person);
  await maker.destroy();
  report(few, many);
}

async function addressOf({ database }: Portal): Promise<string> {
  const { testServerUrl } = await import('../test/open-test-database.ts');
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.kysely);
  return testServerUrl(rows[0]?.name ?? '');
}

async function fill(maker: Kysely<Tables>, customerId: string): Promise<void> {
  await copyBookings(maker, customerId, customerId, own - 1, varied);
  await sql`vacuum analyze booking`.execute(maker);
}

/** The bookings of all the other customers, with the table's indexes made anew after them. */
async function fillOthers(maker: Kysely<Tables>, customerId: string): Promise<void> {
  const indexes = await sql<{ name: string; made: string }>`
    select indexname as name, indexdef as made from pg_indexes
    where tablename = 'booking' and indexdef not like 'CREATE UNIQUE%'`.execute(maker);
  for (const { name } of indexes.rows) await sql`drop index ${sql.ref(name)}`.execute(maker);
  for (let n = 1; n < customers; n += 1) {
    const id = randomUUID();
    await sql`insert into customer (id, name, kind, settlement, created_at)
      values (${id}, ${`Customer ${n}`}, 'company', 'monthly', now())`.execute(maker);
    await copyBookings(maker, customerId, id, Math.floor((most - own) / (customers - 1)), varied);
  }
  for (const { made } of indexes.rows) await sql.raw(made).execute(maker);
  await sql`vacuum analyze booking`.execute(maker);
}

/** Medians in milliseconds. */
type Times = Record<string, { bare: number; http: number }>;

async function measure(databaseUrl: string, origin: string, person: SignedIn): Promise<Times> {
  const pool = createPool(databaseUrl, console.error);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { ...pageHeaders, ...person.headers };
  const times: Times = {};
  for (const [name, query] of Object.entries(cases)) {
    const statement = statementOf(pool, person.customerId, query);
    const address = `${origin}/api/business/getBookingListLcl?${new URLSearchParams(query)}`;
    const bare: number[] = [];
    const http: number[] = [];
    // By turns, so that what else the machine does meets both.
    for (let at = 0; at < turns; at += 1) {
      bare.push(...(await timed(() => pool.query(statement.sql, [...statement.parameters]), turn)));
      http.push(...(await timed(() => call(address, agent, headers), turn)));
    }
    times[name] = { bare: median(bare), http: median(http) };
  }
  agent.destroy();
  await pool.end();
  return times;
}

/** The one statement that the server makes of the call. */
function statementOf(pool: Pool, customerId: string, query: Record<string, string>) {
  const list = parseListQuery(query, listFieldsOf(lclBookingList));
  if ('code' in list) throw new Error(`${list.code}: ${JSON.stringify(query)}`);
  const kysely = new Kysely<Tables>({ dialect: createPostgresDialect(pool) });
  return lclList.pageStatementOf(kysely, customerId, list).compile();
}

function report(few: Times, many: Times): void {
  console.info(
    `medians in ms, ${connections} calls at once on as many connections; ${own} bookings of one customer, ` +
      `the same among ${most} of ${customers}`,
  );
  const rows = Object.entries(many).map(([name, { bare, http }]) => {
    const before = few[name] ?? { bare: Number.NaN, http: Number.NaN };
    return [
      name,
      {
        'bare, few': digits(before.bare),
        'HTTP, few': digits(before.http),
        'bare, many': digits(bare),
        'HTTP, many': digits(http),
        'above bare': `${Math.round((http / bare - 1) * 100)} %`,
        'many / few': digits(http / before.http),
      },
    ];
  });
  console.table(Object.fromEntries(rows));
}
