// node api/bench/bill-time.ts [bills] [part of a name]: what the bills, the account and the statements of a large
// customer cost on PostgreSQL: as the bare statements that the server makes of a call, as it reads the figures by them,
// and over HTTP with the file that a statement is; by turns in one run.
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { billList, encodeCondition, listFieldsOf, parseListQuery } from '@berth/contract';
import { type CompiledQuery, Kysely, sql } from 'kysely';
import { Pool } from 'pg';
import { createPool, createPostgresDialect } from '../src/database/postgres/postgres-dialect.ts';
import type { Tables } from '../src/database/tables.ts';
import { readAccount } from '../src/modules/bills/account/read-account.ts';
import { bills as billsList, countBills } from '../src/modules/bills/list/bill-lists.ts';
import { readStatement } from '../src/modules/bills/statement/read-statement.ts';
import { seedReference } from '../src/seed/reference/seed-reference.ts';
import { pageHeaders } from '../test/caller.ts';
import type { Portal, SignedIn } from '../test/portal.ts';
import { call, digits, median, timed } from './time-calls.ts';
import { withPostgres } from './with-postgres.ts';

const own = Number(process.argv[2] ?? 20_000);
/** Of the cases below those alone whose name has it. */
const named = process.argv[3] ?? '';
const rowsOfBill = 15;
/** Other customers, each with a tenth of the bills. */
const others = 10;
const turns = 4;
/** A customer's reads are two at once; the rest would wait for their turn. */
const atOnce = 2;
const firstDay = '2024-01-01';
const days = 1050;

type Asked = { database: Kysely<Tables>; customerId: string; portal: Portal };
/** A call, and what the server reads for it. */
type Case = {
  path: string;
  query: Record<string, string>;
  read: (asked: Asked) => Promise<unknown>;
  /** A turn's. */
  calls?: number;
};

const listed = (query: Record<string, string>): Case => ({
  path: 'cost/getFeeList',
  query,
  read: async ({ database, customerId }) => {
    const list = parseListQuery(query, listFieldsOf(billList));
    if ('code' in list) throw new Error(`${list.code}: ${JSON.stringify(query)}`);
    return await billsList.pageStatementOf(database, customerId, list).execute();
  },
});
const stated = (query: { from: string; to: string; format?: string }): Case => ({
  // Drawing a file takes far longer than its figures.
  path: 'cost/downCost',
  query,
  calls: 4,
  read: async ({ database, customerId, portal: { clock } }) => {
    const order = { ...query, withRows: query.format === 'xlsx' };
    const signal = new AbortController().signal;
    return await readStatement({ database, clock }, customerId, { order, limit: 'waiting', signal });
  },
});
const condition = (value: string, operator: '=' | '>=' | 'include') =>
  encodeCondition({ values: [value], operator });

const cases: Record<string, Case> = {
  'list, page 1': listed({ page: '1' }),
  'list, last page': listed({ page: String(Math.floor(own / 20)) }),
  ...Object.fromEntries(
    Object.entries(listFieldsOf(billList))
      .filter(([, field]) => 'sortable' in field)
      .map(([name]) => [`list by ${name}`, listed({ page: '1', prop: name, order: 'ascending' })]),
  ),
  'list of a status': listed({ status: condition('unpaid', '=') }),
  'list of a currency': listed({ currencies: condition('USD', '=') }),
  'list of a booking': listed({ businessNumbers: condition('SZL-1234-2', 'include') }),
  'list since a day': listed({ issuedOn: condition('2026-06-01', '>=') }),
  'counts by status': {
    path: 'cost/getBillCounts',
    query: {},
    read: ({ database, customerId, portal: { clock } }) => countBills({ database, clock }, customerId),
  },
  account: {
    path: 'cost/getAccount',
    query: {},
    read: ({ database, customerId, portal: { clock } }) => readAccount({ database, clock }, customerId),
  },
  'statement of a day, PDF': stated({ from: '2026-10-15', to: '2026-10-15' }),
  'statement of a week, PDF': stated({ from: '2026-10-05', to: '2026-10-11' }),
  'statement of a day, Excel': stated({ from: '2026-10-15', to: '2026-10-15', format: 'xlsx' }),
};

