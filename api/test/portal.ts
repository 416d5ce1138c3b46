import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { ReadyRole } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import { createApp } from '../src/app.ts';
import { type Config, parseConfig } from '../src/config.ts';
import type { Database } from '../src/database/open-database.ts';
import type { Tables } from '../src/database/tables.ts';
import { openDiskStore } from '../src/files/disk-store.ts';
import type { FileStore } from '../src/files/file-store.ts';
import type { BodyPace } from '../src/http/connection/body-pace.ts';
import { recordOfBooking } from '../src/modules/bookings/record/record-of-booking.ts';
import type { LinesReader } from '../src/modules/customs/declarations/import/lines-reader.ts';
import type { LibraryReader } from '../src/modules/customs/goods/import/library-reader.ts';
import type { GoodsReader } from '../src/modules/imports/goods/goods-reader.ts';
import type { Recognizer } from '../src/modules/registrations/recognise/open-recognizer.ts';
import { openSession } from '../src/modules/sessions/open-session.ts';
import type { InspectFile } from '../src/modules/uploads/inspect/inspect-file.ts';
import { tellCustomer } from '../src/notify/tell-customer.ts';
import type { Stopping } from '../src/stopping.ts';
import { type Caller, createCaller } from './caller.ts';
import { knownPasswordHash } from './known-password.ts';
import { openTestDatabase } from './open-test-database.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

/** A person of a customer's, signed in. */
export type SignedIn = Caller & {
  customerId: string;
  userId: string;
  token: string;
  companion: string;
  /** Another session of the same person. */
  again: () => Promise<SignedIn>;
  /** Something that the forwarder tells the customer of a booking; gives this person's own message. */
  receiveMessage: (about: { bookingId: string; businessNumber: string; word: string }) => Promise<string>;
};

export type Portal = {
  app: Awaited<ReturnType<typeof createApp>>;
  database: Database;
  config: Config;
  clock: TestClock;
  files: FileStore;
  /** Every line that the server logged. */
  log: string[];
  /** What a job complains of, which nobody reads. */
  warn: (cause: unknown, message: string) => void;
  /** Nobody, as from a browser on our own page. */
  visitor: Caller;
  /** A new customer with one person, or another person of a customer's, signed in through the database. */
  signIn: (customerName?: string, person?: Partial<Person>) => Promise<SignedIn>;
  close: () => Promise<void>;
};

type Person = {
  /** Of a customer that is there already. */
  customerId: string;
  account: string;
  passwordHash: string;
  roles: string[];
  /** The operator's without; null for none. An administrator is one of the forwarder's staff. */
  role: ReadyRole | null;
  /** Beside those of the role. */
  permissions: string[];
  /** Proved to be theirs. */
  phone: string;
  email: string;
};
type Options = {
  /** A fresh one without; it is closed with the portal. */
  database?: Database;
  config?: Partial<Config>;
  /** Puts something between the server and its database. */
  wrap?: (database: Kysely<Tables>) => Kysely<Tables>;
  /** How uploads are looked at, where a process for each would take too long. */
  inspect?: InspectFile;
  /** What reads pictures of identity; none are read without. */
  recognizer?: Recognizer;
  readGoods?: GoodsReader;
  readLibrary?: LibraryReader;
  readLines?: LinesReader;
  /** How fast what is sent has to come. */
  bodyPace?: BodyPace;
  /** The end of this server, for a test about it. */
  stopping?: Stopping;
  /** A folder with built fronts; none are served without. */
  fronts?: string;
  /** Where files are kept; on disk without, in a folder that goes with the portal. */
  files?: FileStore;
};

const noRecognizer: Recognizer = {
  isAvailable: false,
  waiting: () => 0,
  read: async () => ({ state: 'unavailable' }),
  close: async () => undefined,
};

const noFronts = fileURLToPath(new URL('.', import.meta.url));

