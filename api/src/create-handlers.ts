import type { FastifyBaseLogger } from 'fastify';
import type { AppDependencies } from './app-dependencies.ts';
import { toChinaDay } from './china-time.ts';
import type { Context } from './context.ts';
import { exportedLists } from './exported-lists.ts';
import { createSeal } from './files/seal.ts';
import type { Actor, Handlers } from './http/handlers.ts';
import { accountHandlers } from './modules/accounts/accounts.routes.ts';
import { addressHandlers } from './modules/addresses/addresses.routes.ts';
import { auditHandlers } from './modules/audit/audit.routes.ts';
import { backgroundJobHandlers } from './modules/background-jobs/background-jobs.routes.ts';
import { billingHandlers } from './modules/bills/billing.routes.ts';
import { createFeeRowsReader } from './modules/bills/desk/import/import-fee-rows.ts';
import { billFigures } from './modules/bills/figures/bill-figures.ts';
import { searchBills } from './modules/bills/search/search-bills.ts';
import { bookingHandlers } from './modules/bookings/bookings.routes.ts';
import { reminderHandlers } from './modules/bookings/cut-offs/reminders.routes.ts';
import { bookingFigures } from './modules/bookings/figures/booking-figures.ts';
import { searchBookings } from './modules/bookings/list/search-bookings.ts';
import type { OnBookingReturned } from './modules/bookings/move/return-booking.ts';
import { clientHandlers } from './modules/clients/clients.routes.ts';
import { consoleHandlers } from './modules/console/console.routes.ts';
import { customsHandlers } from './modules/customs/customs.routes.ts';
import { createLinesReader } from './modules/customs/declarations/import/lines-reader.ts';
import { settleDeclaration } from './modules/customs/declarations/of-booking/on-booking-returned.ts';
import { readDeclarations } from './modules/customs/declarations/of-booking/read-declarations.ts';
import { createLibraryReader } from './modules/customs/goods/import/library-reader.ts';
import { searchDeclarations } from './modules/customs/search/search-declarations.ts';
import { demoHandlers } from './modules/demo/demo.routes.ts';
import { deskBookingHandlers } from './modules/desk/desk-bookings.routes.ts';
import { searchDeskBookings } from './modules/desk/search-desk-bookings.ts';
import { dictionaryHandlers } from './modules/dictionaries/dictionaries.routes.ts';
import { createCellsReader } from './modules/dictionaries/import/rows-of-file.ts';
import { documentHandlers } from './modules/documents/documents.routes.ts';
import { exportHandlers } from './modules/exports/exports.routes.ts';
import { healthHandlers } from './modules/health/health.routes.ts';
import { createReadiness } from './modules/health/readiness.ts';
import { createGoodsReader } from './modules/imports/goods/goods-reader.ts';
import { importHandlers } from './modules/imports/imports.routes.ts';
import { inboxHandlers } from './modules/inbox/inbox.routes.ts';
import { integrationHandlers } from './modules/integration/integration.routes.ts';
import { leadsDeskHandlers } from './modules/leads/desk/leads-desk.routes.ts';
import { enquiryHandlers } from './modules/leads/enquiries.routes.ts';
import { memberHandlers } from './modules/members/members.routes.ts';
import { staffHandlers } from './modules/members/staff/staff.routes.ts';
import { menuHandlers } from './modules/menu/menu.routes.ts';
import { noticeHandlers } from './modules/notices/notices.routes.ts';
import { operationHandlers } from './modules/operations/operations.routes.ts';
import { outboxHandlers } from './modules/outbox/outbox.routes.ts';
import { companyChangeHandlers } from './modules/registrations/changes/company-change.routes.ts';
import { registrationDeskHandlers } from './modules/registrations/desk/registrations-desk.routes.ts';
import type { Recognizer } from './modules/registrations/recognise/open-recognizer.ts';
import { registrationHandlers } from './modules/registrations/registrations.routes.ts';
import type { openRemotes } from './modules/releases/registry/open-remotes.ts';
import { releaseHandlers } from './modules/releases/releases.routes.ts';
import { staffReleaseHandlers } from './modules/releases/staff/releases-staff.routes.ts';
import { searchHandlers } from './modules/search/search.routes.ts';
import { selectHandlers } from './modules/selects/selects.routes.ts';
import { qrSignInHandlers } from './modules/sessions/qr/qr-sign-in.routes.ts';
import type { SessionCookies } from './modules/sessions/session-cookies.ts';
import { hasProvedPhones } from './modules/sessions/sessions.repository.ts';
import { sessionHandlers } from './modules/sessions/sessions.routes.ts';
import { wayInHandlers } from './modules/sessions/way-in.routes.ts';
import { shippingDocumentHandlers } from './modules/shipping-documents/shipping-documents.routes.ts';
import { articleHandlers } from './modules/site/articles/articles.routes.ts';
import { companyHandlers } from './modules/site/company/company.routes.ts';
import { siteContentHandlers } from './modules/site/content/content.routes.ts';
import { articlesDeskHandlers } from './modules/site/editing/articles-desk.routes.ts';
import { siteHandlers } from './modules/site/site.routes.ts';
import { siteToolHandlers } from './modules/site/tools/site-tools.routes.ts';
import { spaceHandlers } from './modules/space/space.routes.ts';
import { conversationsDeskHandlers } from './modules/support/desk/conversations-desk.routes.ts';
import { supportSiteHandlers } from './modules/support/help/help.routes.ts';
import { memberConversationHandlers } from './modules/support/member/member-conversation.routes.ts';
import { visitorConversationHandlers } from './modules/support/visitor/visitor-conversation.routes.ts';
import { readSessionHours } from './modules/system-settings/session-hours.ts';
import { systemSettingHandlers } from './modules/system-settings/system-settings.routes.ts';
import { readWebsiteInForce } from './modules/system-settings/website-in-force.ts';
import { tableHandlers } from './modules/tables/tables.routes.ts';
import { templateHandlers } from './modules/templates/templates.routes.ts';
import { releaseContainers } from './modules/tracking/booking-containers.repository.ts';
import { containerCallHandlers } from './modules/tracking/container-calls.routes.ts';
import { searchContainers } from './modules/tracking/search-containers.ts';
import { trackingHandlers } from './modules/tracking/tracking.routes.ts';
import type { InspectFile } from './modules/uploads/inspect/inspect-file.ts';
import { uploadHandlers } from './modules/uploads/uploads.routes.ts';
import { worklistHandlers } from './modules/worklist/worklist.routes.ts';
import { usualTimeoutMs } from './modules/worklist/worklist.service.ts';
import type { openBackground } from './open-background.ts';
import type { Stopping } from './stopping.ts';
import { inboxProviders, worklistProviders } from './what-waits.ts';

