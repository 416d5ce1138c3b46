import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export async function listWebsiteConfigs(database: Kysely<Tables>) {
  return await database.selectFrom('website_config').select(['locale', 'base', 'page']).execute();
}

/** The popular routes with both ends and the channel that serves them. */
export async function listPopularRoutes(database: Kysely<Tables>) {
  return await database
    .selectFrom('route')
    .innerJoin('port as origin', 'origin.code', 'route.from_code')
    .innerJoin('port as destination', 'destination.code', 'route.to_code')
    .innerJoin('ship_mode as channel', 'channel.code', 'route.channel_code')
    .select([
      'route.transit_days',
      'route.sailings_per_week',
      'origin.code as from_code',
      'origin.name_zh as from_zh',
      'origin.name_en as from_en',
      'origin.lat as from_lat',
      'origin.lon as from_lon',
      'destination.code as to_code',
      'destination.name_zh as to_zh',
      'destination.name_en as to_en',
      'destination.lat as to_lat',
      'destination.lon as to_lon',
      'channel.code as channel_code',
      'channel.name_zh as channel_zh',
      'channel.name_en as channel_en',
      'channel.cut_off_days',
    ])
    // It is drawn on a map.
    .where('origin.lat', 'is not', null)
    .where('origin.lon', 'is not', null)
    .where('destination.lat', 'is not', null)
    .where('destination.lon', 'is not', null)
    .$narrowType<{ from_lat: number; from_lon: number; to_lat: number; to_lon: number }>()
    .where('channel.is_retired', '=', false)
    .orderBy('route.sailings_per_week', 'desc')
    .orderBy('route.code')
    .execute();
}

/** In the order of the site: the head office, from which everything began, stands first. */
export async function listBranches(database: Kysely<Tables>) {
  return await database.selectFrom('branch').selectAll().orderBy('ordinal').orderBy('code').execute();
}

/** What the site counts of us: figures that are facts of our own tables. */
export async function getFigures(database: Kysely<Tables>) {
  const count = (table: 'port' | 'route' | 'branch' | 'ship_mode') =>
    database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const [ports, channels, branches, warehouses, sailings] = await Promise.all([
    count('port'),
    count('ship_mode'),
    count('branch'),
    database
      .selectFrom('warehouse')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('route')
      .select(({ fn }) => fn.sum<number | null>('sailings_per_week').as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    ports: ports.count,
    channels: channels.count,
    branches: branches.count,
    warehouses: warehouses.count,
    sailings: sailings.count ?? 0,
  };
}