await withPostgres(async () => {
  const { openPortal } = await import('../test/portal.ts');
  const portal = await openPortal({ config: { logLevel: 'error' } });
  await compare(portal, await addressOf(portal)).finally(() => portal.close());
});

async function addressOf({ database }: Portal): Promise<string> {
  const { testServerUrl } = await import('../test/open-test-database.ts');
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.kysely);
  return testServerUrl(rows[0]?.name ?? '');
}

async function compare(portal: Portal, databaseUrl: string): Promise<void> {
  await seedReference({ database: portal.database.kysely, clock: portal.clock });
  const person = await portal.signIn('Large customer', { permissions: ['cost:view'] });
  // Filling takes longer than a statement of the server's may.
  const maker = new Kysely<Tables>({
    dialect: createPostgresDialect(new Pool({ connectionString: databaseUrl, max: 1 })),
  });
  await fill(maker, person.customerId, own);
  for (let n = 1; n <= others; n += 1) {
    const id = randomUUID();
    await sql`insert into customer (id, name, kind, settlement, created_at)
      values (${id}, ${`Customer ${n}`}, 'company', 'monthly', now())`.execute(maker);
    await fill(maker, id, Math.ceil(own / others));
  }
  for (const table of ['bill', 'bill_total', 'bill_rate', 'fee_row', 'bill_payment'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(maker);
  await maker.destroy();
  await measure(portal, databaseUrl, person);
}

/** Bills of a customer, with rows in two currencies: most are settled, the others are spread over the open states. */
async function fill(maker: Kysely<Tables>, customerId: string, count: number): Promise<void> {
  const word = customerId.slice(0, 8);
  await sql`
    insert into bill (id, customer_id, number, settlement, period_from, period_to, issued_on, due_on,
      remittance_reference, status, business_numbers, bl_numbers, currencies, fee_rows, bookings,
      cancelled_at, created_at, updated_at)
    select gen_random_uuid(), ${customerId}, 'B-' || ${word} || '-' || lpad(n::text, 6, '0'), 'monthly',
      day - 30, day, day, day + 30, 'R-' || ${word} || '-' || n,
      case when n % 100 < 84 then 'settled' when n % 100 < 92 then 'unpaid' when n % 100 < 95 then 'partial'
        when n % 100 < 97 then 'unconfirmed' when n % 100 < 98 then 'disputed' when n % 100 < 99 then 'answered'
        else 'cancelled' end,
      (select string_agg('SZL-' || n || '-' || at, ' ') from generate_series(1, 5) at), 'COSU' || n,
      'CNY USD', ${sql.lit(rowsOfBill)}, 5, case when n % 100 = 99 then day end, day, day
    from generate_series(1, ${sql.lit(count)}) n
    cross join lateral (select ${firstDay}::date + (n % ${sql.lit(days)}) as day) issued`.execute(maker);
  await sql`
    insert into fee_row (id, bill_id, customer_id, ordinal, fee_item, unit, currency, quantity, unit_price,
      amount_minor, business_type, business_date, confirmed_at)
    select gen_random_uuid(), bill.id, bill.customer_id, at, 'OFR', 'CBM', case when at % 3 = 0 then 'USD' else 'CNY' end,
      1, price / 100.0, price, 'lcl', bill.issued_on,
      case when bill.status in ('settled', 'unpaid', 'partial') or at % 2 = 0 then bill.created_at end
    from bill cross join generate_series(1, ${sql.lit(rowsOfBill)}) at
    cross join lateral (select 1000 + (bill.fee_rows * at * 7919) % 90000 as price) priced
    where bill.customer_id = ${customerId}`.execute(maker);
  await sql`
    insert into bill_total
      (bill_id, customer_id, currency, amount_minor, disputed_minor, checking_minor, confirmed_minor, paid_minor)
    select bill.id, bill.customer_id, fee_row.currency, sum(amount_minor), 0, 0,
      coalesce(sum(amount_minor) filter (where fee_row.confirmed_at is not null), 0),
      case bill.status when 'settled' then sum(amount_minor) when 'partial' then sum(amount_minor) / 2 else 0 end
    from bill join fee_row on fee_row.customer_id = bill.customer_id and fee_row.bill_id = bill.id
    where bill.customer_id = ${customerId} group by bill.id, fee_row.currency`.execute(maker);
  await sql`
    insert into bill_rate (bill_id, customer_id, currency, rate, rate_on)
    select id, customer_id, 'USD', 7.1, issued_on from bill where customer_id = ${customerId}`.execute(maker);
  await sql`
    insert into bill_payment (id, bill_id, customer_id, currency, amount_minor, received_on, by_name, at)
    select gen_random_uuid(), bill.id, bill.customer_id, total.currency, total.paid_minor, bill.issued_on + 20, 'Bank',
      bill.created_at
    from bill join bill_total total on total.customer_id = bill.customer_id and total.bill_id = bill.id
    where bill.customer_id = ${customerId} and total.paid_minor > 0`.execute(maker);
  await sql`
    update bill set cny_equivalent = made.equivalent, totals = made.totals from (
      select bill_id, sum(amount_minor * case currency when 'USD' then 7.1 else 1 end) / 100 as equivalent,
        jsonb_agg(jsonb_build_object('currency', currency, 'amountMinor', amount_minor, 'disputedMinor', 0,
          'confirmedMinor', confirmed_minor, 'paidMinor', paid_minor, 'checkingMinor', 0)) as totals
      from bill_total where customer_id = ${customerId} group by bill_id
    ) made where made.bill_id = bill.id`.execute(maker);
}

async function measure(portal: Portal, databaseUrl: string, person: SignedIn): Promise<void> {
  const origin = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const pool = createPool(databaseUrl, console.error);
  const plain = new Kysely<Tables>({ dialect: createPostgresDialect(pool) });
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const headers = { ...pageHeaders, ...person.headers };
  const figures: Record<string, object> = {};
  const chosen = Object.entries(cases).filter(([name]) => name.includes(named));
  for (const [name, { path, query, read, calls = 20 }] of chosen) {
    const readBy = (database: Kysely<Tables>) => read({ database, customerId: person.customerId, portal });
    const statements = await statementsOf(pool, readBy);
    const address = `${origin}/api/${path}?${new URLSearchParams(query)}`;
    const turn = { calls, atOnce };
    const bare: number[] = [];
    const asRead: number[] = [];
    const http: number[] = [];
    // By turns, so that what else the machine does meets both.
    for (let at = 0; at < turns; at += 1) {
      portal.clock.advance(61);
      bare.push(...(await timed(() => runAll(pool, statements), turn)));
      asRead.push(...(await timed(() => readBy(plain), turn)));
      http.push(...(await timed(() => call(address, agent, headers), turn)));
    }
    const [bareMs, readMs, httpMs] = [median(bare), median(asRead), median(http)];
    figures[name] = {
      statements: statements.length,
      'bare, ms': digits(bareMs),
      'read, ms': digits(readMs),
      'HTTP, ms': digits(httpMs),
      'read / bare': digits(readMs / bareMs),
      'HTTP / bare': digits(httpMs / bareMs),
    };
  }
  agent.destroy();
  await pool.end();
  const rows = own * rowsOfBill;
  console.info(
    `medians, ${atOnce} calls at once; ${own} bills with ${rows} rows of one customer, as many of ${others} others`,
  );
  console.table(figures);
}

/** What a read sends to the database, without what begins and ends its transaction. */
async function statementsOf(pool: Pool, read: (database: Kysely<Tables>) => Promise<unknown>) {
  const sent: CompiledQuery[] = [];
  const database = new Kysely<Tables>({
    dialect: createPostgresDialect(pool),
    log: ({ query }) => {
      sent.push(query);
    },
  });
  await read(database);
  return sent.filter(({ sql: text }) => /^\s*(select|with)\b/i.test(text) && !/pg_|set_config/.test(text));
}

async function runAll(pool: Pool, statements: readonly CompiledQuery[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { sql: text, parameters } of statements) await client.query(text, [...parameters]);
  } finally {
    client.release();
  }
}
