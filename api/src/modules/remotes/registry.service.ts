import type { Registry, RemoteEntry } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { InForce, PublishedVersion } from '../releases/read-in-force.ts';
import { resolveUsable } from '../releases/resolve-version.ts';
import type { VersionName } from '../releases/versions.repository.ts';
import { type Assigned, assignRemotes } from './compose-registry.ts';

/** What somebody must be permitted to choose versions for their own browser session. */
const overridePermission = 'release:override';

type Dependencies = {
  database: Kysely<Tables>;
  clock: Clock;
  readInForce: () => Promise<InForce>;
  /** Remotes on development servers. */
  development: () => RemoteEntry[];
  /** Hash of this API's contract. */
  contractHash: () => Promise<string>;
};

/** A registry, and the builds that it names. */
export type MadeRegistry = { registry: Registry; remotes: readonly Assigned[] };

export type Registries = {
  /** The registry of who asks; what they ask to try out counts only with the permission, and where it exists. */
  read: (actor: Actor | null, asked: readonly VersionName[]) => Promise<MadeRegistry>;
  /** That of a visitor, as this process last knew it; null when it never did. */
  lastKnown: () => Promise<MadeRegistry | null>;
  /** Of the versions somebody asks to try out, those that they may. */
  choose: (actor: Actor | null, asked: readonly VersionName[]) => Promise<PublishedVersion[]>;
};

/** Makes the registry that each caller gets. */
export function createRegistries(deps: Dependencies): Registries {
  const { database, clock, development, contractHash } = deps;
  let known: InForce | null = null;
  const choose = async (actor: Actor | null, asked: readonly VersionName[]) => {
    if (asked.length === 0 || !actor?.permissions.includes(overridePermission)) return [];
    const found = await Promise.all(asked.map((name) => findAsked(database, name)));
    return found.filter((each) => each !== null);
  };
  const compose = async (
    inForce: InForce,
    customerId: string | null,
    chosen: readonly PublishedVersion[],
  ) => {
    const overrides = Object.fromEntries(chosen.map((version) => [version.remote, version]));
    const remotes = assignRemotes(inForce, development(), { customerId, overrides });
    const registry = {
      deployment: inForce.number,
      issuedAt: clock().toISOString(),
      audience: customerId,
      contract: await contractHash(),
      remotes: remotes.map(({ entry }) => entry),
    };
    return { registry, remotes };
  };
  return {
    choose,
    async read(actor, asked) {
      known = await deps.readInForce();
      return await compose(known, actor?.customerId ?? null, await choose(actor, asked));
    },
    lastKnown: async () => known && (await compose(known, null, [])),
  };
}

/** The version that was asked for, or null where there is none, several, or its files are gone. */
async function findAsked(database: Kysely<Tables>, name: VersionName): Promise<PublishedVersion | null> {
  try {
    const { remote, version, record, declaration } = await resolveUsable(database, name);
    return { remote, version, record, declaration };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
