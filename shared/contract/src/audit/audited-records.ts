import type { LocalizedText } from '../language/locale.ts';

/** What the audit says the fields of, before and after; everything else is in the words of the operation log. */
export const auditedRecords = {
  member: { 'zh-CN': '子账号', en: 'Account' },
  menuItem: { 'zh-CN': '菜单项', en: 'Menu item' },
  menuSettings: { 'zh-CN': '菜单设置', en: 'Menu settings' },
  tableDefault: { 'zh-CN': '公共表格设置', en: 'Table settings for everybody' },
  role: { 'zh-CN': '角色', en: 'Role' },
  registration: { 'zh-CN': '注册申请', en: 'Registration' },
  company: { 'zh-CN': '客户资料', en: 'Customer data' },
  siteContent: { 'zh-CN': '网站内容', en: 'Site content' },
  article: { 'zh-CN': '文章', en: 'Article' },
  department: { 'zh-CN': '部门', en: 'Department' },
  accessKey: { 'zh-CN': '密钥', en: 'Key' },
  client: { 'zh-CN': '客户', en: 'Customer' },
  dictionary: { 'zh-CN': '数据字典', en: 'Dictionary' },
  demoRecord: { 'zh-CN': '演示记录', en: 'Demo record' },
  task: { 'zh-CN': '后台任务', en: 'Background job' },
  systemSetting: { 'zh-CN': '系统设置', en: 'Setting of the portal' },
  lead: { 'zh-CN': '网站线索', en: 'Lead' },
} as const satisfies Record<string, LocalizedText>;

export type AuditedRecord = keyof typeof auditedRecords;
