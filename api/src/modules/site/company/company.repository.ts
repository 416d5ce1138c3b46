import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { CompanyPart } from './company.schema.ts';

export async function listSections(database: Kysely<Tables>, parts: readonly CompanyPart[]) {
  return await database
    .selectFrom('company_section')
    .where('part', 'in', parts)
    .selectAll()
    .orderBy('ordinal')
    .orderBy('id')
    .execute();
}

/** From the beginning on. */
export async function listCompanyEvents(database: Kysely<Tables>) {
  return await database
    .selectFrom('company_event')
    .selectAll()
    .orderBy('year')
    .orderBy('month')
    .orderBy('ordinal')
    .orderBy('id')
    .execute();
}

export async function listCertificates(database: Kysely<Tables>) {
  return await database.selectFrom('certificate').selectAll().orderBy('ordinal').orderBy('id').execute();
}

/** From that day on, `YYYY-MM-DD`. */
export async function listClosedDays(database: Kysely<Tables>, from: string) {
  return await database
    .selectFrom('closed_day')
    .where('day', '>=', from)
    .selectAll()
    .orderBy('day')
    .orderBy('ordinal')
    .orderBy('id')
    .execute();
}

/** Posted by that day, `YYYY-MM-DD`. */
function jobsPostedBy(database: Kysely<Tables>, day: string) {
  return database
    .selectFrom('job')
    .innerJoin('branch', 'branch.code', 'job.branch_code')
    .where('posted_on', '<=', day)
    .selectAll('job')
    .select(['branch.city_zh', 'branch.city_en', 'branch.name_zh', 'branch.name_en'])
    .select(['branch.address_zh', 'branch.address_en']);
}

export type JobRow = Awaited<ReturnType<typeof listJobs>>[number];

export async function listJobs(database: Kysely<Tables>, postedBy: string) {
  return await jobsPostedBy(database, postedBy).orderBy('job.ordinal').orderBy('job.id').execute();
}

export async function findJob(
  database: Kysely<Tables>,
  slug: string,
  postedBy: string,
): Promise<JobRow | null> {
  const row = await jobsPostedBy(database, postedBy).where('slug', '=', slug).executeTakeFirst();
  return row ?? null;
}
