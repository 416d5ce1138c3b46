import { createHash } from 'node:crypto';
import {
  isKnownPage,
  knowsOfVersions,
  type Locale,
  locales,
  negotiateLocale,
  type OpenedWebsite,
  type RefusedOverride,
  type Registry,
  remoteForPath,
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
import type { DrawPage, ReadPublic } from './drawn-visit.ts';
import type { PageContent } from './page.ts';
import {
  isOfPublicSite,
  type PreloadedRemote,
  preloadsOf,
  sharedAhead,
  type Visit,
} from './page-preloads.ts';
import { registryOfVisit } from './registry-of-visit.ts';
import { writeHead } from './write-head.ts';

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
  /** Which sites may be framed, as `host[:port]`. */
  readFrameHosts: () => Promise<readonly string[]>;
  patience: number;
  publicOrigin: string;
  drawPage: DrawPage;
  /** Makes a public call as this visitor would. */
  readPublic: (request: FastifyRequest, locale: Locale) => ReadPublic;
};

/**
 * Fills the page for the customer of the session, which its cookies name, or for a visitor. Where the database does not
 * answer, the page is sent without the part that needed it, and the shell reports what is wrong.
 */
export function createPageFiller(deps: Dependencies) {
  return async (request: FastifyRequest, reply: FastifyReply, shell: BuiltShell): Promise<PageContent> => {
    keepAskedLanguage(request, reply);
    const { actor, made, isCurrent, refused } = await readRemotes(deps, request, reply);
    const config = await deps.readConfig().catch((err) => {
      request.log.error({ err }, 'the page goes out without the website configuration');
      return null;
    });
    const frameHosts = await deps.readFrameHosts().catch((err) => {
      request.log.error({ err }, 'the page goes out without sites that it could frame');
      return [];
    });
    const visit: Visit = {
      path: decodeURIComponent(request.url.split('?')[0] ?? '/'),
      locale: localeOfVisit(request),
      isSignedIn: actor !== null,
      isFromElsewhere: request.headers['sec-fetch-site'] === 'cross-site',
      dashboardUrl: config?.base['zh-CN'].dashboardUrl ?? null,
    };
    const remotes = made?.remotes ?? [];
    const isPublicSite = isOfPublicSite(visit);
    const drawn = isPublicSite && config ? await drawVisit(deps, request, { remotes, visit, config }) : null;
    const isPage = isKnownPage(
      remotes.map(({ entry }) => entry),
      visit.path,
    );
    return {
      isKnown: (!isCurrent || isPage) && drawn?.isMissing !== true,
      drawn,
      tag:
        drawn && actor === null && refused.length === 0 && !reply.hasHeader('set-cookie')
          ? tagOf([
              drawn,
              config,
              shell.record.version,
              made?.registry.deployment ?? 0,
              visit.path,
              frameHosts,
            ])
          : null,
      boot: {
        config: isPublicSite ? config : null,
        website: isPublicSite ? null : config && withoutContent(config),
        registry: made && deps.key.sign(registryOfVisit(made.registry, visit)),
        shell: shell.record.version,
        refusedOverrides: refused,
        ownOverrides: isFromHere(request) ? readAsked(request) : null,
        patience: deps.patience,
        ahead: sharedAhead(shell.record, remotes, visit),
        answers: drawn?.answers ?? null,
      },
      registryKey: deps.key.publicKey,
      preloads: preloadsOf(shell.record, remotes, visit),
      origins: deps.origins,
      frameHosts,
    };
  };
}

/** Where another language was chosen before, the one that an address names is the choice from now on, also without a script. */
function keepAskedLanguage(request: FastifyRequest, reply: FastifyReply): void {
  const asked = locales.find((locale) => locale === new URLSearchParams(searchOf(request)).get('lang'));
  const chosen = request.cookies[languageCookie];
  if (asked && chosen !== undefined && chosen !== asked)
    reply.header('set-cookie', `${languageCookie}=${asked}; Path=/; Max-Age=31536000; SameSite=Lax`);
}

/** An address says its language; else what was chosen holds. */
function localeOfVisit(request: FastifyRequest): Locale {
  const asked = new URLSearchParams(searchOf(request)).get('lang');
  return negotiateLocale(asked ?? request.cookies[languageCookie]);
}

function searchOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

type Visited = { remotes: readonly PreloadedRemote[]; visit: Visit; config: WebsiteConfig };

/** The page as it is before any script runs; null where the browser is to draw it. */
async function drawVisit(
  { drawPage, readPublic, publicOrigin }: Dependencies,
  request: FastifyRequest,
  { remotes, visit, config }: Visited,
) {
  const { path, locale } = visit;
  const owner = remoteForPath(
    remotes.map(({ entry }) => entry),
    path,
  );
  if (!owner) return null;
  const search = searchOf(request);
  const page = await drawPage(
    {
      remote: owner.name,
      version: owner.version,
      path,
      search,
      locale,
      origin: publicOrigin,
      config,
    },
    readPublic(request, locale),
  ).catch((err) => {
    request.log.error({ err }, 'the page goes out undrawn');
    return null;
  });
  if (!page) return null;
  const { html, head, styles } = page.drawing;
  const { appName } = config.base[locale];
  return {
    html,
    styles,
    locale,
    answers: page.answers,
    isMissing: head?.isMissing ?? false,
    title: head ? `${head.title} - ${appName}` : appName,
    head: head ? writeHead(head, { path, locale, origin: publicOrigin, appName }) : '',
  };
}

/** Of all that a visitor's page holds but its nonce and the time of its signature. */
function tagOf(parts: unknown[]): string {
  return `W/"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27)}"`;
}

function withoutContent({ ways, base, announcement }: WebsiteConfig): OpenedWebsite {
  return { ways, base, announcement, page: null };
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