/** The whole server on a fresh database, without a network. Close it in `afterAll`. */
export async function openPortal({
  config: changes,
  wrap = (kysely) => kysely,
  inspect,
  recognizer = noRecognizer,
  readGoods,
  readLibrary,
  readLines,
  fronts = noFronts,
  files: given,
  database: givenDatabase,
  bodyPace,
  stopping,
}: Options = {}): Promise<Portal> {
  const database = givenDatabase ?? (await openTestDatabase());
  const clock = createTestClock();
  const log: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'berth-portal-'));
  // What a test left running is not waited for as long as what people wait for.
  const settings = { LOG_LEVEL: 'debug', DATA_DIR: folder, STOP_WORK_SECONDS: '3' };
  const identityKey = 'a key of tests, as long as one is';
  const config = { ...parseConfig(settings), identityKey, ...changes };
  const files = given ?? openDiskStore(join(folder, 'files'));
  const app = await createApp({
    config,
    database: { ...database, kysely: wrap(database.kysely) },
    files,
    ...(inspect ? { inspect } : {}),
    recognizer,
    ...(readGoods ? { readGoods } : {}),
    ...(readLibrary ? { readLibrary } : {}),
    ...(readLines ? { readLines } : {}),
    ...(bodyPace ? { bodyPace } : {}),
    ...(stopping ? { stopping } : {}),
    fronts,
    version: '0.0.0-test',
    clock,
    logStream: linesInto(log),
  });
  return {
    app,
    database,
    config,
    clock,
    files,
    log,
    warn: () => undefined,
    visitor: createCaller(app, {}),
    async signIn(customerName = 'Test Customer', person = {}) {
      const member = await insertMember(database.kysely, clock(), customerName, person);
      return await openCaller(app, database.kysely, clock, member);
    },
    async close() {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openCaller(
  app: Portal['app'],
  kysely: Kysely<Tables>,
  clock: TestClock,
  member: { customerId: string; userId: string },
): Promise<SignedIn> {
  const opened = await openSession(kysely, { memberId: member.userId, hours: 8, now: clock() });
  const { token, companion } = opened;
  const headers = { authorization: `Bearer ${token}`, cookie: `BERTH=${companion}` };
  const again = () => openCaller(app, kysely, clock, member);
  const receiveMessage: SignedIn['receiveMessage'] = async ({ word, ...about }) =>
    await tellOne(kysely, { ...about, ...member, fileName: `document ${word}`, at: clock() });
  return { ...createCaller(app, headers), ...member, token, companion, again, receiveMessage };
}

type Sent = {
  customerId: string;
  userId: string;
  bookingId: string;
  businessNumber: string;
  fileName: string;
  at: Date;
};

async function tellOne(
  kysely: Kysely<Tables>,
  { userId, fileName, bookingId, ...about }: Sent,
): Promise<string> {
  return await kysely.transaction().execute(async (transaction) => {
    const detail = { document: 'arrivalNotice', fileName } as const;
    const booking = await transaction
      .selectFrom('booking')
      .where('id', '=', bookingId)
      .select(['id', 'kind'])
      .executeTakeFirstOrThrow();
    const change = { ...about, record: recordOfBooking(booking), kind: 'documentAdded' as const, detail };
    await tellCustomer(transaction, { ...change, memberId: userId });
    const { id } = await transaction
      .selectFrom('message')
      .where('customer_id', '=', about.customerId)
      .where('member_id', '=', userId)
      .orderBy(sql`ctid`, 'desc')
      .select('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

async function insertMember(
  kysely: Kysely<Tables>,
  now: Date,
  customerName: string,
  person: Partial<Person>,
) {
  const customerId = person.customerId ?? (await customerOf(kysely, now, customerName, person));
  const userId = randomUUID();
  const account = person.account ?? `user-${userId}`;
  await kysely
    .insertInto('member')
    .values({
      id: userId,
      customer_id: customerId,
      account,
      account_key: account.toLowerCase(),
      name: `${customerName} main account`,
      password_hash: person.passwordHash ?? knownPasswordHash,
      roles: person.roles ?? [person.role === 'administrator' ? 'sub' : 'main'],
      ready_role: person.role === undefined ? 'operator' : person.role,
      permissions: person.permissions ?? [],
      email: person.email ?? '',
      ...(person.phone ? { phone: person.phone, phone_verified_at: now } : {}),
      created_at: now,
    })
    .execute();
  return { customerId, userId };
}

/** A new one, or, for an administrator, the forwarder itself, of which there is one. */
async function customerOf(
  kysely: Kysely<Tables>,
  now: Date,
  name: string,
  { role }: Partial<Person>,
): Promise<string> {
  const isForwarder = role === 'administrator';
  const forwarder = await kysely
    .selectFrom('customer')
    .where('is_forwarder', '=', true)
    .select('id')
    .executeTakeFirst();
  if (isForwarder && forwarder) return forwarder.id;
  const id = randomUUID();
  await kysely
    .insertInto('customer')
    .values({
      id,
      name,
      kind: 'company',
      settlement: 'monthly',
      is_forwarder: isForwarder,
      created_at: now,
    })
    .execute();
  return id;
}

function linesInto(log: string[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      log.push(chunk.toString());
      done();
    },
  });
}
