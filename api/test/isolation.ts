import { isDeepStrictEqual } from 'node:util';
import { airPermission, may, readyRoles } from '@berth/contract';
import { type EndpointDefinition, endpoints, isWriteCall } from '@berth/contract/endpoints';
import type { LightMyRequestResponse } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../src/database/tables.ts';
import type { Portal, SignedIn } from './portal.ts';
import { readAnswer } from './read-answer.ts';
import { inventThings, makeThings, type Things } from './things.ts';
import { validCalls } from './valid-calls.ts';

type Key = keyof typeof endpoints;
type AnyExample = { input: Record<string, unknown>; foreign?: string; own?: string };

const keys = Object.keys(endpoints) as Key[]; // the table's own
const dayAndAnHour = 25 * 3600;
/** Their answers differ from call to call, whoever else is there. */
const everChanging = new Set<Key>([
  'GET /login/getCaptcha',
  'GET /health',
  'GET /business/getServeceId',
  // A signature is another one each time; what is signed has its own test, remotes.test.ts.
  'GET /remotes',
]);

/** One customer among others: what identifies their things in somebody else's answers. */
export type Neighbour = { person: SignedIn; things: Things };

let rounds = 0;

/** Two new customers, each with one of everything. */
export async function makeNeighbours(portal: Portal): Promise<{ alice: Neighbour; bob: Neighbour }> {
  rounds += 1;
  const make = async (name: string) => {
    // The newest sort last, so that what is sorted the other way round shows theirs on the first page.
    const word = `canary${String(rounds).padStart(4, '0')}${name}`;
    const person = await portal.signIn(`${word} Ltd`, {
      role: 'manager',
      permissions: [airPermission],
    });
    return { person, things: await makeThings(portal, person, word) };
  };
  return { alice: await make('alice'), bob: await make('bob') };
}

/**
 * Everything that Bob learns or changes of Alice's by calling every endpoint, or those of `asked`, with right
 * input: with his own things, with hers, and with things that nobody has. Empty where customers are kept apart.
 */
export async function findLeaks(portal: Portal, asked: ReadonlySet<Key> = new Set(keys)): Promise<string[]> {
  const { alice, bob } = await makeNeighbours(portal);
  const isAsked = (key: Key) => asked.has(key);
  const findings = await findInfluence(portal, { alice, bob, isAsked });
  const before = await rowsOf(portal.database.kysely, alice.person.customerId);
  // Reads before writes: with one of the writes Bob enters Alice's word himself, and would then see it.
  const inOrder = [...keys.filter(isRead), ...keys.filter((each) => !isRead(each))];
  for (const key of inOrder.filter(isAsked)) {
    for (const at of examplesOf(key, bob.things).keys()) {
      findings.push(...(await tryExample(key, at, alice, bob)));
    }
  }
  portal.clock.advance(dayAndAnHour);
  // What is tidied up a day later is the tidier's own.
  const later = await bob.person.again();
  await makeThings(portal, later, bob.things.word).catch((error) => findings.push(`later: ${error.message}`));
  const after = await rowsOf(portal.database.kysely, alice.person.customerId);
  if (!isDeepStrictEqual(before, after)) findings.push("rows of Alice's were changed");
  return findings;
}

/**
 * Every call that names a thing by its id, sent with an air booking of the caller's own company in place of each: to
 * somebody without the permission for air freight it must be as if nobody had it. Empty where it is.
 */
export async function findHiddenKinds(portal: Portal): Promise<string[]> {
  const { bob } = await makeNeighbours(portal);
  const { customerId } = bob.person;
  const { airBooking: airBookingId } = bob.things.records;
  const before = await rowsOf(portal.database.kysely, customerId);
  const invented = inventThings(bob.things.word);
  const isBooking = (name: string) => /^(booking|returnable|draft|fclBooking)Id$/.test(name);
  const withAir = {
    ...Object.fromEntries(
      Object.entries(invented).map(([name, value]) => [name, isBooking(name) ? airBookingId : value]),
    ),
    records: { ...invented.records, airBooking: airBookingId },
  } as Things; // the same keys
  const findings: string[] = [];
  for (const key of keys.filter((each) => endpoints[each].access === 'signedIn' || isEveryday(each))) {
    for (const [at, example] of examplesOf(key, withAir).entries()) {
      if (example.foreign === undefined || !JSON.stringify(example.input).includes(airBookingId)) continue;
      // Of nobody's, one after the other: what a call refuses for another reason tells nothing.
      const colleague = await portal.signIn('Colleague', { customerId });
      const air = await colleague.call(key, example.input);
      const none = await colleague.call(key, exampleAt(key, at, invented).input);
      if (plain(air, withAir) !== plain(none, invented)) findings.push(`${key} #${at}: ${air.body}`);
    }
  }
  const after = await rowsOf(portal.database.kysely, customerId);
  if (!isDeepStrictEqual(before.booking, after.booking)) findings.push('a booking was changed');
  return findings;
}

