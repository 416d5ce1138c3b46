export type { Contact } from './account/contact-rules.ts';
export { contactLimits, contactProblems, isEmail, normalizeEmail } from './account/contact-rules.ts';
export { isMainAccount } from './account/main-account.ts';
export type { NewPassword, PasswordStrength } from './account/password-rules.ts';
export {
  newPasswordProblems,
  passwordLimits,
  passwordProblems,
  passwordStrength,
} from './account/password-rules.ts';
export { isOfForwarder, type Permission, permissions } from './account/permissions.ts';
export { isStoppedByFreeze, may, permissionsOf, readyRolesWith } from './account/policy.ts';
export {
  grantablePermissions,
  isManagingRole,
  isReadyRole,
  type ReadyRole,
  type RoleOwner,
  readyRoleNames,
  readyRoles,
  readyRolesOf,
  rolePermissions,
  withNeeded,
  withoutOne,
} from './account/roles.ts';
export {
  type AuditActorKind,
  type AuditOutcome,
  auditActorKinds,
  auditList,
  auditOutcomes,
} from './audit/audit.list.ts';
export { type AuditedRecord, auditedRecords } from './audit/audited-records.ts';
export { messageList } from './message/message.list.ts';
export {
  isNoticeGroup,
  type NoticeChannel,
  type NoticeGroup,
  type NoticeKind,
  type NoticeWay,
  noticeChannels,
  noticeGroups,
  noticeKinds,
  noticeName,
  noticePermission,
} from './message/notices.ts';
export { pathOfMessage } from './message/path-of-message.ts';
export { operationList } from './operation/operation.list.ts';
export type { DoerKind } from './operation/operation-doer.ts';
export { doerText } from './operation/operation-doer.ts';
export type { OperationKind } from './operation/operation-kinds.ts';
export { operationAreas, operationKinds } from './operation/operation-kinds.ts';
export { changePhoneProblems, type NewPhone, newPhoneProblems } from './own-account/phone-rules.ts';
export { spaceList } from './space/space.list.ts';
export type { FileFormat, FileOwner, KeptReason } from './space/space-file.ts';
export { keptReason } from './space/space-file.ts';
export { milestoneNames } from './tracking/milestone-names.ts';
