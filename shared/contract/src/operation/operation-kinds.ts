import type { LocalizedText } from '../language/locale.ts';

type Words = Readonly<Record<string, LocalizedText>>;

const ofAccount = {
  signedIn: { 'zh-CN': '登录', en: 'Signed in' },
  signedOut: { 'zh-CN': '退出登录', en: 'Signed out' },
  informationChanged: { 'zh-CN': '修改账号信息', en: 'Changed the contact' },
  phoneChanged: { 'zh-CN': '更换手机号', en: 'Changed the phone' },
  passwordChanged: { 'zh-CN': '修改密码', en: 'Changed the password' },
  sessionEnded: { 'zh-CN': '结束一个登录', en: 'Ended a session' },
  otherSessionsEnded: { 'zh-CN': '结束其他登录', en: 'Ended all other sessions' },
  noticesChanged: { 'zh-CN': '修改通知设置', en: 'Changed the notices' },
  fileDeleted: { 'zh-CN': '删除文件', en: 'Deleted a file' },
  companyChangeSubmitted: { 'zh-CN': '申请变更公司资料', en: 'Asked to change the company data' },
  companyChangeMended: { 'zh-CN': '修改变更申请', en: 'Mended the request for a change' },
  companyChangeWithdrawn: { 'zh-CN': '撤回变更申请', en: 'Withdrew the request for a change' },
  companyChanged: { 'zh-CN': '公司资料已变更', en: 'Company data changed' },
} as const satisfies Words;

const ofMembers = {
  memberAdded: { 'zh-CN': '新增子账号', en: 'Added a sub-account' },
  memberChanged: { 'zh-CN': '修改子账号', en: 'Changed a sub-account' },
  memberDisabled: { 'zh-CN': '停用子账号', en: 'Disabled a sub-account' },
  memberEnabled: { 'zh-CN': '启用子账号', en: 'Enabled a sub-account' },
  memberPasswordReset: { 'zh-CN': '重置子账号密码', en: 'Gave a sub-account a new password' },
  memberRemoved: { 'zh-CN': '删除子账号', en: 'Removed a sub-account' },
  memberInvited: { 'zh-CN': '邀请子账号', en: 'Invited a sub-account' },
  invitationWithdrawn: { 'zh-CN': '撤回邀请', en: 'Withdrew an invitation' },
  memberJoined: { 'zh-CN': '接受邀请加入', en: 'Joined by an invitation' },
  roleAdded: { 'zh-CN': '新增角色', en: 'Added a role' },
  roleChanged: { 'zh-CN': '修改角色', en: 'Changed a role' },
  roleDeleted: { 'zh-CN': '删除角色', en: 'Deleted a role' },
} as const satisfies Words;

const ofBookings = {
  bookingDraftSaved: { 'zh-CN': '保存订舱草稿', en: 'Saved a draft booking' },
  bookingDraftDeleted: { 'zh-CN': '删除订舱草稿', en: 'Deleted a draft booking' },
  bookingSubmitted: { 'zh-CN': '提交订舱', en: 'Submitted a booking' },
  bookingChanged: { 'zh-CN': '修改订舱', en: 'Changed a booking' },
  bookingReturned: { 'zh-CN': '退载', en: 'Returned a booking' },
  bookingMoved: { 'zh-CN': '更新订舱状态', en: 'Moved a booking on' },
  bookingReported: { 'zh-CN': '更新订舱数据', en: 'Reported on a booking' },
} as const satisfies Words;

