import type { Registry, RemoteEntry } from '@berth/contract';

/**
 * The set of an open page after a newer registry came: a remote whose code has run stays as it is, whatever has
 * not run yet is taken from the newer one.
 */
export function mergeRegistries(
  open: Registry,
  newer: Registry,
  hasRun: (name: string) => boolean,
): Registry {
  const running = open.remotes.filter(({ name }) => hasRun(name));
  const isRunning = (entry: RemoteEntry) => running.some(({ name }) => name === entry.name);
  const remotes = [...running, ...newer.remotes.filter((entry) => !isRunning(entry))];
  return { ...newer, remotes: remotes.sort((one, other) => (one.name < other.name ? -1 : 1)) };
}

/** Whether a reload would bring another set: versions that changed, remotes that came or went. */
export function isOtherSet(open: Registry, newer: Registry): boolean {
  return setOf(open) !== setOf(newer);
}

/** Whether what this page runs was chosen for somebody else than who signs in now: another customer, or a tester. */
export function isOfAnother({ audience, remotes }: Registry, customerId: string | undefined): boolean {
  return (audience !== null && audience !== customerId) || remotes.some(({ isOverridden }) => isOverridden);
}

const setOf = ({ remotes }: Registry) => remotes.map(versionText).sort().join(' ');

/** As the server names a version: `booking@0.1.0+3f2a9c41d7e0`. */
export const versionText = ({ name, version }: Pick<RemoteEntry, 'name' | 'version'>) => `${name}@${version}`;
