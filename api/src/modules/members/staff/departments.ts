import { randomUUID } from 'node:crypto';
import { type Department, departmentLimits, departmentProblems, type Problem } from '@berth/contract';
import type { Kysely, Transaction } from 'kysely';
import { noteChange } from '../../../audit/note-change.ts';
import type { Context } from '../../../context.ts';
import { sortKey } from '../../../database/sort-key.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Actor, Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { lockOwner } from '../../../kept/named-records.repository.ts';
import { requireVersion } from '../../../save/asked-version.ts';
import {
  countPeople,
  type DepartmentRow,
  deleteDepartment,
  insertDepartment,
  listDepartments,
  updateDepartment,
} from './departments.repository.ts';

type Dependencies = Pick<Context, 'database' | 'clock'>;

export async function readDepartments(
  database: Kysely<Tables>,
  { customerId }: Pick<Actor, 'customerId'>,
): Promise<Department[]> {
  const people = await countPeople(database, customerId);
  const rows = await listDepartments(database, customerId);
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    name: row.name,
    version: row.version,
    people: people.get(row.id) ?? 0,
  }));
}

/** Adds a department, or changes one as it was seen. Changes take turns, so that none comes to stand under itself. */
export async function saveDepartment(
  { database, clock }: Dependencies,
  { actor, body, locale }: Pick<Call<'POST /system/dept/save'>, 'actor' | 'body' | 'locale'>,
): Promise<Department[]> {
  const { customerId } = actor;
  const { id = null, version, parentId, name } = body;
  return await database.transaction().execute(async (transaction) => {
    const rows = await lockDepartments(transaction, actor);
    const stored = id === null ? null : requireSeen(rows, { id, version });
    const known = rows.map((row) => ({ id: row.id, parentId: row.parent_id, name: row.name }));
    const problems = departmentProblems({ id, parentId, name }, known);
    refuseProblems([...problems, ...(id === null ? tooMany(rows) : [])], locale);
    const entered = { name, name_sort_key: sortKey(name), parent_id: parentId };
    const recordId = id ?? randomUUID();
    if (id === null) {
      await insertDepartment(transaction, {
        customer_id: customerId,
        id: recordId,
        name,
        name_sort_key: entered.name_sort_key,
        parent_id: parentId,
        created_at: clock(),
      });
    } else {
      await updateDepartment(transaction, { customerId, id }, entered);
    }
    noteChange({
      what: 'department',
      recordId,
      before: stored && contentOf(stored),
      after: { name, parentId },
    });
    return await readDepartments(transaction, actor);
  });
}

/** Removes a department in which there is nobody and nothing. */
export async function removeDepartment(
  { database }: Dependencies,
  { actor, body }: Pick<Call<'POST /system/dept/remove'>, 'actor' | 'body'>,
): Promise<Department[]> {
  const { customerId } = actor;
  return await database.transaction().execute(async (transaction) => {
    const rows = await lockDepartments(transaction, actor);
    const stored = requireSeen(rows, body);
    const { id, name } = stored;
    const people = (await countPeople(transaction, customerId)).get(id) ?? 0;
    const parts = rows.filter((row) => row.parent_id === id).length;
    if (people + parts > 0) throw new Refusal('DEPARTMENT_IN_USE', { params: { name, people, parts } });
    await deleteDepartment(transaction, { customerId, id });
    noteChange({ what: 'department', recordId: id, before: contentOf(stored), after: null });
    return await readDepartments(transaction, actor);
  });
}

async function lockDepartments(transaction: Transaction<Tables>, actor: Actor): Promise<DepartmentRow[]> {
  await lockOwner(transaction, actor, 'company');
  return await listDepartments(transaction, actor.customerId);
}

function requireSeen(
  rows: readonly DepartmentRow[],
  { id, version }: { id: string; version?: number | undefined },
): DepartmentRow {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new Refusal('NOT_FOUND');
  requireVersion(row, version ?? 0);
  return row;
}

const contentOf = ({ name, parent_id: parentId }: DepartmentRow) => ({ name, parentId });

function tooMany(rows: readonly DepartmentRow[]): Problem[] {
  const max = departmentLimits.departments;
  return rows.length < max ? [] : [{ path: 'name', rule: 'tooManySaved', params: { max } }];
}
