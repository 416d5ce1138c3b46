import type { OpenedWebsite } from '@berth/contract';
import { giveAnswers, type RestoredSession, type Runtime, restoreSession } from '@berth/runtime';
import { readBootBlock } from '../loading/boot-block.ts';
import { settleOverrides } from '../registry/asked-overrides.ts';
import { newestRegistry, openRegistry } from '../registry/registry-signal.ts';
import { takeRegistryOfCustomer } from '../running-set/take-registry-of-customer.ts';
import { fetchFirstPage } from './fetch-first-page.ts';
import { readSite } from './read-site.ts';
import { forgetSavedCopies } from './saved-copies.ts';

export type BootState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; config: OpenedWebsite; session: RestoredSession };

/** Everything that must be known before the first page: the site, which code it runs, and who is signed in. */
export async function boot(
  runtime: Pick<Runtime, 'store' | 'i18n'>,
  askedOverrides: string | null,
): Promise<BootState> {
  try {
    const [{ config, registry }, session] = await Promise.all([readSite(), restoreSession()]);
    openRegistry.set(registry);
    newestRegistry.set(registry);
    const { userInfo } = runtime.store.getState().session;
    const { refusedOverrides = [], ownOverrides = null, answers = null } = readBootBlock();
    settleOverrides(userInfo, {
      asked: askedOverrides,
      own: ownOverrides,
      refused: refusedOverrides,
      registry,
    });
    // A session that ended while no page was open.
    if (!userInfo && registry.audience !== null) void forgetSavedCopies();
    // A page that was opened from elsewhere came without the session's cookie, one from a cache may be anybody's.
    void takeRegistryOfCustomer(userInfo?.customer.id);
    if (answers) giveAnswers(runtime.store, answers);
    const isDrawn = answers !== null;
    await fetchFirstPage(runtime, { config, registry, isSignedIn: userInfo !== null, isDrawn });
    return { status: 'ready', config, session };
  } catch (failure) {
    console.warn('The portal could not start.', failure);
    return { status: 'failed' };
  }
}
