import { randomUUID } from 'node:crypto';
import type { Locale, Problem } from '@berth/contract';
import type { Insertable, Transaction, Updateable } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { refuseProblems } from '../http/refuse-problems.ts';
import { type NamedRecordLimits, namingProblems, requireOwn } from './named-records.policy.ts';
import * as repository from './named-records.repository.ts';
import { requireCurrent } from './require-current.ts';

/** What a module states about its named records: addresses, templates, views, filters. */
export type KeptRecords<Table extends keyof Tables> = repository.NamedRecordTable<Table> & {
  most: NamedRecordLimits;
};

type Dependencies = Pick<Context, 'database' | 'clock'>;

/** `id` and `version` are those of the record that is changed; a new one has neither. */
type Asked = { group: string; title: string; id?: string | undefined; version?: string | null | undefined };

type Save<Table extends keyof Tables> = {
  owner: repository.Owner;
  locale: Locale;
  asked: Asked;
  /** What is wrong with the content; the name is checked here. */
  problems?: readonly Problem[];
  /** The module's own columns. */
  columns: Updateable<Tables[Table]>;
  /** Runs before the record is written, for what the change does to others. */
  before?: (transaction: Transaction<Tables>) => Promise<void>;
};

/**
 * Saves a record, new or changed, and gives what `list` gives afterwards. Refuses a name that its owner uses already, one
 * record more than the limits allow, and a change of a version that is no longer stored.
 */
export async function saveRecord<Table extends keyof Tables, Rows>(
  { database, clock }: Dependencies,
  kept: KeptRecords<Table>,
  { owner, locale, asked, problems = [], columns, before }: Save<Table>,
  list: (transaction: Transaction<Tables>) => Promise<Rows>,
): Promise<Rows> {
  const { id } = asked;
  const now = clock().toISOString();
  return await database.transaction().execute(async (transaction) => {
    await repository.lockOwner(transaction, owner, kept.ownedBy);
    const records = await repository.listOwn(transaction, kept, owner);
    if (id !== undefined) {
      requireOwn(records, { group: asked.group, id });
      requireCurrent(
        records.find((record) => record.id === id),
        asked.version,
      );
    }
    refuseProblems([...namingProblems(records, asked, kept.most), ...problems], locale);
    await before?.(transaction);
    const changes = { ...columns, title: asked.title, version: randomUUID(), updated_at: now };
    if (id !== undefined) await repository.updateRecord(transaction, kept, { ...owner, id }, changes);
    else {
      const record = {
        ...changes,
        id: randomUUID(),
        customer_id: owner.customerId,
        ...(kept.ownedBy === 'person' ? { member_id: owner.userId } : {}),
        ...(kept.group === null ? {} : { [kept.group]: asked.group }),
        created_at: now,
      };
      // What every such table has; the rest are the module's columns.
      await repository.insertRecord(transaction, kept, record as unknown as Insertable<Tables[Table]>);
    }
    return await list(transaction);
  });
}

/** Deletes a record of the owner's and gives what `list` gives afterwards; one that is only shared does not exist here. */
export async function deleteRecord<Table extends keyof Tables, Rows>(
  { database }: Pick<Dependencies, 'database'>,
  kept: KeptRecords<Table>,
  { owner, asked }: { owner: repository.Owner; asked: { group: string; id: string } },
  list: (transaction: Transaction<Tables>) => Promise<Rows>,
): Promise<Rows> {
  return await database.transaction().execute(async (transaction) => {
    await repository.lockOwner(transaction, owner, kept.ownedBy);
    requireOwn(await repository.listOwn(transaction, kept, owner), asked);
    await repository.deleteRecord(transaction, kept, { ...owner, id: asked.id });
    return await list(transaction);
  });
}
