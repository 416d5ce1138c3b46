import {
  knowsOfVersions,
  negotiateLocale,
  type OpenedWebsite,
  type RefusedOverride,
  type Registry,
  type SignedRegistry,
  type WebsiteConfig,
} from '@berth/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessDependencies } from '../access/access.ts';
import type { Actor } from '../handlers.ts';
import {
  type AskedVersion,
  type OverrideCookie,
  parseOverrides,
  refuseForeign,
  refuseMisnamed,
} from '../override-cookie.ts';
import type { BuiltShell } from './built-front.ts';
import { isKnownPage } from './known-page.ts';
import type { PageContent } from './page.ts';
import {
  isOfPublicSite,
  type PreloadedRemote,
  preloadsOf,
  sharedAhead,
  type Visit,
} from './page-preloads.ts';
import { registryOfVisit } from './registry-of-visit.ts';

/** Where the shell keeps the chosen language for us to see. */
const languageCookie = 'APP_LANG';

type PageRegistry = { registry: Registry; remotes: readonly PreloadedRemote[] };

/** The registries of remotes, given by the module that makes them. */
type Registries = {
  read: (actor: Actor | null, asked: readonly AskedVersion[]) => Promise<PageRegistry>;
  /** That of a visitor as it was last known; null when it never was. */
  lastKnown: () => Promise<PageRegistry | null>;
  choose: (
    actor: Actor | null,
    asked: readonly AskedVersion[],
  ) => Promise<{ versions: readonly AskedVersion[]; refused: readonly RefusedOverride[] }>;
};

type Dependencies = {
  authenticate: AccessDependencies['authenticate'];
  registries: Registries;
  key: { publicKey: string; sign: (registry: Registry) => SignedRegistry };
  overrides: OverrideCookie;
  readConfig: () => Promise<WebsiteConfig>;
  origins: readonly string[];
  patience: number;
};

/**
 * Fills the page for the customer of the session, which its cookies name, or for a visitor. Where the database does not
 * answer, the page is sent without the part that needed it, and the shell reports what is wrong.
 */
export function createPageFiller(deps: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply, shell: BuiltShell): Promise<PageContent> => {
    const { actor, made, isCurrent, refused } = await readRemotes(deps, request, reply);
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
    const isPublicSite = isOfPublicSite(visit);
    return {
      isKnown:
        !isCurrent ||
        isKnownPage(
          remotes.map(({ entry }) => entry),
          visit.path,
        ),
      boot: {
        config: isPublicSite ? config : null,
        website: isPublicSite ? null : config && withoutContent(config),
        registry: made && deps.key.sign(registryOfVisit(made.registry, visit)),
        shell: shell.record.version,
        refusedOverrides: refused,
        ownOverrides: isFromHere(request) ? readAsked(request) : null,
        patience: deps.patience,
        ahead: sharedAhead(shell.record, remotes, visit),
      },
      registryKey: deps.key.publicKey,
      preloads: preloadsOf(shell.record, remotes, visit),
      origins: deps.origins,
    };
  };
}

function withoutContent({ ways, base }: WebsiteConfig): OpenedWebsite {
  return { ways, base, page: null };
}

async function readRemotes(
  deps: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{
  actor: Actor | null;
  made: PageRegistry | null;
  /** Whether it holds now: of one that was last known nobody can say which pages it lacks. */
  isCurrent: boolean;
  refused: RefusedOverride[];
}> {
  try {
    const actor = await deps.authenticate(request, 'headerOrCookie');
    const { asked, refused } = await chooseOverrides(deps, actor, request, reply);
    return { actor, made: await deps.registries.read(actor, asked), isCurrent: true, refused };
  } catch (err) {
    request.log.error({ err }, 'the page goes out with the registry of visitors that was last known');
    return { actor: null, made: await deps.registries.lastKnown(), isCurrent: false, refused: [] };
  }
}

/**
 * Remembers `?remotes=booking@1.5.0-rc.1` for the browser session of whoever has the permission; `?remotes=` ends that.
 * A refused version leaves the earlier choice alone. A link of another site chooses nothing: a sibling of our own host
 * is sent the session's cookies, too.
 */
async function chooseOverrides(
  { registries, overrides }: Dependencies,
  actor: Actor | null,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  // Nobody sees the page of a HEAD: it chooses nothing.
  const remotes = request.method === 'HEAD' ? null : readAsked(request);
  const before = overrides.read(request.cookies);
  if (remotes === null) return { asked: before, refused: [] };
  if (!isFromHere(request)) {
    return { asked: before, refused: knowsOthers(actor) ? refuseForeign(remotes) : [] };
  }
  const { versions, refused } = await registries.choose(actor, parseOverrides(remotes));
  const chosen = versions.map(({ remote, version }) => ({ remote, version }));
  const isCleared = remotes === '' && before.length > 0;
  if (chosen.length > 0 || isCleared) reply.header('set-cookie', overrides.write(chosen));
  return {
    asked: chosen.length > 0 || remotes === '' ? chosen : before,
    refused: knowsOthers(actor) ? [...refused, ...refuseMisnamed(remotes)] : [],
  };
}

/** Whether the person may know that there are versions beside their own. */
function knowsOthers(actor: Actor | null): boolean {
  return actor !== null && knowsOfVersions(actor.permissions);
}

/** Reads the address as the page does; several values together name no version, so they are refused. */
function readAsked({ url }: FastifyRequest): string | null {
  const asked = new URLSearchParams(url.split('?').slice(1).join('?')).getAll('remotes');
  return asked.length === 0 ? null : asked.join('&remotes=');
}

/** Whether the address was typed or a link of our own was followed. Without the browser's header the answer is no. */
function isFromHere(request: FastifyRequest): boolean {
  return ['none', 'same-origin'].includes(String(request.headers['sec-fetch-site']));
}
