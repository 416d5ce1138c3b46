import type { LocalizedText } from '../language/locale.ts';

/** Who gives a permission to an account: a company's main account to its sub-accounts, or the forwarder's staff. */
type Granter = 'mainAccount' | 'staff';

/** Every permission that there is, in the words in which it is granted. Nobody has one that is not stored for them. */
export const permissions = {
  'business:air': {
    title: { 'zh-CN': '查看空运订舱', en: 'See air bookings' },
    grantedBy: 'staff',
  },
  'cost:view': {
    title: { 'zh-CN': '查看费用与账单', en: 'See fees and bills' },
    grantedBy: 'mainAccount',
  },
  'cost:manage': {
    title: { 'zh-CN': '确认、争议和支付账单', en: 'Confirm, dispute and pay bills' },
    grantedBy: 'mainAccount',
  },
  'billing:desk': {
    title: { 'zh-CN': '账单工作台', en: 'Work at the billing desk' },
    grantedBy: 'staff',
  },
  'customs:desk': {
    title: { 'zh-CN': '报关工作台', en: 'Work at the customs desk' },
    grantedBy: 'staff',
  },
  'system:releases': {
    title: { 'zh-CN': '发布管理', en: 'Manage releases' },
    grantedBy: 'staff',
  },
  'release:override': {
    title: { 'zh-CN': '试用未发布的版本', en: 'Try versions before their release' },
    grantedBy: 'staff',
  },
} as const satisfies Record<string, { title: LocalizedText; grantedBy: Granter }>;

export type Permission = keyof typeof permissions;
