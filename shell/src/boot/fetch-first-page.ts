import type { OpenedWebsite, Registry } from '@berth/contract';
import { currentLocale, type Runtime } from '@berth/runtime';
import { guard } from '../guard/guard.ts';
import { fetchPage } from '../remotes/remotes.ts';
import { joinPart, loginPart, registerPart, resetPart, scanPart, workspacePart } from '../shell-parts.ts';

/** How long the first drawing waits for the page; a line that takes longer is told of by the page's own place. */
const patienceMs = 500;

type FirstPage = {
  config: OpenedWebsite;
  registry: Registry;
  isSignedIn: boolean;
  /** The server has drawn it. */
  isDrawn?: boolean;
};

/**
 * What the page at this address consists of, so that it is drawn once and whole. Drawn without its code, it would be
 * drawn as its outline first, only then ask for the code, and come up to 300 ms late, as React shows pages that were
 * waited for. Never fails, and never waits long: whoever draws the page asks again, and says what is wrong.
 */
export async function fetchFirstPage(
  { i18n }: Pick<Runtime, 'i18n'>,
  { isDrawn = false, ...page }: FirstPage,
): Promise<void> {
  const parts = [i18n.loadNamespaces(['common', 'shell']), ...codeOf(page)];
  // The page is there already: it stays until it can be replaced by itself, and for good where its code does not come.
  if (isDrawn) {
    await Promise.all(parts);
    return;
  }
  const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([Promise.allSettled(parts), patience]);
}

function codeOf({ config, registry: { remotes }, isSignedIn }: FirstPage): Promise<unknown>[] {
  const { dashboardUrl } = config.base[currentLocale()];
  const leadTo = (pathname: string) => guard({ pathname, isSignedIn, dashboardUrl });
  const asked = leadTo(window.location.pathname);
  const pathname = asked.kind === 'redirect' ? asked.to : window.location.pathname;
  const passage = asked.kind === 'redirect' ? leadTo(pathname) : asked;
  if (passage.kind === 'login') return [loginPart.load()];
  if (passage.kind === 'resetPassword') return [resetPart.load()];
  if (passage.kind === 'register') return [registerPart.load()];
  if (passage.kind === 'join') return [joinPart.load()];
  if (passage.kind === 'scanSignIn') return [scanPart.load()];
  const page = fetchPage(remotes, pathname);
  if (passage.kind !== 'workspace') return [page];
  // The frame of the workspace stands by itself: it is drawn while the page is on its way. What fails is said in the
  // page's own place, and would else be a script error that nobody caught.
  page.catch(() => undefined);
  return [workspacePart.load()];
}
