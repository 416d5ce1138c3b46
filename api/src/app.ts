import { randomUUID } from 'node:crypto';
import { tableMemoryLimits } from '@berth/contract';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AppDependencies } from './app-dependencies.ts';
import { systemClock } from './clock.ts';
import type { Context } from './context.ts';
import { createHandlers } from './create-handlers.ts';
import { createPageDrawer } from './drawing/draw-visited-page.ts';
import { openDrawer } from './drawing/open-drawer.ts';
import { createPublicReader } from './drawing/read-public.ts';
import { createRateLimiter } from './http/access/rate-limiter.ts';
import { endSlowBodies } from './http/connection/body-pace.ts';
import { collectPolicyReports } from './http/connection/csp-report.ts';
import { endConnections } from './http/connection/end-connections.ts';
import { loggerOptions, logRequests } from './http/connection/logging.ts';
import { setSecurityHeaders } from './http/connection/security-headers.ts';
import { warnOfUntrustedProxy } from './http/connection/untrusted-proxy.ts';
import { registerContract } from './http/contract-adapter.ts';
import { renderError } from './http/error-renderer.ts';
import { readJsonBodies } from './http/input/json-body.ts';
import { Refusal } from './http/refusal.ts';
import { findBuiltGallery, findBuiltShell } from './http/serving/built-front.ts';
import { createPageFiller } from './http/serving/fill-page.ts';
import { createGalleryServer } from './http/serving/serve-gallery.ts';
import { servePortal } from './http/serving/serve-portal.ts';
import { createCallAudit } from './modules/audit/call-audit.ts';
import { serveDocs } from './modules/docs/docs.routes.ts';
import { createFrameHostsReader } from './modules/menu/read-frame-hosts.ts';
import { openRecognizer } from './modules/registrations/recognise/open-recognizer.ts';
import { createSurfaceReader } from './modules/releases/deployments/deployed-surface.ts';
import { adoptBundled } from './modules/releases/publish/adopt-bundled.ts';
import { openRemotes } from './modules/releases/registry/open-remotes.ts';
import { createShellFileReader } from './modules/releases/shells/read-shell-file.ts';
import { storeShell } from './modules/releases/shells/store-shell.ts';
import { createAuthenticateReleaser } from './modules/releases/staff/release-keys.ts';
import { createReleaseFileReader } from './modules/releases/versions/read-release-file.ts';
import { referenceReader } from './modules/selects/reference-catalog.ts';
import { createAuthenticate } from './modules/sessions/authenticate.ts';
import { createRecognizeBrowser } from './modules/sessions/login/known-browsers.ts';
import { createSessionCookies } from './modules/sessions/session-cookies.ts';
import { serveNewsFeed } from './modules/site/feeds/news-feed.routes.ts';
import { serveSiteMap } from './modules/site/feeds/site-map.routes.ts';
import { serveSitePictures } from './modules/site/pictures/serve-site-pictures.ts';
import { createAuthenticateSystem } from './modules/systems/keys/integration-keys.ts';
import { auditRefusals } from './modules/systems/refusals/audit-refusals.ts';
import { createInspector } from './modules/uploads/inspect/inspect-file.ts';
import { openProviders } from './notify/outbox/outbox-settings.ts';
import { openBackground } from './open-background.ts';
import { Stopping } from './stopping.ts';

const bodyLimitBytes = 1024 * 1024;
// Node's own is 16 KB, path and query among it: too little for a filter of a table.
const maxHeaderBytes = 16 * 1024 + tableMemoryLimits.addressCharacters;
// The longest that a body may take which keeps its pace: 20 MB on a line of 20 KB a second are seventeen minutes.
const requestTimeoutMs = 1_800_000;

