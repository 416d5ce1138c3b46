import { isOpenAt, nextOpening } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaDay } from '../../../china-time.ts';
import type { Tables } from '../../../database/tables.ts';
import { listClosedDays } from '../../site/company/company.repository.ts';
import { listBranches } from '../../site/site.repository.ts';

export type SupportHours = EndpointResult<Endpoints['GET /index/getSupportHours']>;

/** Whether somebody answers at once: conversations are the head office's, which stands first. */
export async function readSupportHours(database: Kysely<Tables>, now: Date): Promise<SupportHours> {
  const [office] = await listBranches(database);
  if (!office) return { isOpen: false, opensAt: null };
  const days = await listClosedDays(database, toChinaDay(now));
  const closed = days.filter(({ branch_code: code }) => code === null || code === office.code);
  if (isOpenAt(office.hours, closed, now)) return { isOpen: true, opensAt: null };
  const opening = nextOpening(office.hours, closed, now);
  return { isOpen: false, opensAt: opening && `${opening.day} ${opening.time}:00` };
}
