import { randomUUID } from 'node:crypto';
import type { Problem, SaveAction } from '@berth/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openPortal, type Portal } from '../../test/portal.ts';
import { type SavedRecords, saveRecord } from './save-record.ts';
import type { ManagedColumns } from './saved-records.repository.ts';

declare module '../database/tables.ts' {
  interface Tables {
    saved_note: ManagedColumns & { number: string; remarks: string };
  }
}

type Note = { number: string; remarks: string };

const notes: SavedRecords<'saved_note', Note> = {
  kind: 'booking', // any kind that pages know
  table: 'saved_note',
  problems: ({ number, remarks }, action): Problem[] => [
    ...(remarks.length > 9 ? [{ path: 'remarks', rule: 'tooLong', params: { max: 9 } } as const] : []),
    ...(action === 'submit' && number === '' ? [{ path: 'number', rule: 'required' } as const] : []),
  ],
  columns: (note) => note,
  unique: { saved_note_number: 'number' },
};

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  await sql`
    create table saved_note (
      id uuid primary key,
      customer_id uuid not null references customer (id),
      number text not null,
      remarks text not null,
      version integer not null,
      status text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      constraint saved_note_number unique (customer_id, number)
    )`.execute(portal.database.kysely);
});
afterAll(async () => await portal.close());

type Changes = { action?: SaveAction; id?: string; version?: number; key?: string; record?: Partial<Note> };

/** Somebody of a new customer, who saves notes. */
async function openNotes() {
  const { customerId } = await portal.signIn();
  const database = portal.database.kysely;
  const save = async ({ action = 'submit', key = randomUUID(), record, ...place }: Changes = {}) => {
    const body = {
      action,
      ...place,
      idempotencyKey: key,
      record: { number: randomUUID(), remarks: '', ...record },
    };
    const asked = { actor: { customerId }, body, locale: 'en' as const };
    return await saveRecord({ database, clock: portal.clock }, notes, asked);
  };
  const rows = () =>
    database.selectFrom('saved_note').where('customer_id', '=', customerId).selectAll().execute();
  return { save, rows };
}

const fieldOf = (path: string) => ({ details: { fields: [{ field: path }] } });

test('at the same moment with one key makes one record and answers alike, also later', async () => {
  const { save, rows } = await openNotes();
  const asked = { key: randomUUID(), record: { number: 'A-1' } };
  const answers = await Promise.all(Array.from({ length: 6 }, () => save(asked)));
  const [first] = answers;
  expect(first).toEqual({ id: expect.any(String), version: 1, status: 'submitted' });
  for (const answer of [...answers, await save(asked)]) expect(answer).toEqual(first);
  expect(await rows()).toHaveLength(1);
  const other = save({ ...asked, record: { number: 'A-2' } });
  await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
});

test('a change names the version it was made on, and over a newer one is refused with that one', async () => {
  const { save, rows } = await openNotes();
  const { id } = await save({ record: { number: 'A-1' } });
  portal.clock.advance(60);
  const record = { number: 'A-1', remarks: 'changed' };
  expect(await save({ id, version: 1, record })).toEqual({ id, version: 2, status: 'submitted' });
  await expect(save({ id, version: 1 })).rejects.toMatchObject({
    code: 'VERSION_CONFLICT',
    details: { params: { version: '2' }, existing: { id, version: 2 } },
  });
  await expect(save({ id })).rejects.toMatchObject(fieldOf('version'));
  const [stored] = await rows();
  expect([stored?.remarks, stored?.version]).toEqual(['changed', 2]);
  expect(stored?.updated_at).not.toBe(stored?.created_at);
});

test("what is gone or another customer's is not there", async () => {
  const [mine, other] = [await openNotes(), await openNotes()];
  const { id } = await mine.save();
  const places = [{ id: randomUUID() }, { id: 'none' }];
  for (const place of places) {
    await expect(mine.save({ ...place, version: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  await expect(other.save({ id, version: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(other.save({ id, version: 7 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a draft may lack what is required; what was submitted is no draft again', async () => {
  const { save } = await openNotes();
  await expect(save({ record: { number: '' } })).rejects.toMatchObject(fieldOf('record.number'));
  const draft = await save({ action: 'saveDraft', record: { number: '' } });
  expect(draft.status).toBe('draft');
  const { id } = draft;
  const long = { action: 'saveDraft', id, version: 1, record: { remarks: 'far too long' } } as const;
  await expect(save(long)).rejects.toMatchObject(fieldOf('record.remarks'));
  expect(await save({ id, version: 1 })).toEqual({ id, version: 2, status: 'submitted' });
  await expect(save({ action: 'saveDraft', id, version: 2 })).rejects.toMatchObject(fieldOf('action'));
});

test('a value that must differ is refused at its field, and the key may come again', async () => {
  const { save, rows } = await openNotes();
  const taken = { record: { number: 'A-1' } };
  const saves = await Promise.allSettled([save(taken), save(taken), save(taken)]);
  const refused = saves.filter((save) => save.status === 'rejected').map(({ reason }) => reason);
  expect(refused).toEqual([
    expect.objectContaining({ details: { fields: [expect.objectContaining({ field: 'record.number' })] } }),
    expect.objectContaining({ details: { fields: [expect.objectContaining({ field: 'record.number' })] } }),
  ]);
  const key = randomUUID();
  await expect(save({ ...taken, key })).rejects.toMatchObject(fieldOf('record.number'));
  await save({ record: { number: 'A-2' }, key });
  expect(await rows()).toHaveLength(2);
});
