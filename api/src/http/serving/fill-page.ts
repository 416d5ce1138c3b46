import { negotiateLocale, type RefusedOverride, type WebsiteConfig } from '@berth/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OverrideCookie } from '../../modules/remotes/override-cookie.ts';
import { parseOverrides, refuseForeign, refuseMisnamed } from '../../modules/remotes/override-cookie.ts';
import { isStaff, type MadeRegistry, type Registries } from '../../modules/remotes/registry.service.ts';
import type { RegistryKey } from '../../modules/remotes/registry-key.ts';
import type { AccessDependencies } from '../access.ts';
import type { Actor } from '../handlers.ts';
import type { BuiltShell } from './built-front.ts';
import type { PageContent } from './page.ts';
import { preloadsOf, sharedAhead, type Visit } from './page-preloads.ts';

/** Where the shell keeps the chosen language for us to see. */
const languageCookie = 'APP_LANG';

type Dependencies = {
  authenticate: AccessDependencies['authenticate'];
  registries: Registries;
  key: RegistryKey;
  overrides: OverrideCookie;
  readConfig: () => Promise<WebsiteConfig>;
  origins: readonly string[];
};

/**
 * What a page holds for whoever asks for it: the customer of the session, told by its cookies, or a visitor. What
 * the database does not give the page goes without, so that the shell can say what is wrong.
 */
export function createPageFiller(deps: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply, shell: BuiltShell): Promise<PageContent> => {
    const { actor, made, refused } = await readRemotes(deps, request, reply);
    const config = await deps.readConfig().catch((err) => {
      request.log.error({ err }, 'the page goes out without the website configuration');
      return null;
    });
    const visit: Visit = {
      path: decodeURIComponent(request.url.split('?')[0] ?? '/'),
      locale: negotiateLocale(request.cookies[languageCookie]),
      isSignedIn: actor !== null,
      isFromElsewhere: request.headers['sec-fetch-site'] === 'cross-site',
      dashboardUrl: config?.base['zh-CN'].dashboardUrl ?? null,
    };
    const remotes = made?.remotes ?? [];
    return {
      boot: {
        config,
        registry: made && deps.key.sign(made.registry),
        shell: shell.record.version,
        refusedOverrides: refused,
        ownOverrides: isFromHere(request) ? readAsked(request) : null,
        ahead: sharedAhead(shell.record, remotes, visit),
      },
      registryKey: deps.key.publicKey,
      preloads: preloadsOf(shell.record, remotes, visit),
      origins: deps.origins,
    };
  };
}

async function readRemotes(
  deps: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ actor: Actor | null; made: MadeRegistry | null; refused: RefusedOverride[] }> {
  try {
    const actor = await deps.authenticate(request, 'headerOrCookie');
    const { asked, refused } = await chooseOverrides(deps, actor, request, reply);
    return { actor, made: await deps.registries.read(actor, asked), refused };
  } catch (err) {
    request.log.error({ err }, 'the page goes out with the registry of visitors that was last known');
    return { actor: null, made: await deps.registries.lastKnown(), refused: [] };
  }
}

/**
 * `?remotes=booking@1.5.0-rc.1` is remembered for the browser session of whoever may do that; `?remotes=` ends it.
 * What is refused changes nothing of what was chosen before, and so is whatever stood in another site's link: a
 * sibling of our own host is sent the session's cookies, too.
 */
async function chooseOverrides(
  { registries, overrides }: Dependencies,
  actor: Actor | null,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const remotes = readAsked(request);
  const before = overrides.read(request.cookies);
  if (remotes === null) return { asked: before, refused: [] };
  if (!isFromHere(request)) {
    return { asked: before, refused: isStaff(actor) ? refuseForeign(remotes) : [] };
  }
  const { versions, refused } = await registries.choose(actor, parseOverrides(remotes));
  const chosen = versions.map(({ remote, version }) => ({ remote, version }));
  const isCleared = remotes === '' && before.length > 0;
  if (chosen.length > 0 || isCleared) reply.header('set-cookie', overrides.write(chosen));
  return {
    asked: chosen.length > 0 || remotes === '' ? chosen : before,
    refused: isStaff(actor) ? [...refused, ...refuseMisnamed(remotes)] : [],
  };
}

/** Read as the page reads it; several are together what no version is called, so they are refused. */
function readAsked({ url }: FastifyRequest): string | null {
  const asked = new URLSearchParams(url.split('?').slice(1).join('?')).getAll('remotes');
  return asked.length === 0 ? null : asked.join('&remotes=');
}

/** Whether the address was typed, or a link of our own followed. A browser that does not say so is not believed. */
function isFromHere(request: FastifyRequest): boolean {
  return ['none', 'same-origin'].includes(String(request.headers['sec-fetch-site']));
}
