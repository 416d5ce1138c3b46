import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

// Reference data belongs to nobody: these are the queries without a customer.

export async function listPorts(database: Kysely<Tables>) {
  // Of two that are spelt alike (yt) people mean the one that we ship from or to: 盐田, not 烟台.
  const isOurs = sql<boolean>`exists (select 1 from branch where port.code = any(branch.port_codes))
    or exists (select 1 from route where port.code in (route.from_code, route.to_code))`;
  const ports = database.selectFrom('port').selectAll();
  return await ports.orderBy(isOurs, 'desc').orderBy('sort_key').orderBy('code').execute();
}

export async function listCountries(database: Kysely<Tables>) {
  return await database.selectFrom('country').selectAll().orderBy('sort_key').orderBy('code').execute();
}

export async function listPacking(database: Kysely<Tables>) {
  return await database.selectFrom('packing').selectAll().orderBy('sort_key').orderBy('code').execute();
}

export async function listSizes(database: Kysely<Tables>) {
  // Dry boxes (G of ISO 6346) are what nearly everybody books, and their codes go from small to large.
  const isSpecial = sql<boolean>`substr(iso_code, 3, 1) <> 'G'`;
  return await database.selectFrom('container_size').selectAll().orderBy(isSpecial).orderBy('code').execute();
}

export async function listCarriers(database: Kysely<Tables>) {
  return await database.selectFrom('carrier').selectAll().orderBy('sort_key').orderBy('code').execute();
}

export async function listAirports(database: Kysely<Tables>) {
  return await database.selectFrom('airport').selectAll().orderBy('sort_key').orderBy('code').execute();
}

export async function listShipModes(database: Kysely<Tables>) {
  return await database.selectFrom('ship_mode').selectAll().orderBy('sort_key').orderBy('code').execute();
}

export async function listStaff(database: Kysely<Tables>) {
  return await database.selectFrom('staff').selectAll().orderBy('sort_key').orderBy('code').execute();
}

export async function listWarehouses(database: Kysely<Tables>) {
  return await database.selectFrom('warehouse').selectAll().orderBy('sort_key').orderBy('code').execute();
}
