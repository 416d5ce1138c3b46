import { frameHostProblems, type Locale, normalizeFrameHost } from '@berth/contract';
import { noteChange } from '../../audit/note-change.ts';
import type { Context } from '../../context.ts';
import type { Actor, Call } from '../../http/handlers.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { requireVersion } from '../../save/asked-version.ts';
import { saveOnce } from '../../save/save-once.ts';
import { type FrameHosts, lockFrameHosts, storeFrameHosts } from './menu.repository.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & { publicOrigin: string };
type Asked = { actor: Actor; locale: Locale; body: Call<'POST /system/menu/frameHosts'>['body'] };

/** Puts other sites in place of those that were seen. */
export async function saveFrameHosts(
  deps: Dependencies,
  { actor: { customerId }, locale, body }: Asked,
): Promise<FrameHosts> {
  const { idempotencyKey: key, version, hosts } = body;
  refuseProblems(frameHostProblems(hosts, new URL(deps.publicOrigin).hostname), locale);
  const normal = hosts.flatMap((host) => normalizeFrameHost(host) ?? []).sort();
  const content = { frameHosts: normal, version };
  return await saveOnce(deps, { customerId, key, content }, async (transaction, now) => {
    const stored = await lockFrameHosts(transaction);
    requireVersion({ id: 'frameHosts', version: stored.version }, version);
    const saved = { hosts: normal, version: stored.version + 1 };
    await storeFrameHosts(transaction, { ...saved, at: now });
    noteChange({ what: 'menuSettings', before: { frameHosts: stored.hosts }, after: { frameHosts: normal } });
    return saved;
  });
}
