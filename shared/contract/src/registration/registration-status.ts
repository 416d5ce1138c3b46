import { canDo, type StatusTable } from '../rule/status-table.ts';

export const registrationStatuses = ['waiting', 'returned', 'approved', 'refused'] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

export const registrationStatusNames = {
  waiting: { 'zh-CN': '待审核', en: 'Being reviewed' },
  returned: { 'zh-CN': '已退回', en: 'Returned' },
  approved: { 'zh-CN': '已通过', en: 'Approved' },
  refused: { 'zh-CN': '未通过', en: 'Refused' },
} as const;

type RegistrationAction = 'mend' | 'approve' | 'return' | 'refuse' | 'settle';

/** `settle`: how the new customer pays, once it is one. */
const registrationTable: StatusTable<RegistrationStatus, RegistrationAction, 'applicant' | 'reviewer'> = {
  rules: {
    waiting: { next: ['approved', 'returned', 'refused'], actions: ['approve', 'return', 'refuse'] },
    returned: { next: ['waiting', 'refused'], actions: ['mend', 'refuse'] },
    approved: { next: [], actions: ['settle'] },
    refused: { next: [], actions: [] },
  },
  actors: { applicant: ['mend'], reviewer: ['approve', 'return', 'refuse', 'settle'] },
};

export function canRegistration(status: RegistrationStatus, action: RegistrationAction): boolean {
  return canDo(registrationTable, status, action);
}
