import { retryRound } from './refetch-code.ts';

type AddressOf = (chunk: string | number) => string;
/**
 * What the bundler's loader asks for the address of a chunk's script, and of its style; its own type knows of neither.
 */
type Loader = object & Partial<Record<'u' | 'miniCssF', AddressOf>>;

/**
 * After a retry the shell's code is fetched from another address: a request for the one that hangs would wait with
 * it, in the page, in the service worker and in the browser's cache.
 */
export function freshenAddresses(loader: Loader): void {
  for (const name of ['u', 'miniCssF'] as const) {
    const addressOf = loader[name];
    if (!addressOf) continue;
    loader[name] = (chunk) => {
      const round = retryRound();
      return round === 0 ? addressOf(chunk) : `${addressOf(chunk)}?retry=${round}`;
    };
  }
}
