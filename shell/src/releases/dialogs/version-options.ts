import type { SelectOption } from '@berth/contract';
import type { ReleasedVersion } from '@berth/contract/endpoints';

/** The versions that can still be used, as options: found by any part of them. */
export function versionOptions(versions: readonly ReleasedVersion[]): SelectOption[] {
  return versions
    .filter(({ removedAt }) => removedAt === null)
    .map(({ version }) => ({ value: version, nameZh: version, nameEn: version, search: version }));
}
