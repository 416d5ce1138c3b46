import type { FastifyBaseLogger } from 'fastify';
import type { AppDependencies } from './app-dependencies.ts';
import type { Clock } from './clock.ts';
import { exportedLists } from './exported-lists.ts';
import type { Handlers } from './http/handlers.ts';
import { accountHandlers } from './modules/accounts/accounts.routes.ts';
import { addressHandlers } from './modules/addresses/addresses.routes.ts';
import { billingHandlers } from './modules/bills/billing.routes.ts';
import { createFeeRowsReader } from './modules/bills/desk/import/import-fee-rows.ts';
import { billFigures } from './modules/bills/figures/bill-figures.ts';
import { searchBills } from './modules/bills/search/search-bills.ts';
import { billWorklist } from './modules/bills/worklist/bill-worklist.ts';
import { bookingHandlers } from './modules/bookings/bookings.routes.ts';
import { reminderHandlers } from './modules/bookings/cut-offs/reminders.routes.ts';
import { bookingFigures } from './modules/bookings/figures/booking-figures.ts';
import { searchBookings } from './modules/bookings/list/search-bookings.ts';
import type { OnBookingReturned } from './modules/bookings/move/return-booking.ts';
import { bookingWorklist } from './modules/bookings/worklist/booking-worklist.ts';
import { consoleHandlers } from './modules/console/console.routes.ts';
import { customsHandlers } from './modules/customs/customs.routes.ts';
import { createLinesReader } from './modules/customs/declarations/import/lines-reader.ts';
import { settleDeclaration } from './modules/customs/declarations/of-booking/on-booking-returned.ts';
import { readDeclarations } from './modules/customs/declarations/of-booking/read-declarations.ts';
import { createLibraryReader } from './modules/customs/goods/import/library-reader.ts';
import { searchDeclarations } from './modules/customs/search/search-declarations.ts';
import { customsWorklist } from './modules/customs/worklist/customs-worklist.ts';
import { documentHandlers } from './modules/documents/documents.routes.ts';
import { exportHandlers } from './modules/exports/exports.routes.ts';
import { healthHandlers } from './modules/health/health.routes.ts';
import { createReadiness } from './modules/health/readiness.ts';
import { createGoodsReader } from './modules/imports/goods/goods-reader.ts';
import { importHandlers } from './modules/imports/imports.routes.ts';
import { integrationHandlers } from './modules/integration/integration.routes.ts';
import { memberHandlers } from './modules/members/members.routes.ts';
import { menuHandlers } from './modules/menu/menu.routes.ts';
import { operationHandlers } from './modules/operations/operations.routes.ts';
import type { openRemotes } from './modules/releases/registry/open-remotes.ts';
import { releaseHandlers } from './modules/releases/releases.routes.ts';
import { staffReleaseHandlers } from './modules/releases/staff/releases-staff.routes.ts';
import { searchHandlers } from './modules/search/search.routes.ts';
import type { ReferenceReader } from './modules/selects/reference-catalog.ts';
import { selectHandlers } from './modules/selects/selects.routes.ts';
import type { SessionCookies } from './modules/sessions/session-cookies.ts';
import { hasProvedPhones } from './modules/sessions/sessions.repository.ts';
import { sessionHandlers } from './modules/sessions/sessions.routes.ts';
import { wayInHandlers } from './modules/sessions/way-in.routes.ts';
import { shippingDocumentHandlers } from './modules/shipping-documents/shipping-documents.routes.ts';
import { siteHandlers } from './modules/site/site.routes.ts';
import { tableHandlers } from './modules/tables/tables.routes.ts';
import { templateHandlers } from './modules/templates/templates.routes.ts';
import { releaseContainers } from './modules/tracking/booking-containers.repository.ts';
import { containerCallHandlers } from './modules/tracking/container-calls.routes.ts';
import { searchContainers } from './modules/tracking/search-containers.ts';
import { trackingHandlers } from './modules/tracking/tracking.routes.ts';
import { trackingWorklist } from './modules/tracking/tracking-worklist.ts';
import type { InspectFile } from './modules/uploads/inspect/inspect-file.ts';
import { uploadHandlers } from './modules/uploads/uploads.routes.ts';
import { worklistHandlers } from './modules/worklist/worklist.routes.ts';
import { usualTimeoutMs } from './modules/worklist/worklist.service.ts';
import type { openBackground } from './open-background.ts';
import type { Stopping } from './stopping.ts';

