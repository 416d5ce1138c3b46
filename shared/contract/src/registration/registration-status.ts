import { canDo, type StatusTable } from '../rule/status-table.ts';

export const registrationStatuses = ['waiting', 'returned', 'approved', 'refused', 'withdrawn'] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

export const registrationStatusNames = {
  waiting: { 'zh-CN': '待审核', en: 'Being reviewed' },
  returned: { 'zh-CN': '已退回', en: 'Returned' },
  approved: { 'zh-CN': '已通过', en: 'Approved' },
  refused: { 'zh-CN': '未通过', en: 'Refused' },
  withdrawn: { 'zh-CN': '已撤回', en: 'Withdrawn' },
} as const;

type RegistrationAction = 'mend' | 'withdraw' | 'approve' | 'return' | 'refuse' | 'settle';

/** `settle`: how the new customer pays, once it is one. `withdraw`: customers alone, what they asked for. */
const registrationTable: StatusTable<RegistrationStatus, RegistrationAction, 'applicant' | 'reviewer'> = {
  rules: {
    waiting: {
      next: ['approved', 'returned', 'refused', 'withdrawn'],
      actions: ['approve', 'return', 'refuse', 'withdraw'],
    },
    returned: { next: ['waiting', 'refused', 'withdrawn'], actions: ['mend', 'refuse', 'withdraw'] },
    approved: { next: [], actions: ['settle'] },
    refused: { next: [], actions: [] },
    withdrawn: { next: [], actions: [] },
  },
  actors: { applicant: ['mend', 'withdraw'], reviewer: ['approve', 'return', 'refuse', 'settle'] },
};

export function canRegistration(status: RegistrationStatus, action: RegistrationAction): boolean {
  return canDo(registrationTable, status, action);
}
