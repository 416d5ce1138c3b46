import type { LocalizedText } from '../language/locale.ts';

/**
 * Who gives a permission to an account: a company by its roles; the ready role of managers and no other; the forwarder,
 * by the roles of its own staff or to one person of a customer; the ready role of the forwarder's administrators alone.
 */
type Granter = 'company' | 'managerRole' | 'staff' | 'administratorRole';

/** Every permission that there is, in the words in which it is granted. Nobody has one that is not stored for them. */
export const permissions = {
  'bookings:view': {
    title: { 'zh-CN': '查看订舱、跟踪与报关', en: 'See bookings, tracking and declarations' },
    grantedBy: 'company',
  },
  'bookings:edit': {
    title: { 'zh-CN': '新建和修改订舱', en: 'Make and change bookings' },
    grantedBy: 'company',
    needs: 'bookings:view',
  },
  'bookings:return': {
    title: { 'zh-CN': '退载', en: 'Return bookings' },
    grantedBy: 'company',
    needs: 'bookings:view',
  },
  'customs:edit': {
    title: { 'zh-CN': '编制报关资料', en: 'Prepare declarations' },
    grantedBy: 'company',
    needs: 'bookings:view',
  },
  'customs:submit': {
    title: { 'zh-CN': '提交和撤回报关资料', en: 'Submit and withdraw declarations' },
    grantedBy: 'company',
    needs: 'customs:edit',
  },
  'business:air': {
    title: { 'zh-CN': '查看空运订舱', en: 'See air bookings' },
    grantedBy: 'staff',
  },
  'cost:view': {
    title: { 'zh-CN': '查看费用与账单', en: 'See fees and bills' },
    grantedBy: 'company',
  },
  'cost:confirm': {
    title: { 'zh-CN': '确认账单', en: 'Confirm bills' },
    grantedBy: 'company',
    needs: 'cost:view',
  },
  'cost:dispute': {
    title: { 'zh-CN': '对账单提出争议', en: 'Dispute bills' },
    grantedBy: 'company',
    needs: 'cost:view',
  },
  'cost:pay': {
    title: { 'zh-CN': '上传付款凭证、申请发票', en: 'Send proofs of payment, ask for invoices' },
    grantedBy: 'company',
    needs: 'cost:view',
  },
  'addresses:edit': {
    title: { 'zh-CN': '维护地址簿', en: 'Keep the address book' },
    grantedBy: 'company',
    needs: 'bookings:view',
  },
  'goods:edit': {
    title: { 'zh-CN': '维护商品库', en: 'Keep the goods library' },
    grantedBy: 'company',
    needs: 'bookings:view',
  },
  'exports:make': {
    title: { 'zh-CN': '导出列表', en: 'Export lists' },
    grantedBy: 'company',
  },
  'members:manage': {
    title: { 'zh-CN': '管理子账号和角色', en: 'Manage sub-accounts and roles' },
    grantedBy: 'managerRole',
  },
  'billing:desk': {
    title: { 'zh-CN': '账单工作台', en: 'Work at the billing desk' },
    grantedBy: 'staff',
  },
  'desk:bookings': {
    title: { 'zh-CN': '订舱工作台', en: 'Work at the booking desk' },
    grantedBy: 'staff',
  },
  'customs:desk': {
    title: { 'zh-CN': '报关工作台', en: 'Work at the customs desk' },
    grantedBy: 'staff',
  },
  'registrations:desk': {
    title: { 'zh-CN': '注册审核', en: 'Review registrations' },
    grantedBy: 'staff',
  },
  'leads:desk': {
    title: { 'zh-CN': '网站线索', en: 'Work on leads of the public site' },
    grantedBy: 'staff',
  },
  'site:edit': {
    title: { 'zh-CN': '编辑网站', en: 'Edit the public site' },
    grantedBy: 'staff',
  },
  'support:desk': {
    title: { 'zh-CN': '在线客服', en: 'Answer visitors and customers' },
    grantedBy: 'staff',
  },
  'system:clients': {
    title: { 'zh-CN': '客户管理', en: 'Look after customers' },
    grantedBy: 'staff',
  },
  'system:dictionaries': {
    title: { 'zh-CN': '维护字典', en: 'Keep the dictionaries' },
    grantedBy: 'staff',
  },
  'system:menus': {
    title: { 'zh-CN': '菜单与表格', en: 'Menus and tables' },
    grantedBy: 'staff',
  },
  'system:log': {
    title: { 'zh-CN': '查看审计日志', en: 'Read the audit log' },
    grantedBy: 'staff',
  },
  'system:settings': {
    title: { 'zh-CN': '系统设置', en: 'Change the settings of the portal' },
    grantedBy: 'staff',
  },
  'system:tasks': {
    title: { 'zh-CN': '管理后台任务', en: 'Manage background jobs' },
    grantedBy: 'staff',
  },
  'system:demo': {
    title: { 'zh-CN': '使用演示页', en: 'Use the demo pages' },
    grantedBy: 'staff',
  },
  'system:staff': {
    title: { 'zh-CN': '管理员工、部门、角色和密钥', en: 'Manage staff, departments, roles and keys' },
    grantedBy: 'administratorRole',
  },
  'system:releases': {
    title: { 'zh-CN': '发布管理', en: 'Manage releases' },
    grantedBy: 'staff',
  },
  'release:override': {
    title: { 'zh-CN': '试用未发布的版本', en: 'Try versions before their release' },
    grantedBy: 'staff',
  },
} as const satisfies Record<string, { title: LocalizedText; grantedBy: Granter; needs?: string }>;

export type Permission = keyof typeof permissions;

export type PermissionFacts = {
  title: LocalizedText;
  grantedBy: Granter;
  /** It is of no use without this one. */
  needs?: Permission;
};

/** Whether a permission is of the forwarder's own: no company can give it to its people. */
export function isOfForwarder(permission: Permission): boolean {
  const { grantedBy } = permissions[permission];
  return grantedBy === 'staff' || grantedBy === 'administratorRole';
}
