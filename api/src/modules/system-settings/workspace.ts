import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaDay } from '../../china-time.ts';
import type { Tables } from '../../database/tables.ts';
import { readSettings } from './read-settings.ts';
import { getReach } from './system-settings.repository.ts';
import { announcementOf } from './website-in-force.ts';

/** What stands around and over the pages of one person. */
export async function readWorkspace(
  database: Kysely<Tables>,
  { memberId, now }: { memberId: string; now: Date },
): Promise<EndpointResult<Endpoints['GET /user/getWorkspace']>> {
  const { announcement, watermark } = await readSettings(database, ['announcement', 'watermark']);
  const day = toChinaDay(now);
  return {
    announcement: announcementOf(announcement, day),
    watermark: watermark?.value.isShown ? linesOf(await getReach(database, memberId), day) : [],
  };
}

function linesOf({ name, account, phone }: Awaited<ReturnType<typeof getReach>>, day: string): string[] {
  return [name, phone === '' ? account : phone.slice(-4), day];
}
