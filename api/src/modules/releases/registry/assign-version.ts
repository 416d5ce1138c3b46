import { createHash } from 'node:crypto';
import type { Canary } from '../deployments/deployment-state.ts';

/** The part of a canary that decides who gets it: a new salt draws other customers. */
type Draw = Pick<Canary, 'version' | 'percent' | 'salt'>;

/** Everything that may decide which version of one remote somebody gets. */
export type Choices = {
  /** The version that a developer's own server brings; it wins over everything. */
  development: string | null;
  /** The one that this browser session of a member of staff asked for. */
  override: string | null;
  /** The customer's own. */
  pin: string | null;
  canary: Draw | null;
  stable: string | null;
  /** The possible fallbacks, the best first. */
  fallbacks: readonly string[];
};

export type Assignment = {
  version: string;
  by: 'development' | 'override' | 'pin' | 'canary' | 'stable';
  /** The fallbacks, the best first; none for a development server. */
  fallbacks: readonly string[];
};

/** The last good version, and one more: a hurried mend may be as broken as what it mends. */
const standIns = 2;

/** Which version of a remote a customer gets, or a visitor (null); null when there is none for them. */
export function assignVersion(
  remote: string,
  choices: Choices,
  customerId: string | null,
): Assignment | null {
  const { canary } = choices;
  const drawn = canary && isInCanary(remote, canary, customerId) ? canary.version : null;
  const ranked = [
    ['development', choices.development],
    ['override', choices.override],
    // A visitor is nobody's customer: nothing is pinned, or tried out, on them.
    ['pin', customerId === null ? null : choices.pin],
    ['canary', drawn],
    ['stable', choices.stable],
  ] as const;
  for (const [by, version] of ranked) {
    if (version === null) continue;
    const others = choices.fallbacks.filter((each) => each !== version).slice(0, standIns);
    return { version, by, fallbacks: by === 'development' ? [] : others };
  }
  return null;
}

/**
 * Whether the canary is tried out on a customer: always the same answer for the same salt, and a higher percent
 * only adds customers.
 */
export function isInCanary(remote: string, canary: Draw, customerId: string | null): boolean {
  return customerId !== null && drawPercent(remote, canary.salt, customerId) < canary.percent;
}

/** A number from 0 to below 100, evenly spread over the customers. */
function drawPercent(remote: string, salt: string, customerId: string): number {
  const bytes = 6;
  const hash = createHash('sha256').update([salt, remote, customerId].join('\0')).digest();
  return (hash.readUIntBE(0, bytes) / 2 ** (8 * bytes)) * 100;
}