/** The whole server as one value that listens nowhere: everything it needs is given, in one explicit order. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, database, files, fronts, version, clock = systemClock } = dependencies;
  const { stopping = new Stopping() } = dependencies;
  const app = createServer(dependencies);
  const inspect = dependencies.inspect ?? createInspector((message) => app.log.warn(message));
  const recognizer = dependencies.recognizer ?? openRecognizer({ warn: (message) => app.log.warn(message) });
  app.addHook('onClose', async () => await recognizer.close());
  endConnections(app, stopping);
  endSlowBodies(app, dependencies.bodyPace);
  setSecurityHeaders(app, config.publicOrigin);
  logRequests(app);
  warnOfUntrustedProxy(app);
  app.setErrorHandler(renderError);
  app.setNotFoundHandler((request, reply) => renderError(new Refusal('NOT_FOUND'), request, reply));
  readJsonBodies(app);
  await app.register(cookie);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });

  const context: Context = {
    database: database.kysely,
    clock,
    reference: referenceReader({ database: database.kysely, clock }),
    warn: (err, message) => app.log.warn({ err }, message),
  };
  const { warn } = context;
  const cookies = createSessionCookies(config.publicOrigin);
  const releases = {
    ...context,
    files,
    surface: createSurfaceReader(fronts, warn),
    quotaBytes: config.releaseQuotaBytes,
    keepDays: config.releaseKeepDays,
  };
  await adoptBundled({ ...releases, root: fronts, except: Object.keys(config.devRemotes) });
  const shell = findBuiltShell(fronts, warn);
  // The server starts without it: open pages ask for stored parts only after the next release.
  if (shell)
    await storeShell(releases, shell).catch((err) => warn(err, 'the shell is not kept for open pages'));
  const remotes = await openRemotes({
    ...releases,
    config,
    root: fronts,
    log: app.log,
    shell: shell?.record ?? null,
  });
  const { say = () => undefined } = dependencies;
  const providers = openProviders(config.outbox, { dataDir: config.dataDir, clock, say });
  const background = await openBackground(app, {
    context,
    database,
    files,
    providers,
    stopping,
    stopWorkMs: config.stopWorkMs,
    publicOrigin: config.publicOrigin,
  });
  const handlers = createHandlers({
    ...dependencies,
    context,
    stopping,
    inspect,
    recognizer,
    cookies,
    remotes,
    releases,
    background,
    log: app.log,
  });
  const rateLimiter = createRateLimiter(clock);
  auditRefusals(app, context);
  const authenticate = createAuthenticate({ ...context, cookies });
  registerContract(app, handlers, {
    authenticate,
    authenticateReleaser: createAuthenticateReleaser(releases),
    authenticateSystem: createAuthenticateSystem(context),
    recognizeBrowser: createRecognizeBrowser({ ...context, cookies }),
    rateLimiter,
    publicOrigin: config.publicOrigin,
    audit: createCallAudit(context),
  });
  serveDocs(app, version);
  collectPolicyReports(app, rateLimiter);
  const readRemoteFile = createReleaseFileReader(releases);
  const drawer = openDrawer({
    nodePath: process.execPath,
    patience: config.patience,
    warn: (err, message) => app.log.warn({ err }, message),
  });
  app.addHook('onClose', async () => await drawer.close());
  const toMachines = { ...context, publicOrigin: config.publicOrigin, rateLimiter };
  serveNewsFeed(app, toMachines);
  serveSiteMap(app, {
    ...toMachines,
    readRemotes: async () => (await remotes.registries.read(null, [])).registry.remotes,
  });
  serveSitePictures(app, { ...context, files, rateLimiter });
  const gallery = findBuiltGallery(fronts, warn);
  const isIntegrityEnforced = Object.keys(config.devRemotes).length === 0;
  await servePortal(app, {
    shell,
    readRemoteFile,
    readShellFile: createShellFileReader(releases),
    fillPage: createPageFiller({
      ...remotes,
      authenticate,
      readConfig: handlers['GET /index/index'],
      origins: config.remoteOrigins,
      readFrameHosts: createFrameHostsReader(context),
      patience: config.patience,
      publicOrigin: config.publicOrigin,
      drawPage: createPageDrawer({ drawer, clock, readRemoteFile }),
      readPublic: createPublicReader(app),
    }),
    origins: config.remoteOrigins,
    isIntegrityEnforced,
    serveGallery: gallery && (await createGalleryServer({ gallery, authenticate, isIntegrityEnforced })),
  });
  return app;
}

function createServer({ config, logStream }: AppDependencies): FastifyInstance {
  return Fastify({
    logger: loggerOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    // An exact list: whoever is not on it cannot say where a request comes from.
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: bodyLimitBytes,
    http: { maxHeaderSize: maxHeaderBytes },
    requestTimeout: requestTimeoutMs,
    forceCloseConnections: 'idle',
    // On a connection that is still open, a call is answered to the end.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => renderError(error, request, reply),
  });
}
