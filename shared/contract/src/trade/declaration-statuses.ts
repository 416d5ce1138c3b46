import type { LocalizedText } from '../language/locale.ts';

/**
 * Where a declaration stands (spec section 4). `returned`: the desk says by field what is to be mended;
 * `updateRequested`: a change of a confirmed one waits for the desk; `frozen`: a booking of it was returned (退载) after
 * it was sent. It stands here because lists of bookings show it, too.
 */
export const declarationStatuses = [
  'notSubmitted',
  'toBeConfirmed',
  'returned',
  'confirmed',
  'updateRequested',
  'frozen',
] as const;
export type DeclarationStatus = (typeof declarationStatuses)[number];

export const declarationStatusNames: Readonly<Record<DeclarationStatus, LocalizedText>> = {
  notSubmitted: { 'zh-CN': '未提交', en: 'Not submitted' },
  toBeConfirmed: { 'zh-CN': '待确认', en: 'To be confirmed' },
  returned: { 'zh-CN': '已退回', en: 'Returned' },
  confirmed: { 'zh-CN': '已确认', en: 'Confirmed' },
  updateRequested: { 'zh-CN': '申请修改中', en: 'Update requested' },
  frozen: { 'zh-CN': '已冻结', en: 'Frozen' },
};
