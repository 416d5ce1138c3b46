import { type Locale, milestones, type SelectOption, shipOf, usualPortCode } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { ReferenceCatalog } from '../../selects/reference-catalog.ts';
import type { BookingContainer } from '../../tracking/booking-containers.repository.ts';
import { timesOfContainer } from '../../tracking/keep-progress.ts';
import { portsOfTrip } from '../../tracking/trips.repository.ts';
import type { listPopularRoutes } from '../site.repository.ts';

type Tracked = EndpointResult<Endpoints['POST /index/track']>;
type TransitTimes = EndpointResult<Endpoints['GET /index/getTransitTimes']>;

const nameIn = (lang: Locale, { nameZh, nameEn }: SelectOption) => (lang === 'zh-CN' ? nameZh : nameEn);

/** A port by its name; by its code where the list does not have it. */
function portNamed(code: string, { ports }: Pick<ReferenceCatalog, 'ports'>, lang: Locale) {
  const port = ports.get(usualPortCode(code));
  return { code, name: port ? nameIn(lang, port) : code };
}

/** What a stranger may know of a container: where it is, and nothing of what is in it or whose it is. */
export function presentTracked(
  container: BookingContainer,
  reference: Pick<ReferenceCatalog, 'ports'>,
  lang: Locale,
): Tracked['containers'][number] {
  const ports = portsOfTrip(container);
  const times = timesOfContainer(container);
  const ship = shipOf(container.events, ports);
  return {
    number: container.number,
    vesselName: ship.vesselName,
    voyageNumber: ship.voyageNumber,
    portOfLoading: portNamed(ports.portOfLoading, reference, lang),
    portOfDischarge: portNamed(ports.portOfDischarge, reference, lang),
    milestones: milestones.map((milestone) => {
      const { planned, estimated, actual, place } = times[milestone];
      return {
        milestone,
        planned,
        estimated,
        actual,
        place: place === '' ? null : portNamed(place, reference, lang),
      };
    }),
  };
}

export function presentRoute(
  row: Awaited<ReturnType<typeof listPopularRoutes>>[number],
  lang: Locale,
): TransitTimes['routes'][number] {
  const isChinese = lang === 'zh-CN';
  return {
    from: {
      code: row.from_code,
      name: isChinese ? row.from_zh : row.from_en,
      lat: row.from_lat,
      lon: row.from_lon,
    },
    to: {
      code: row.to_code,
      name: isChinese ? row.to_zh : row.to_en,
      lat: row.to_lat,
      lon: row.to_lon,
    },
    transitDays: row.transit_days,
    sailingsPerWeek: row.sailings_per_week,
    channel: { code: row.channel_code, name: isChinese ? row.channel_zh : row.channel_en },
    cutOffDays: row.cut_off_days,
  };
}

/** The channels that can be booked, in the order in which forms offer them. */
export function presentChannels(
  { shipModes }: Pick<ReferenceCatalog, 'shipModes'>,
  lang: Locale,
): TransitTimes['channels'] {
  return [...shipModes.values()]
    .filter(({ isOpen }) => isOpen)
    .map((channel) => ({
      code: channel.value,
      name: nameIn(lang, channel),
      transitDaysMin: channel.transitDaysMin,
      transitDaysMax: channel.transitDaysMax,
      cutOffDays: channel.cutOffDays,
      chargeable: channel.chargeable,
    }));
}
