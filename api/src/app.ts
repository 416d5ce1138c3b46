import { randomUUID } from 'node:crypto';
import { tableMemoryLimits } from '@berth/contract';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyLoggerOptions, LogController } from 'fastify';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open-database.ts';
import { exportedLists } from './exported-lists.ts';
import type { FileStore } from './files/file-store.ts';
import { createRateLimiter } from './http/access/rate-limiter.ts';
import { collectPolicyReports } from './http/connection/csp-report.ts';
import { endConnections } from './http/connection/end-connections.ts';
import { loggerOptions, logRequests } from './http/connection/logging.ts';
import { setSecurityHeaders } from './http/connection/security-headers.ts';
import { warnOfUntrustedProxy } from './http/connection/untrusted-proxy.ts';
import { registerContract } from './http/contract-adapter.ts';
import { renderError } from './http/error-renderer.ts';
import type { Handlers } from './http/handlers.ts';
import { readJsonBodies } from './http/input/json-body.ts';
import { Refusal } from './http/refusal.ts';
import { findBuiltShell } from './http/serving/built-front.ts';
import { createPageFiller } from './http/serving/fill-page.ts';
import { servePortal } from './http/serving/serve-portal.ts';
import { addressHandlers } from './modules/addresses/addresses.routes.ts';
import { billHandlers } from './modules/bills/bills.routes.ts';
import { billingDeskHandlers } from './modules/bills/desk/billing-desk.routes.ts';
import { createFeeRowsReader, type FeeRowsReader } from './modules/bills/desk/import/import-fee-rows.ts';
import { disputeHandlers } from './modules/bills/dispute/disputes.routes.ts';
import { billFigures } from './modules/bills/figures/bill-figures.ts';
import { invoiceHandlers } from './modules/bills/invoice/invoices.routes.ts';
import { paymentHandlers } from './modules/bills/payment/payments.routes.ts';
import { billingIntegrationHandlers } from './modules/bills/receive/billing-integration.routes.ts';
import { searchBills } from './modules/bills/search/search-bills.ts';
import { statementHandlers } from './modules/bills/statement/statement.routes.ts';
import { billWorklist } from './modules/bills/worklist/bill-worklist.ts';
import { bookingHandlers } from './modules/bookings/bookings.routes.ts';
import { reminderHandlers } from './modules/bookings/cut-offs/reminders.routes.ts';
import { bookingFigures } from './modules/bookings/figures/booking-figures.ts';
import { searchBookings } from './modules/bookings/list/search-bookings.ts';
import { bookingWorklist } from './modules/bookings/worklist/booking-worklist.ts';
import { consoleHandlers } from './modules/console/console.routes.ts';
import { catalogueHandlers } from './modules/customs/catalogue/catalogue.routes.ts';
import { declarationHandlers } from './modules/customs/declarations/declarations.routes.ts';
import { goodsHandlers } from './modules/customs/goods/goods.routes.ts';
import { createLibraryReader, type LibraryReader } from './modules/customs/goods/import/library-reader.ts';
import { serveDocs } from './modules/docs/docs.routes.ts';
import { documentHandlers } from './modules/documents/documents.routes.ts';
import { exportHandlers } from './modules/exports/exports.routes.ts';
import { healthHandlers } from './modules/health/health.routes.ts';
import { createReadiness } from './modules/health/readiness.ts';
import { createGoodsReader, type GoodsReader } from './modules/imports/goods/goods-reader.ts';
import { importHandlers } from './modules/imports/imports.routes.ts';
import { integrationHandlers } from './modules/integration/integration.routes.ts';
import { menuHandlers } from './modules/menu/menu.routes.ts';
import { createSurfaceReader } from './modules/releases/deployments/deployed-surface.ts';
import { adoptBundled } from './modules/releases/publish/adopt-bundled.ts';
import { openRemotes } from './modules/releases/registry/open-remotes.ts';
import { releaseHandlers } from './modules/releases/releases.routes.ts';
import { createShellFileReader } from './modules/releases/shells/read-shell-file.ts';
import { storeShell } from './modules/releases/shells/store-shell.ts';
import { createAuthenticateReleaser } from './modules/releases/staff/release-keys.ts';
import { staffReleaseHandlers } from './modules/releases/staff/releases-staff.routes.ts';
import { createReleaseFileReader } from './modules/releases/versions/read-release-file.ts';
import { searchHandlers } from './modules/search/search.routes.ts';
import { referenceReader } from './modules/selects/reference-catalog.ts';
import { selectHandlers } from './modules/selects/selects.routes.ts';
import { createAuthenticate } from './modules/sessions/authenticate.ts';
import { createRecognizeBrowser } from './modules/sessions/login/known-browsers.ts';
import { createSessionCookies } from './modules/sessions/session-cookies.ts';
import { sessionHandlers } from './modules/sessions/sessions.routes.ts';
import { shippingDocumentHandlers } from './modules/shipping-documents/shipping-documents.routes.ts';
import { siteHandlers } from './modules/site/site.routes.ts';
import { createAuthenticateSystem } from './modules/systems/keys/integration-keys.ts';
import { auditRefusals } from './modules/systems/refusals/audit-refusals.ts';
import { tableHandlers } from './modules/tables/tables.routes.ts';
import { templateHandlers } from './modules/templates/templates.routes.ts';
import { releaseContainers } from './modules/tracking/booking-containers.repository.ts';
import { containerCallHandlers } from './modules/tracking/container-calls.routes.ts';
import { searchContainers } from './modules/tracking/search-containers.ts';
import { trackingHandlers } from './modules/tracking/tracking.routes.ts';
import { trackingWorklist } from './modules/tracking/tracking-worklist.ts';
import { createInspector, type InspectFile } from './modules/uploads/inspect/inspect-file.ts';
import { uploadHandlers } from './modules/uploads/uploads.routes.ts';
import { worklistHandlers } from './modules/worklist/worklist.routes.ts';
import { openBackground } from './open-background.ts';
import { Stopping } from './stopping.ts';

