import { seedReference } from '../src/seed/reference/seed-reference.ts';
import { openPortal, type Portal } from './portal.ts';

/** As `openPortal`, with the ports, packings and all else that bookings name. */
export async function openTradingPortal(options?: Parameters<typeof openPortal>[0]): Promise<Portal> {
  const portal = await openPortal(options);
  await seedReference({ database: portal.database.kysely, clock: portal.clock });
  return portal;
}
