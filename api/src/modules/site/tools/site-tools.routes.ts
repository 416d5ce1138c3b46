import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { listBookingContainers } from '../../tracking/booking-containers.repository.ts';
import { listPopularRoutes } from '../site.repository.ts';
import { findWarehouses } from './find-warehouses.ts';
import { presentChannels, presentRoute, presentTracked } from './site-tools.presenter.ts';
import { findTracked } from './track-shipment.ts';

/** What anybody may use of the public site without an account. */
export function siteToolHandlers({
  database,
  clock,
  reference,
}: Pick<Context, 'database' | 'clock' | 'reference'>) {
  return {
    'POST /index/track': async ({ body: { number: typed, proof, lang }, locale }) => {
      const { shipment, number } = await findTracked({ database, clock }, { number: typed, proof, locale });
      const all = await listBookingContainers(database, shipment.customer_id, [shipment.id]);
      const asked =
        number.kind === 'container' ? all.filter((container) => container.number === number.number) : all;
      const catalog = await reference();
      return {
        status: shipment.status,
        vesselName: shipment.vessel,
        voyageNumber: shipment.voyage,
        containers: asked.map((container) => presentTracked(container, catalog, lang)),
      };
    },
    'GET /index/getTransitTimes': async ({ query: { lang } }) => {
      const [routes, catalog] = await Promise.all([listPopularRoutes(database), reference()]);
      return {
        routes: routes.map((row) => presentRoute(row, lang)),
        channels: presentChannels(catalog, lang),
      };
    },
    'GET /index/getWarehouses': async ({ query }) => findWarehouses(await reference(), query),
  } satisfies Partial<Handlers>;
}
