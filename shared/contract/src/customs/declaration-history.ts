import type { LocalizedText } from '../language/locale.ts';

/** What people and the desk did with a declaration, as its history has it. */
export const declarationActs = [
  ...(['started', 'submitted', 'withdrawn', 'returned', 'confirmed', 'frozen', 'updateRequested'] as const),
  ...(['updateDropped', 'updateAccepted', 'updateRefused', 'paperAsked', 'paperReturned'] as const),
  'bookingsChanged',
] as const;

/** What customs did, as the forwarder's systems tell it. */
export const customsEventKinds = ['declared', 'inspected', 'released', 'rejected', 'refundPaid'] as const;
export type CustomsEventKind = (typeof customsEventKinds)[number];

export type DeclarationEventKind = (typeof declarationActs)[number] | CustomsEventKind;

export const declarationEventNames: Readonly<Record<DeclarationEventKind, LocalizedText>> = {
  started: { 'zh-CN': '开始填写', en: 'Started' },
  submitted: { 'zh-CN': '已提交', en: 'Submitted' },
  withdrawn: { 'zh-CN': '已撤回', en: 'Withdrawn' },
  returned: { 'zh-CN': '已退回', en: 'Returned' },
  confirmed: { 'zh-CN': '已确认', en: 'Confirmed' },
  frozen: { 'zh-CN': '订舱退载，资料已冻结', en: 'Frozen: its booking was returned' },
  updateRequested: { 'zh-CN': '申请修改', en: 'Update requested' },
  updateDropped: { 'zh-CN': '取消修改申请', en: 'Update dropped' },
  updateAccepted: { 'zh-CN': '同意修改', en: 'Update accepted' },
  updateRefused: { 'zh-CN': '拒绝修改', en: 'Update refused' },
  paperAsked: { 'zh-CN': '要求补充文件', en: 'Paper asked for' },
  paperReturned: { 'zh-CN': '文件被退回', en: 'Paper returned' },
  bookingsChanged: { 'zh-CN': '更改订舱', en: 'Bookings changed' },
  declared: { 'zh-CN': '海关已接受申报', en: 'Accepted by customs' },
  inspected: { 'zh-CN': '海关查验', en: 'Inspected by customs' },
  released: { 'zh-CN': '海关放行', en: 'Released by customs' },
  rejected: { 'zh-CN': '海关退单', en: 'Rejected by customs' },
  refundPaid: { 'zh-CN': '退税到账', en: 'Refund paid' },
};

/** A customs declaration number (报关单号): eighteen digits. */
export const isCustomsNumber = (number: string): boolean => /^\d{18}$/.test(number);