/** What each module is given beside the database: made once, when the server starts. */
type Given = AppDependencies & {
  clock: Clock;
  stopping: Stopping;
  inspect: InspectFile;
  cookies: SessionCookies;
  remotes: Awaited<ReturnType<typeof openRemotes>>;
  releases: Parameters<typeof releaseHandlers>[0];
  reference: ReferenceReader;
  background: Awaited<ReturnType<typeof openBackground>>;
  log: FastifyBaseLogger;
};

/** Every module of the server with what it needs, and what modules contribute to the calls of another. */
export function createHandlers(given: Given) {
  const { config, clock, files, version, stopping, inspect, cookies, remotes, releases } = given;
  const { reference, background, log } = given;
  const { outbox } = background;
  const database = given.database.kysely;
  // Where nobody has proved a number, no code would ever come.
  const isSmsOffered = async () => outbox.isOpen('sms') && (await hasProvedPhones(database));
  const warn = (err: unknown, message: string) => log.warn({ err }, message);
  const say = (message: string) => log.warn(message);
  const onReturned: OnBookingReturned = async (transaction, place, returned) => {
    await releaseContainers(transaction, place);
    await settleDeclaration(transaction, place, returned);
  };
  return {
    ...sessionHandlers({
      database,
      clock,
      config,
      cookies,
      overrides: remotes.overrides,
      jobs: background.jobs,
      outbox,
    }),
    ...wayInHandlers({
      database,
      clock,
      cookies,
      jobs: background.jobs,
      outbox,
      smsDayBudget: config.outbox.smsDayBudget,
    }),
    ...accountHandlers({ database, clock, jobs: background.jobs, cookies }),
    ...operationHandlers({ database }),
    ...siteHandlers({ database, clock, ways: async () => ((await isSmsOffered()) ? ['sms'] : []) }),
    ...menuHandlers({ database }),
    ...memberHandlers({ database, clock }),
    ...remotes.handlers,
    ...healthHandlers({
      database: given.database,
      version,
      stopping,
      requireReady: createReadiness({
        database: given.database,
        folder: config.databaseUrl && config.filesS3 ? null : config.dataDir,
        freeSpaceBytes: config.freeSpaceBytes,
      }),
    }),
    ...selectHandlers({ reference }),
    ...bookingHandlers({ database, clock, reference, onReturned, readDeclarations }),
    ...consoleHandlers({
      database,
      clock,
      warn,
      providers: [
        { name: 'bookings', permission: 'bookings:view', ask: bookingFigures({ database, clock }) },
        billFigures({ database, clock }),
      ],
    }),
    ...billingHandlers({
      database,
      clock,
      files,
      inspect,
      reference,
      readFeeRows: given.readFeeRows ?? createFeeRowsReader(say),
    }),
    ...customsHandlers({
      database,
      clock,
      files,
      inspect,
      reference,
      readLibrary: given.readLibrary ?? createLibraryReader(say),
      readLines: given.readLines ?? createLinesReader(say),
    }),
    ...templateHandlers({ database, clock }),
    ...addressHandlers({ database, clock, reference }),
    ...trackingHandlers({ database }),
    ...searchHandlers({
      providers: [
        searchBookings({ database, reference }),
        searchContainers({ database }),
        searchBills({ database }),
        searchDeclarations({ database }),
      ],
      patience: config.patience,
      warn,
    }),
    ...containerCallHandlers({ database, clock, reference }),
    ...integrationHandlers({ database, clock, reference, onReturned }),
    ...shippingDocumentHandlers({ database, clock, files, inspect }),
    ...worklistHandlers({
      database,
      clock,
      warn,
      timeoutMs: Math.round(usualTimeoutMs * config.patience),
      providers: [
        bookingWorklist({ database }),
        trackingWorklist({ database }),
        billWorklist({ database }),
        customsWorklist({ database }),
      ],
    }),
    ...reminderHandlers({ database }),
    ...tableHandlers({ database, clock }),
    ...uploadHandlers({ database, clock, files, inspect }),
    ...releaseHandlers(releases),
    ...staffReleaseHandlers(releases),
    ...importHandlers({
      reference,
      readGoods: given.readGoods ?? createGoodsReader(say),
      log,
    }),
    ...exportHandlers({ database, clock, reference, lists: exportedLists, log }),
    ...documentHandlers({ database, clock, reference }),
    ...background.handlers,
  } satisfies Handlers;
}
