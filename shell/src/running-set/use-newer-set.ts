import type { RemoteEntry } from '@berth/contract';
import { request, useSignal } from '@berth/runtime';
import { useEffect, useState } from 'react';
import { readBootBlock } from '../loading/boot-block.ts';
import { isOtherSet, mergeRegistries, versionText } from '../registry/merge-registries.ts';
import { fetchRegistry } from '../registry/read-registry.ts';
import { newestRegistry, openRegistry } from '../registry/registry-signal.ts';
import { hasRun } from './take-registry-of-customer.ts';

/** `newer`: a reload would bring another shell or set. `unusable`: what runs here no longer works with the server. */
export type SetNews = 'none' | 'newer' | 'unusable';

const everyMs = 5 * 60_000;
const quiet = { errors: 'caller', overlay: false } as const;

/**
 * Whether this page runs on a set that is no longer the one in force; asked every five minutes, on return, and of a
 * cached page at once.
 */
export function useNewerSet(): SetNews {
  const [news, setNews] = useState<SetNews>('none');
  const isKnown = useSignal(openRegistry) !== null;
  useEffect(() => {
    if (!isKnown) return;
    let isAsking = false;
    const ask = async () => {
      if (isAsking || document.visibilityState !== 'visible') return;
      isAsking = true;
      // A server that cannot be asked now is asked the next time.
      const found = await findNews().catch(() => null);
      isAsking = false;
      if (found) setNews(found);
    };
    // A page or a registry from a cache may be as old as the last visit.
    const { issuedAt = '' } = openRegistry.get() ?? {};
    if (Date.now() - Date.parse(issuedAt) > everyMs) void ask();
    const timer = setInterval(ask, everyMs);
    window.addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isKnown]);
  return news;
}

/** What a reload would bring, compared with what runs here; so an offer goes by itself when it is taken back. */
async function findNews(): Promise<SetNews> {
  const open = openRegistry.get();
  if (!open) return 'none';
  const { deployment, unusable, shell } = await request('GET /remotes/current', undefined, quiet);
  const { shell: ownShell } = readBootBlock();
  // Pages of a development server come without one.
  const isOtherShell = ownShell !== undefined && typeof shell === 'string' && shell !== ownShell;
  if (isOtherShell && unusable.includes(`shell@${ownShell}`)) return 'unusable';
  const broken = open.remotes.filter((entry) => unusable.includes(versionText(entry)));
  const known = newestRegistry.get() ?? open;
  const newer = known.deployment === deployment && broken.length === 0 ? known : await fetchRegistry();
  newestRegistry.set(newer);
  // Where the server has nothing better to give, a reload would help nobody, and insisting would shut people out.
  const isMended = (entry: RemoteEntry) => !newer.remotes.map(versionText).includes(versionText(entry));
  if (broken.some((entry) => hasRun(entry.name) && isMended(entry))) return 'unusable';
  // What has not run yet need not begin with a version that is known to be broken.
  const isBroken = (name: string) => broken.some((entry) => entry.name === name);
  if (broken.length > 0) openRegistry.set(mergeRegistries(open, newer, (name) => !isBroken(name)));
  const now = openRegistry.get() ?? open;
  if (isOtherShell || isOtherSet(now, newer)) return 'newer';
  // The same versions under another number.
  if (now.deployment !== newer.deployment) openRegistry.set({ ...now, deployment: newer.deployment });
  return 'none';
}
