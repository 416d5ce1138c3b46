import { addressEndpoints } from './address/address.endpoints.ts';
import { auditEndpoints } from './audit/audit.endpoints.ts';
import { backgroundJobEndpoints } from './background-job/background-job.endpoints.ts';
import { billEndpoints } from './bill/bill.endpoints.ts';
import { billingDeskEndpoints } from './bill/billing-desk.endpoints.ts';
import { billingIntegrationEndpoints } from './bill/billing-integration.endpoints.ts';
import { disputeEndpoints } from './bill/dispute.endpoints.ts';
import { invoiceEndpoints } from './bill/invoice.endpoints.ts';
import { paymentEndpoints } from './bill/payment.endpoints.ts';
import { airBookingEndpoints } from './booking/air/air-booking.endpoints.ts';
import { bookingEndpoints } from './booking/booking.endpoints.ts';
import { fclBookingEndpoints } from './booking/fcl/fcl-booking.endpoints.ts';
import { clientEndpoints } from './client/client.endpoints.ts';
import { consoleEndpoints } from './console/console.endpoints.ts';
import { catalogueEndpoints } from './customs/catalogue.endpoints.ts';
import { customsDeskEndpoints } from './customs/customs-desk.endpoints.ts';
import { customsIntegrationEndpoints } from './customs/customs-integration.endpoints.ts';
import { declarationEndpoints } from './customs/declaration.endpoints.ts';
import { declarationByKindEndpoints } from './customs/declaration-by-kind.endpoints.ts';
import { declarationFileEndpoints } from './customs/declaration-file.endpoints.ts';
import { goodsEndpoints } from './customs/goods.endpoints.ts';
import { demoEndpoints } from './demo/demo.endpoints.ts';
import { deskBookingEndpoints } from './desk/desk-booking.endpoints.ts';
import { inboxEndpoints } from './desk/inbox.endpoints.ts';
import { dictionaryEndpoints } from './dictionary/dictionary.endpoints.ts';
import { documentEndpoints } from './document/document.endpoints.ts';
import { exportEndpoints } from './export/export.endpoints.ts';
import { importEndpoints } from './import/import.endpoints.ts';
import { airIntegrationEndpoints } from './integration/air-integration.endpoints.ts';
import { bookingChangeEndpoints } from './integration/booking-changes.endpoints.ts';
import { integrationEndpoints } from './integration/integration.endpoints.ts';
import { enquiryEndpoints } from './lead/enquiry.endpoints.ts';
import { leadsDeskEndpoints } from './lead/leads-desk.endpoints.ts';
import { memberEndpoints } from './member/member.endpoints.ts';
import { menuEndpoints } from './menu/menu.endpoints.ts';
import { messageEndpoints } from './message/message.endpoints.ts';
import { outboxEndpoints } from './message/outbox.endpoints.ts';
import { operationEndpoints } from './operation/operation.endpoints.ts';
import { accountEndpoints } from './own-account/own-account.endpoints.ts';
import { companyChangeEndpoints } from './registration/company-change.endpoints.ts';
import { registrationEndpoints } from './registration/registration.endpoints.ts';
import { registrationsDeskEndpoints } from './registration/registrations-desk.endpoints.ts';
import { releaseEndpoints } from './release/release.endpoints.ts';
import { staffReleaseEndpoints } from './release/staff.endpoints.ts';
import { healthEndpoints, remoteEndpoints } from './remote/remote.endpoints.ts';
import { searchEndpoints } from './search/search.endpoints.ts';
import { selectEndpoints } from './select/select.endpoints.ts';
import { invitationEndpoints } from './session/invitation.endpoints.ts';
import { qrSignInEndpoints } from './session/qr-sign-in.endpoints.ts';
import { sessionEndpoints } from './session/session.endpoints.ts';
import { wayInEndpoints } from './session/way-in.endpoints.ts';
import { shippingDocumentEndpoints } from './shipping-document/shipping-document.endpoints.ts';
import { articleEndpoints } from './site/articles/article.endpoints.ts';
import { articlesDeskEndpoints } from './site/articles/edit/articles-desk.endpoints.ts';
import { companyEndpoints } from './site/company/company.endpoints.ts';
import { announcementEndpoints, siteContentEndpoints } from './site/content/content.endpoints.ts';
import { siteEndpoints } from './site/site.endpoints.ts';
import { siteToolEndpoints } from './site/tools/site-tools.endpoints.ts';
import { spaceEndpoints } from './space/space.endpoints.ts';
import { staffEndpoints } from './staff/staff.endpoints.ts';
import { statementEndpoints } from './statement/statement.endpoints.ts';
import { conversationsDeskEndpoints } from './support/conversations-desk.endpoints.ts';
import { memberConversationEndpoints } from './support/member-conversation.endpoints.ts';
import { supportSiteEndpoints } from './support/support-site.endpoints.ts';
import { visitorConversationEndpoints } from './support/visitor-conversation.endpoints.ts';
import { systemSettingEndpoints } from './system-setting/system-setting.endpoints.ts';
import { workspaceEndpoints } from './system-setting/workspace.endpoints.ts';
import { tableEndpoints } from './table/table.endpoints.ts';
import { tableDefaultEndpoints } from './table/table-defaults.endpoints.ts';
import { taskEndpoints } from './task/task.endpoints.ts';
import { templateEndpoints } from './template/template.endpoints.ts';
import { trackingEndpoints } from './tracking/tracking.endpoints.ts';
import { uploadEndpoints } from './upload/upload.endpoints.ts';
import { worklistEndpoints } from './worklist/worklist.endpoints.ts';

