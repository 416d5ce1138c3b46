import {
  type CarrierOption,
  normalizeCode,
  type OpenShipModeOption,
  type PortOption,
  type SelectOption,
  type SizeOption,
  type StaffOption,
  type WarehouseOption,
} from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Tables } from '../../database/tables.ts';
import { keepFor } from '../../keep-for.ts';
import { readRevisions } from './dictionary-revisions.repository.ts';
import {
  presentCarrier,
  presentOption,
  presentPort,
  presentShipMode,
  presentSize,
  presentStaff,
  presentWarehouse,
} from './selects.presenter.ts';
import * as repository from './selects.repository.ts';

type Options<Option extends SelectOption> = ReadonlyMap<string, Option>;

/**
 * Every list that forms choose from, by code, each in the order in which it is offered. What is retired is there too, as
 * bookings name it.
 */
export type ReferenceCatalog = {
  ports: Options<PortOption>;
  countries: Options<SelectOption>;
  packing: Options<SelectOption>;
  shipModes: Options<OpenShipModeOption>;
  sizes: Options<SizeOption>;
  carriers: Options<CarrierOption>;
  airports: Options<SelectOption>;
  warehouses: Record<'amazon' | 'walmart' | 'overseas', Options<WarehouseOption>>;
  sales: Options<StaffOption>;
  service: Options<StaffOption>;
};

export type ReferenceReader = () => Promise<ReferenceCatalog>;

const keptMs = 5 * 60_000;

/**
 * Reads the catalog, a few hundred kilobytes that change a few times a year, and keeps it for five minutes, or until staff
 * change a list: that is seen at once, on every server.
 */
export function referenceReader({
  database,
  clock,
}: {
  database: Kysely<Tables>;
  clock: Clock;
}): ReferenceReader {
  let revisions = -1;
  let read = keepFor(keptMs, clock, () => readCatalog(database));
  return async () => {
    const now = await readRevisions(database);
    if (now !== revisions) {
      revisions = now;
      read = keepFor(keptMs, clock, () => readCatalog(database));
    }
    return await read();
  };
}

async function readCatalog(database: Kysely<Tables>): Promise<ReferenceCatalog> {
  const [ports, countries, packing, shipModes, staff, warehouses, sizes, carriers, airports] =
    await Promise.all([
      repository.listPorts(database),
      repository.listCountries(database),
      repository.listPacking(database),
      repository.listShipModes(database),
      repository.listStaff(database),
      repository.listWarehouses(database),
      repository.listSizes(database),
      repository.listCarriers(database),
      repository.listAirports(database),
    ]);
  const staffOf = (role: string) => byCode(staff.filter((row) => row.role === role).map(presentStaff));
  const warehousesOf = (type: string) =>
    byCode(warehouses.filter((row) => row.type === type).map(presentWarehouse));
  return {
    ports: byCode(ports.map(presentPort)),
    countries: byCode(countries.map(presentOption)),
    packing: byCode(packing.map(presentOption)),
    shipModes: byCode(shipModes.map(presentShipMode)),
    sizes: byCode(sizes.map(presentSize)),
    carriers: byCode(carriers.map(presentCarrier)),
    airports: byCode(airports.map(presentOption)),
    warehouses: {
      amazon: warehousesOf('amazon'),
      walmart: warehousesOf('walmart'),
      overseas: warehousesOf('overseas'),
    },
    sales: staffOf('sales'),
    service: staffOf('service'),
  };
}

/** Those of a list that are offered. */
export function offered<Option extends SelectOption>(options: ReadonlyMap<string, Option>): Option[] {
  return [...options.values()].filter(({ isRetired }) => !isRetired);
}

// Bookings hold codes in upper case, whatever a list calls them.
function byCode<Option extends SelectOption>(options: Option[]): Options<Option> {
  return new Map(options.map((option) => [normalizeCode(option.value), option]));
}