/** Asked of the company's own people, and not for air freight alone. */
function isEveryday(key: Key): boolean {
  const { access }: EndpointDefinition = endpoints[key];
  return typeof access === 'object' && may(readyRoles.operator, access.permission);
}

function isRead(key: Key): boolean {
  return !isWriteCall(key, endpoints[key]);
}

/** Bob's answers must not change, in rows, counts or sums, because Alice did something. */
async function findInfluence(
  portal: Portal,
  { alice, bob, isAsked }: { alice: Neighbour; bob: Neighbour; isAsked: (key: Key) => boolean },
): Promise<string[]> {
  const reads = keys.filter((key) => isAsked(key) && isRead(key) && !everChanging.has(key));
  const readAll = async () => {
    const answers: [string, string][] = [];
    for (const key of reads) {
      for (const example of examplesOf(key, bob.things)) {
        const answer = await readAnswer(await bob.person.call(key, example.input));
        // A refusal quotes the id of its own request.
        answers.push([key, answer.replace(/"requestId":"[^"]*"/, '')]);
      }
    }
    return answers;
  };
  const before = await readAll();
  await makeThings(portal, alice.person, alice.things.word);
  const after = await readAll();
  portal.clock.advance(61);
  return before.flatMap(([key, body], at) => (body === after[at]?.[1] ? [] : [`${key}: Alice shows in it`]));
}

async function tryExample(key: Key, at: number, alice: Neighbour, bob: Neighbour): Promise<string[]> {
  const findings: string[] = [];
  const expect = (holds: boolean, what: string) => {
    if (!holds) findings.push(`${key} #${at}: ${what}`);
  };
  const callWith = async (things: Things) => {
    const example = exampleAt(key, at, things);
    // A session of its own each time: one of the calls ends it.
    return { example, response: await (await bob.person.again()).call(key, example.input) };
  };
  const own = await callWith(bob.things);
  const ownCode = own.response.statusCode === 200 ? undefined : own.response.json().code;
  expect(ownCode === own.example.own, `Bob's own call is answered ${own.response.statusCode} ${ownCode}`);
  expect(!showsAlice(await readAnswer(own.response), alice), "Bob's own answer shows what is Alice's");
  const { foreign } = own.example;
  if (foreign === undefined) return findings;

  const theirs = await callWith(alice.things);
  if (foreign === 'unrelated') {
    const again = await (await bob.person.again()).call(key, theirs.example.input);
    expect(
      theirs.response.statusCode === 200,
      `with Alice's word it is answered ${theirs.response.statusCode}`,
    );
    expect(again.body === theirs.response.body, 'asked again it is answered otherwise');
    expect(!showsAlice(theirs.response.body, alice), "with Alice's word it shows what is hers");
    return findings;
  }
  const invented = inventThings(alice.things.word);
  const nobodys = await callWith(invented);
  const code = foreign === 'likeNobodys' ? 200 : foreign;
  expect(nobodys.response.json().code === code, `nobody's thing is answered ${nobodys.response.body}`);
  expect(
    plain(theirs.response, alice.things) === plain(nobodys.response, invented),
    `Alice's thing is answered ${theirs.response.body}, nobody's ${nobodys.response.body}`,
  );
  return findings;
}

function examplesOf(key: Key, things: Things): readonly AnyExample[] {
  return validCalls[key](things) as readonly AnyExample[];
}

function exampleAt(key: Key, at: number, things: Things): AnyExample {
  const example = examplesOf(key, things)[at];
  if (!example) throw new Error(`${key} has no example ${at}`);
  return example;
}

function showsAlice(body: string, { person, things }: Neighbour): boolean {
  const { word, bookingId } = things;
  return [word, bookingId, person.customerId, person.userId].some((mark) => body.includes(mark));
}

/** An answer without what must differ: the request's id, and the thing itself where it is named back. */
function plain(response: LightMyRequestResponse, things: Things): string {
  const { requestId: _id, ...answer } = response.json();
  let text = `${response.statusCode} ${JSON.stringify(answer)}`;
  const { records, ...others } = things;
  for (const value of [...Object.values(others), ...Object.values(records)])
    text = text.replaceAll(value, 'THING');
  return text;
}

/** Every row that is a customer's, with its place: a row written again as it was has moved. */
export async function rowsOf(
  database: Kysely<Tables>,
  customerId: string,
): Promise<Record<string, string[]>> {
  const tables = await tenantTables(database);
  const reads = tables.map(
    (table) => sql`
      select ${table}::text as name, ctid::text || to_jsonb(t)::text as row from ${sql.table(table)} t
      where customer_id = ${customerId}`,
  );
  const found = await sql<{ name: string; row: string }>`
    ${sql.join(reads, sql` union all `)} order by 1, 2`.execute(database);
  const rows: Record<string, string[]> = Object.fromEntries(tables.map((table) => [table, []]));
  for (const { name, row } of found.rows) rows[name]?.push(row);
  return rows;
}

export async function tenantTables(database: Kysely<Tables>): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select table_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'customer_id' and table_type = 'BASE TABLE' order by 1`.execute(
    database,
  );
  return found.rows.map(({ name }) => name);
}