/** What modules are given beside the context: made once, when the server starts. */
type Given = AppDependencies & {
  context: Context;
  stopping: Stopping;
  inspect: InspectFile;
  recognizer: Recognizer;
  cookies: SessionCookies;
  remotes: Awaited<ReturnType<typeof openRemotes>>;
  releases: Parameters<typeof releaseHandlers>[0];
  background: Awaited<ReturnType<typeof openBackground>>;
  log: FastifyBaseLogger;
};

/** Every module of the server with what it needs, and what modules contribute to the calls of another. */
export function createHandlers(given: Given) {
  const { config, context, files, version, stopping, inspect, cookies, remotes, releases, background, log } =
    given;
  const { jobs, outbox } = background;
  // Where nobody has proved a number, no code would ever come.
  const isSmsOffered = async () => outbox.isOpen('sms') && (await hasProvedPhones(context.database));
  const { publicOrigin, identityKey } = config;
  const seal = identityKey === null ? null : createSeal(identityKey);
  const visitors = { ...context, files, inspect, seal };
  const ways = async () => [
    ...((await isSmsOffered()) ? ['sms'] : []),
    'qr',
    // Who registers proves the phone by a code, and gets the link by mail.
    ...(seal && outbox.isOpen('sms') && outbox.isOpen('mail') ? ['register'] : []),
  ];
  const usualHours = { hours: config.sessionHours, rememberHours: config.rememberHours };
  // Where neither the database nor files are on this machine, its disk does not matter.
  const folder = config.databaseUrl && config.filesS3 ? null : config.dataDir;
  const requireReady = createReadiness({
    database: given.database,
    folder,
    freeSpaceBytes: config.freeSpaceBytes,
  });
  const readRemotes = async (actor: Actor) => (await remotes.registries.read(actor, [])).registry.remotes;
  const say = (message: string) => log.warn(message);
  const onReturned: OnBookingReturned = async (transaction, place, returned) => {
    await releaseContainers(transaction, place);
    await settleDeclaration(transaction, place, returned);
  };
  return {
    ...sessionHandlers({
      ...context,
      config,
      readHours: async () => await readSessionHours(context.database, usualHours),
      cookies,
      overrides: remotes.overrides,
      jobs,
      outbox,
    }),
    ...wayInHandlers({
      ...context,
      cookies,
      jobs,
      outbox,
      smsDayBudget: config.outbox.smsDayBudget,
    }),
    ...qrSignInHandlers({ ...context, cookies }),
    ...registrationHandlers({
      ...visitors,
      cookies,
      jobs,
      outbox,
      publicOrigin,
      recognizer: given.recognizer,
    }),
    ...outboxHandlers(context),
    ...auditHandlers(context),
    ...backgroundJobHandlers({ ...context, jobs }),
    ...registrationDeskHandlers({ ...visitors, outbox, publicOrigin }),
    ...companyChangeHandlers(context),
    ...enquiryHandlers(visitors),
    ...leadsDeskHandlers(visitors),
    ...clientHandlers(context),
    ...accountHandlers({
      ...context,
      jobs,
      cookies,
      outbox,
      smsDayBudget: config.outbox.smsDayBudget,
    }),
    ...noticeHandlers({ ...context, outbox }),
    ...operationHandlers(context),
    ...spaceHandlers({ ...context, files }),
    ...supportSiteHandlers(context),
    ...visitorConversationHandlers({ ...visitors, publicOrigin, visitors: background.visitors }),
    ...memberConversationHandlers(visitors),
    ...conversationsDeskHandlers(visitors),
    ...siteHandlers({
      ...context,
      ways,
      readInForce: async (released) =>
        await readWebsiteInForce(context.database, released, toChinaDay(context.clock())),
    }),
    ...companyHandlers(context),
    ...siteToolHandlers(context),
    ...siteContentHandlers(context),
    ...articleHandlers(context),
    ...articlesDeskHandlers(visitors),
    ...menuHandlers({
      ...context,
      publicOrigin,
      readRemotes,
    }),
    ...memberHandlers({ ...context, outbox, publicOrigin, smsDayBudget: config.outbox.smsDayBudget }),
    ...staffHandlers(context),
    ...remotes.handlers,
    ...healthHandlers({
      database: given.database,
      version,
      stopping,
      requireReady,
    }),
    ...systemSettingHandlers({
      ...context,
      config,
      version,
      folder,
      requireReady,
      usualHours,
      readRemotes,
      driver: given.database.driver,
      providers: background.providers,
    }),
    ...selectHandlers(context),
    ...bookingHandlers({ ...context, onReturned, readDeclarations }),
    ...consoleHandlers({
      ...context,
      providers: [
        { name: 'bookings', permission: 'bookings:view', ask: bookingFigures(context) },
        billFigures(context),
      ],
    }),
    ...billingHandlers({
      ...context,
      files,
      inspect,
      readFeeRows: given.readFeeRows ?? createFeeRowsReader(say),
    }),
    ...customsHandlers({
      ...context,
      files,
      inspect,
      readLibrary: given.readLibrary ?? createLibraryReader(say),
      readLines: given.readLines ?? createLinesReader(say),
    }),
    ...dictionaryHandlers({ ...context, readCells: createCellsReader(say) }),
    ...templateHandlers(context),
    ...addressHandlers(context),
    ...trackingHandlers(context),
    ...searchHandlers({
      providers: [
        searchBookings(context),
        searchContainers(context),
        searchBills(context),
        searchDeclarations(context),
        searchDeskBookings(context),
      ],
      patience: config.patience,
      warn: context.warn,
    }),
    ...containerCallHandlers(context),
    ...integrationHandlers({ ...context, onReturned }),
    ...deskBookingHandlers({ ...context, onReturned }),
    ...shippingDocumentHandlers({ ...context, files, inspect }),
    ...worklistHandlers({
      ...context,
      timeoutMs: Math.round(usualTimeoutMs * config.patience),
      providers: worklistProviders(context),
    }),
    ...inboxHandlers({
      ...context,
      timeoutMs: Math.round(usualTimeoutMs * config.patience),
      providers: inboxProviders(context),
    }),
    ...reminderHandlers(context),
    ...tableHandlers(context),
    ...uploadHandlers(visitors),
    ...releaseHandlers(releases),
    ...staffReleaseHandlers(releases),
    ...importHandlers({
      ...context,
      readGoods: given.readGoods ?? createGoodsReader(say),
      log,
    }),
    ...exportHandlers({ ...context, lists: exportedLists, log }),
    ...documentHandlers(context),
    ...demoHandlers({ ...context, version }),
    ...background.handlers,
  } satisfies Handlers;
}
