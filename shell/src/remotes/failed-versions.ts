import type { RemoteEntry } from '@berth/contract';
import { readStored, writeStored } from '@berth/runtime';
import { versionText } from '../registry/merge-registries.ts';

const key = 'berth.failedVersions';

type Failed = { deployment: number; versions: string[] };
type Version = Pick<RemoteEntry, 'name' | 'version'>;

/** Remembers for this browser session that a version failed where the last good one works; false when it is known. */
export function rememberFailed(deployment: number, version: Version): boolean {
  const before = failedIn(deployment);
  if (before.includes(versionText(version))) return false;
  const failed: Failed = { deployment, versions: [...before, versionText(version)] };
  writeStored('session', key, JSON.stringify(failed));
  return true;
}

/** Every version may be tried again. */
export function forgetFailed(): void {
  writeStored('session', key, null);
}

/** Whether it did; another deployment is another chance. */
export function isRemembered(deployment: number, version: Version): boolean {
  return failedIn(deployment).includes(versionText(version));
}

function failedIn(deployment: number): string[] {
  try {
    const failed: Partial<Failed> | null = JSON.parse(readStored('session', key) ?? 'null');
    const isOfNow = failed?.deployment === deployment && Array.isArray(failed.versions);
    return isOfNow ? (failed.versions ?? []) : [];
  } catch {
    return [];
  }
}