/**
 * The wire contract: every call, by method and path under `/api`. The server registers exactly these, the
 * client is typed by them, and the OpenAPI page is printed from them. Browser code takes its type alone.
 */
export const endpoints = {
  ...sessionEndpoints,
  ...accountEndpoints,
  ...operationEndpoints,
  ...auditEndpoints,
  ...backgroundJobEndpoints,
  ...systemSettingEndpoints,
  ...workspaceEndpoints,
  ...wayInEndpoints,
  ...invitationEndpoints,
  ...qrSignInEndpoints,
  ...outboxEndpoints,
  ...registrationEndpoints,
  ...registrationsDeskEndpoints,
  ...companyChangeEndpoints,
  ...enquiryEndpoints,
  ...leadsDeskEndpoints,
  ...clientEndpoints,
  ...deskBookingEndpoints,
  ...inboxEndpoints,
  ...supportSiteEndpoints,
  ...visitorConversationEndpoints,
  ...memberConversationEndpoints,
  ...conversationsDeskEndpoints,
  ...siteEndpoints,
  ...companyEndpoints,
  ...siteToolEndpoints,
  ...siteContentEndpoints,
  ...announcementEndpoints,
  ...articleEndpoints,
  ...articlesDeskEndpoints,
  ...menuEndpoints,
  ...memberEndpoints,
  ...staffEndpoints,
  ...remoteEndpoints,
  ...healthEndpoints,
  ...selectEndpoints,
  ...bookingEndpoints,
  ...fclBookingEndpoints,
  ...airBookingEndpoints,
  ...consoleEndpoints,
  ...billEndpoints,
  ...disputeEndpoints,
  ...paymentEndpoints,
  ...invoiceEndpoints,
  ...billingIntegrationEndpoints,
  ...billingDeskEndpoints,
  ...statementEndpoints,
  ...catalogueEndpoints,
  ...dictionaryEndpoints,
  ...goodsEndpoints,
  ...declarationEndpoints,
  ...declarationByKindEndpoints,
  ...declarationFileEndpoints,
  ...customsDeskEndpoints,
  ...customsIntegrationEndpoints,
  ...templateEndpoints,
  ...addressEndpoints,
  ...trackingEndpoints,
  ...searchEndpoints,
  ...integrationEndpoints,
  ...airIntegrationEndpoints,
  ...bookingChangeEndpoints,
  ...shippingDocumentEndpoints,
  ...exportEndpoints,
  ...importEndpoints,
  ...documentEndpoints,
  ...tableEndpoints,
  ...tableDefaultEndpoints,
  ...uploadEndpoints,
  ...spaceEndpoints,
  ...messageEndpoints,
  ...worklistEndpoints,
  ...taskEndpoints,
  ...releaseEndpoints,
  ...staffReleaseEndpoints,
  ...demoEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type {
  BankAccount,
  BillDetail,
  BillEventDetail,
  BillEventKind,
  BilledBooking,
  Dispute,
  FeeRow,
  InvoiceTitle,
  PaymentProof,
  QuotationRow,
} from './bill/bill.schema.ts';
export type {
  ConsoleChart,
  ConsoleFigure,
  ConsoleFigures,
  ConsoleLayout,
  FigurePart,
  FigureValue,
  RecentBooking,
  SailingDay,
} from './console/console.endpoints.ts';
export type { DeskDecision } from './customs/desk-acts.schema.ts';
export type {
  Access,
  EndpointDefinition,
  EndpointInput,
  EndpointKey,
  EndpointResult,
  EndpointTable,
  Method,
  UploadInput,
  UploadRule,
} from './endpoint/endpoint.ts';
export { isWriteCall } from './endpoint/endpoint.ts';
export { listErrors } from './list/list-schema.ts';
export type {
  BillMessageKind,
  DeclarationMessageKind,
  MessageContent,
  MessageDetail,
  MessageKind,
} from './message/message-change.ts';
export { messageDetails } from './message/message-change.ts';
export type { RegistrationDecision } from './registration/registrations-desk.endpoints.ts';
export type {
  DeploymentMade,
  ReleasedVersion,
  ReleaseEvent,
  ReleaseKey,
  ReleaseMove,
  ReleaseSet,
  RemotePin,
  RollbackMade,
  RollbackTrouble,
  SetRollback,
  TakenPath,
  VersionError,
} from './release/release.schema.ts';
export type { ReleaseOutcomes, ReleaseOverview, StaffRemote } from './release/staff.endpoints.ts';
export { remoteDeclaration } from './remote/remote.endpoints.ts';
export type { RecordSave, SavedRecord } from './save/save.schema.ts';
export { settingSchemas } from './system-setting/system-setting.endpoints.ts';
export { secretKeysOf, unstorableProblem } from './text/secret-text.ts';
export type { Worklist, WorklistItem } from './worklist/worklist.endpoints.ts';
