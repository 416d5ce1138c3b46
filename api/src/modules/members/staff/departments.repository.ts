import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { DepartmentTable } from './staff.schema.ts';

export type DepartmentRow = Selectable<DepartmentTable>;

/** Siblings by name, Chinese by pinyin. */
export async function listDepartments(
  database: Kysely<Tables>,
  customerId: string,
): Promise<DepartmentRow[]> {
  return await database
    .selectFrom('department')
    .where('customer_id', '=', customerId)
    .selectAll()
    .orderBy('name_sort_key')
    .orderBy('id')
    .execute();
}

/** How many people are in each department that has any. */
export async function countPeople(
  database: Kysely<Tables>,
  customerId: string,
): Promise<ReadonlyMap<string, number>> {
  const counts = await database
    .selectFrom('member')
    .where('customer_id', '=', customerId)
    .where('department_id', 'is not', null)
    .groupBy('department_id')
    .select(['department_id', sql<number>`count(*)::int`.as('people')])
    .execute();
  return new Map(counts.map(({ department_id: id, people }) => [id ?? '', people]));
}

export async function insertDepartment(
  database: Kysely<Tables>,
  department: Insertable<DepartmentTable>,
): Promise<void> {
  await database.insertInto('department').values(department).execute();
}

export async function updateDepartment(
  database: Kysely<Tables>,
  { customerId, id }: { customerId: string; id: string },
  changes: Pick<Updateable<DepartmentTable>, 'name' | 'name_sort_key' | 'parent_id'>,
): Promise<void> {
  await database
    .updateTable('department')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .set(changes)
    .set({ version: sql`version + 1` })
    .execute();
}

export async function deleteDepartment(
  database: Kysely<Tables>,
  { customerId, id }: { customerId: string; id: string },
): Promise<void> {
  await database
    .deleteFrom('department')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}