export type AppDependencies = {
  config: Config;
  database: Database;
  /** Where the bytes of uploaded files are stored. */
  files: FileStore;
  /** How what is uploaded is looked at; in a process of its own unless a test has its reasons. */
  inspect?: InspectFile;
  /** The same for files of goods. */
  readGoods?: GoodsReader;
  /** And for files of fee rows. */
  readFeeRows?: FeeRowsReader;
  /** And for files of the goods library. */
  readLibrary?: LibraryReader;
  /** The folder in which `shell` and the `remote-*` packages stand. */
  fronts: string;
  version: string;
  /** Begun by whoever stops the server; by its end at the latest. */
  stopping?: Stopping;
  clock?: Clock;
  logStream?: FastifyLoggerOptions['stream'];
};

const bodyLimitBytes = 1024 * 1024;
// Node's own is 16 KB, path and query among it: too little for a filter of a table.
const maxHeaderBytes = 16 * 1024 + tableMemoryLimits.addressCharacters;
// Fastify's own is none at all: a body that trickles in would hold its connection for good. The largest upload on
// a line of 1 Mbit/s takes a minute and a half.
const requestTimeoutMs = 180_000;

/** The whole server as one value that listens nowhere: everything it needs is given, in one explicit order. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, database, files, fronts, version, clock = systemClock } = dependencies;
  const { stopping = new Stopping() } = dependencies;
  const app = createServer(dependencies);
  const inspect = dependencies.inspect ?? createInspector((message) => app.log.warn(message));
  endConnections(app, stopping);
  setSecurityHeaders(app, config.publicOrigin);
  logRequests(app);
  warnOfUntrustedProxy(app);
  app.setErrorHandler(renderError);
  app.setNotFoundHandler((request, reply) => renderError(new Refusal('NOT_FOUND'), request, reply));
  readJsonBodies(app);
  await app.register(cookie);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });

  const kysely = database.kysely;
  const cookies = createSessionCookies(config.publicOrigin);
  const warn = (err: unknown, message: string) => app.log.warn({ err }, message);
  const releases = {
    database: kysely,
    clock,
    files,
    surface: createSurfaceReader(fronts, warn),
    quotaBytes: config.releaseQuotaBytes,
    keepDays: config.releaseKeepDays,
  };
  await adoptBundled({ ...releases, root: fronts, except: Object.keys(config.devRemotes), warn });
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
  const reference = referenceReader({ database: kysely, clock });
  const background = await openBackground(app, {
    ...{ database, clock, files, reference, stopping },
    stopWorkMs: config.stopWorkMs,
  });
  const handlers = {
    ...sessionHandlers({
      ...{ database: kysely, clock, config, cookies },
      ...{ overrides: remotes.overrides, jobs: background.jobs },
    }),
    ...siteHandlers({ database: kysely, clock }),
    ...menuHandlers({ database: kysely }),
    ...remotes.handlers,
    ...healthHandlers({
      database,
      version,
      stopping,
      requireReady: createReadiness({
        database,
        folder: config.databaseUrl && config.filesS3 ? null : config.dataDir,
        freeSpaceBytes: config.freeSpaceBytes,
      }),
    }),
    ...selectHandlers({ reference }),
    ...bookingHandlers({ database: kysely, clock, reference, onReturned: releaseContainers }),
    ...consoleHandlers({
      ...{ database: kysely, clock, warn },
      providers: [
        { name: 'bookings', ask: bookingFigures({ database: kysely, clock }) },
        billFigures({ database: kysely, clock }),
      ],
    }),
    ...billHandlers({ database: kysely, clock, reference }),
    ...disputeHandlers({ database: kysely, clock }),
    ...paymentHandlers({ database: kysely, clock }),
    ...invoiceHandlers({ database: kysely, clock }),
    ...catalogueHandlers({ database: kysely, clock }),
    ...declarationHandlers({ database: kysely, clock }),
    ...goodsHandlers({
      ...{ database: kysely, clock },
      readLibrary: dependencies.readLibrary ?? createLibraryReader((message) => app.log.warn(message)),
    }),
    ...templateHandlers({ database: kysely, clock }),
    ...addressHandlers({ database: kysely, clock, reference }),
    ...trackingHandlers({ database: kysely }),
    ...searchHandlers({
      providers: [
        searchBookings({ database: kysely, reference }),
        searchContainers({ database: kysely }),
        searchBills({ database: kysely }),
      ],
      warn,
    }),
    ...containerCallHandlers({ database: kysely, clock, reference }),
    ...integrationHandlers({ database: kysely, clock, reference, onReturned: releaseContainers }),
    ...shippingDocumentHandlers({ database: kysely, clock, files, inspect }),
    ...worklistHandlers({
      ...{ database: kysely, clock, warn },
      providers: [
        bookingWorklist({ database: kysely }),
        trackingWorklist({ database: kysely }),
        billWorklist({ database: kysely }),
      ],
    }),
    ...reminderHandlers({ database: kysely }),
    ...billingIntegrationHandlers({ database: kysely, clock, files, inspect }),
    ...billingDeskHandlers({
      ...{ database: kysely, clock, files, inspect, reference },
      readFeeRows: dependencies.readFeeRows ?? createFeeRowsReader((message) => app.log.warn(message)),
    }),
    ...tableHandlers({ database: kysely, clock }),
    ...uploadHandlers({ database: kysely, clock, files, inspect }),
    ...releaseHandlers(releases),
    ...staffReleaseHandlers(releases),
    ...importHandlers({
      reference,
      readGoods: dependencies.readGoods ?? createGoodsReader((message) => app.log.warn(message)),
      log: app.log,
    }),
    ...exportHandlers({ database: kysely, clock, reference, lists: exportedLists, log: app.log }),
    ...statementHandlers({ database: kysely, clock }),
    ...documentHandlers({ database: kysely, clock, reference }),
    ...background.handlers,
  } satisfies Handlers;
  const rateLimiter = createRateLimiter(clock);
  auditRefusals(app, { database: kysely, clock });
  const authenticate = createAuthenticate({ database: kysely, clock, cookies });
  registerContract(app, handlers, {
    authenticate,
    authenticateReleaser: createAuthenticateReleaser(releases),
    authenticateSystem: createAuthenticateSystem({ database: kysely, clock }),
    recognizeBrowser: createRecognizeBrowser({ database: kysely, clock, cookies }),
    rateLimiter,
    publicOrigin: config.publicOrigin,
  });
  serveDocs(app, version);
  collectPolicyReports(app, rateLimiter);
  await servePortal(app, {
    shell,
    readRemoteFile: createReleaseFileReader(releases),
    readShellFile: createShellFileReader({ ...releases, warn }),
    fillPage: createPageFiller({
      ...remotes,
      authenticate,
      readConfig: handlers['GET /index/index'],
      origins: config.remoteOrigins,
    }),
    origins: config.remoteOrigins,
    isIntegrityEnforced: Object.keys(config.devRemotes).length === 0,
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