const ofBills = {
  billIssued: { 'zh-CN': '出账单', en: 'Issued a bill' },
  billCorrected: { 'zh-CN': '更正账单', en: 'Corrected a bill' },
  billCancelled: { 'zh-CN': '作废账单', en: 'Cancelled a bill' },
  billConfirmed: { 'zh-CN': '确认账单', en: 'Confirmed a bill' },
  billDisputed: { 'zh-CN': '提出账单争议', en: 'Disputed a bill' },
  disputeReplied: { 'zh-CN': '回复账单争议', en: 'Replied in a dispute' },
  disputeWithdrawn: { 'zh-CN': '撤回账单争议', en: 'Withdrew a dispute' },
  disputeAnswered: { 'zh-CN': '答复账单争议', en: 'Answered a dispute' },
  paymentProofSent: { 'zh-CN': '上传付款凭证', en: 'Sent a proof of payment' },
  paymentProofRefused: { 'zh-CN': '退回付款凭证', en: 'Refused a proof of payment' },
  paymentProofElsewhere: {
    'zh-CN': '付款凭证用于其他账单',
    en: 'Used a proof of payment for other bills',
  },
  billPaid: { 'zh-CN': '账单付款', en: 'Payment on a bill' },
  invoiceRequested: { 'zh-CN': '申请发票', en: 'Asked for an invoice' },
  invoiceIssued: { 'zh-CN': '开具发票', en: 'Issued an invoice' },
  invoiceRefused: { 'zh-CN': '退回发票申请', en: 'Refused an invoice' },
  billDocumentAdded: { 'zh-CN': '添加账单文件', en: 'Added a document to a bill' },
} as const satisfies Words;

const ofDeclarations = {
  declarationStarted: { 'zh-CN': '新建报关资料', en: 'Started a declaration' },
  declarationSaved: { 'zh-CN': '保存报关资料', en: 'Saved a declaration' },
  declarationDeleted: { 'zh-CN': '删除报关资料', en: 'Deleted a declaration' },
  declarationBookingsChanged: {
    'zh-CN': '更改报关资料的订舱',
    en: 'Changed the bookings of a declaration',
  },
  declarationPaperAdded: { 'zh-CN': '上传报关文件', en: 'Handed in a customs paper' },
  declarationPaperRemoved: { 'zh-CN': '移除报关文件', en: 'Removed a customs paper' },
  declarationSubmitted: { 'zh-CN': '提交报关资料', en: 'Submitted a declaration' },
  declarationWithdrawn: { 'zh-CN': '撤回报关资料', en: 'Withdrew a declaration' },
  declarationReturned: { 'zh-CN': '退回报关资料', en: 'Returned a declaration' },
  declarationConfirmed: { 'zh-CN': '确认报关资料', en: 'Confirmed a declaration' },
  declarationFrozen: { 'zh-CN': '冻结报关资料', en: 'Froze a declaration' },
  declarationUpdateRequested: {
    'zh-CN': '申请修改报关资料',
    en: 'Asked to change a declaration',
  },
  declarationUpdateDropped: { 'zh-CN': '取消修改申请', en: 'Dropped a change of a declaration' },
  declarationUpdateAccepted: { 'zh-CN': '同意修改报关资料', en: 'Accepted a change of a declaration' },
  declarationUpdateRefused: { 'zh-CN': '拒绝修改报关资料', en: 'Refused a change of a declaration' },
  declarationPaperAsked: { 'zh-CN': '要求补充报关文件', en: 'Asked for a customs paper' },
  declarationPaperReturned: { 'zh-CN': '退回报关文件', en: 'Returned a customs paper' },
  customsReported: { 'zh-CN': '海关回执', en: 'Reported by customs' },
} as const satisfies Words;

/** What the log (操作日志) has, in the words in which it is read. Stored: a kind is never renamed. */
export const operationKinds = {
  ...ofAccount,
  ...ofMembers,
  ...ofBookings,
  ...ofBills,
  ...ofDeclarations,
} as const satisfies Words;

export type OperationKind = keyof typeof operationKinds;

const keysOf = (words: Partial<Record<OperationKind, LocalizedText>>) =>
  Object.keys(words) as OperationKind[]; // its own keys

/** What each kind is about, for those who do not look for one kind alone. */
export const operationAreas = {
  account: { title: { 'zh-CN': '账号', en: 'Account' }, kinds: keysOf(ofAccount) },
  members: { title: { 'zh-CN': '子账号与角色', en: 'Sub-accounts and roles' }, kinds: keysOf(ofMembers) },
  bookings: { title: { 'zh-CN': '订舱', en: 'Bookings' }, kinds: keysOf(ofBookings) },
  bills: { title: { 'zh-CN': '账单', en: 'Bills' }, kinds: keysOf(ofBills) },
  declarations: { title: { 'zh-CN': '报关', en: 'Customs' }, kinds: keysOf(ofDeclarations) },
} as const satisfies Record<string, { title: LocalizedText; kinds: readonly OperationKind[] }>;

export type OperationArea = keyof typeof operationAreas;
