import {
  knowsOfVersions,
  type OverrideRefusal,
  overridePermission,
  type RefusedOverride,
  type Registry,
  type RemoteEntry,
} from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Actor } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { InForce, PublishedVersion } from '../deployments/read-in-force.ts';
import { resolveUsable } from '../versions/resolve-version.ts';
import type { VersionName } from '../versions/versions.repository.ts';
import { type Assigned, assignRemotes } from './compose-registry.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & {
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
  /** Of the versions somebody asks to try out, those that they may; of the others, to staff alone, why not. */
  choose: (actor: Actor | null, asked: readonly VersionName[]) => Promise<ChosenOverrides>;
};

type ChosenOverrides = { versions: PublishedVersion[]; refused: RefusedOverride[] };

/** Makes the registry that each caller gets. */
export function createRegistries(deps: Dependencies): Registries {
  const { database, clock, development, contractHash } = deps;
  let known: InForce | null = null;
  const choose = async (actor: Actor | null, asked: readonly VersionName[]) => {
    if (!isStaff(actor)) return { versions: [], refused: [] };
    if (!actor.permissions.includes(overridePermission))
      return { versions: [], refused: asked.map((name) => refuse(name, 'notPermitted')) };
    const found = await Promise.all(asked.map((name) => findAsked(database, name)));
    return {
      versions: found.filter((each) => 'record' in each),
      refused: found.filter((each) => 'reason' in each),
    };
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
      return await compose(known, actor?.customerId ?? null, (await choose(actor, asked)).versions);
    },
    lastKnown: async () => known && (await compose(known, null, [])),
  };
}

/** Whether somebody may know that there are versions other than their own. */
function isStaff(actor: Actor | null): actor is Actor {
  return actor !== null && knowsOfVersions(actor.permissions);
}

const refusals: Partial<Record<string, OverrideRefusal>> = {
  VERSION_UNKNOWN: 'unknown',
  VERSION_AMBIGUOUS: 'ambiguous',
  VERSION_REMOVED: 'removed',
};

const refuse = ({ remote, version }: VersionName, reason: OverrideRefusal): RefusedOverride => ({
  asked: `${remote}@${version}`,
  reason,
});

/** The version that was asked for; or that there is none, several, or none whose files are still here. */
async function findAsked(
  database: Kysely<Tables>,
  name: VersionName,
): Promise<PublishedVersion | RefusedOverride> {
  try {
    const { remote, version, record, declaration } = await resolveUsable(database, name);
    return { remote, version, record, declaration };
  } catch (error) {
    const reason = error instanceof Refusal ? refusals[error.code] : undefined;
    if (!reason) throw error;
    return refuse(name, reason);
  }
}
