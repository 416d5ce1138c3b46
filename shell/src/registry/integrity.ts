import type { RemoteVersion } from '@berth/contract';

/** As the registry calls a remote that comes from a development server. */
export const development = 'development';

/** What a version's entry must hash to. A version without a hash is refused, unless it is being developed. */
export function integrityOf({ version, integrity, entry }: RemoteVersion): string {
  if (/^sha384-[\w+/]{64}$/.test(integrity)) return integrity;
  if (version === development && integrity === '') return '';
  throw new Error(`The registry has no hash of ${entry}.`);
}
