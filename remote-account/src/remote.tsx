import { defineRemote } from '@berth/runtime';
import { accountPaths } from './paths.ts';

/** What the shell loads: routes and words. The menu stands in `remote.json`. */
export const remote = defineRemote({
  name: 'account',
  translations: {
    'zh-CN': () => import('./locales/zh-CN.json', { with: { type: 'json' } }),
    en: () => import('./locales/en.json', { with: { type: 'json' } }),
  },
  routes: [
    {
      path: accountPaths.account(),
      title: { 'zh-CN': '账号信息', en: 'Account information' },
      page: () => import('./features/profile/AccountPage.tsx').then((m) => m.AccountPage),
    },
    {
      path: accountPaths.password(),
      title: { 'zh-CN': '密码与登录设备', en: 'Password and devices' },
      page: () => import('./features/security/PasswordPage.tsx').then((m) => m.PasswordPage),
    },
    {
      path: accountPaths.members(),
      title: { 'zh-CN': '子账号管理', en: 'Sub-accounts' },
      page: () => import('./features/members/MembersPage.tsx').then((m) => m.MembersPage),
    },
    {
      path: accountPaths.messages(),
      title: { 'zh-CN': '消息中心', en: 'Messages' },
      page: () => import('./features/messages/ListMessagesPage.tsx').then((m) => m.ListMessagesPage),
    },
    {
      path: accountPaths.notices(),
      title: { 'zh-CN': '通知设置', en: 'Notice settings' },
      page: () => import('./features/notices/NoticesPage.tsx').then((m) => m.NoticesPage),
    },
    {
      path: accountPaths.log(),
      title: { 'zh-CN': '操作日志', en: 'Operation log' },
      page: () => import('./features/log/OperationLogPage.tsx').then((m) => m.OperationLogPage),
    },
    {
      path: accountPaths.space(),
      title: { 'zh-CN': '空间管理', en: 'Files and space' },
      page: () => import('./features/space/SpacePage.tsx').then((m) => m.SpacePage),
    },
    {
      path: accountPaths.registrations(),
      title: { 'zh-CN': '注册审核', en: 'Registrations' },
      page: () => import('./features/registrations/RegistrationsPage.tsx').then((m) => m.RegistrationsPage),
    },
    {
      path: accountPaths.registrationPage(),
      title: { 'zh-CN': '审核注册申请', en: 'Registration' },
      page: () => import('./features/registrations/RegistrationPage.tsx').then((m) => m.RegistrationPage),
    },
    {
      path: accountPaths.dictionaries(),
      title: { 'zh-CN': '数据字典', en: 'Dictionaries' },
      page: () =>
        import('./features/settings/dictionaries/DictionariesPage.tsx').then((m) => m.DictionariesPage),
    },
    {
      path: accountPaths.menus(),
      title: { 'zh-CN': '菜单管理', en: 'Menus' },
      page: () => import('./features/settings/menus/MenusPage.tsx').then((m) => m.MenusPage),
    },
    {
      path: accountPaths.tables(),
      title: { 'zh-CN': '表格默认设置', en: 'Tables' },
      page: () => import('./features/settings/tables/TablesPage.tsx').then((m) => m.TablesPage),
    },
    {
      path: accountPaths.outbox(),
      title: { 'zh-CN': '短信与邮件', en: 'SMS and mails' },
      page: () => import('./features/outbox/OutboxPage.tsx').then((m) => m.OutboxPage),
    },
    {
      path: accountPaths.inbox(),
      title: { 'zh-CN': '待办收件箱', en: 'Inbox' },
      page: () => import('./features/settings/inbox/InboxPage.tsx').then((m) => m.InboxPage),
    },
    {
      path: accountPaths.staff(),
      title: { 'zh-CN': '员工', en: 'Staff' },
      page: () => import('./features/settings/staff/StaffPage.tsx').then((m) => m.StaffPage),
    },
    {
      path: accountPaths.departments(),
      title: { 'zh-CN': '部门', en: 'Departments' },
      page: () => import('./features/settings/staff/DepartmentsPage.tsx').then((m) => m.DepartmentsPage),
    },
    {
      path: accountPaths.roles(),
      title: { 'zh-CN': '角色与权限', en: 'Roles and permissions' },
      page: () => import('./features/settings/staff/RolesPage.tsx').then((m) => m.RolesPage),
    },
    {
      path: accountPaths.keys(),
      title: { 'zh-CN': '对接与发布密钥', en: 'Keys' },
      page: () => import('./features/settings/staff/KeysPage.tsx').then((m) => m.KeysPage),
    },
    {
      path: accountPaths.demoList(),
      title: { 'zh-CN': '列表模板', en: 'Template of a list' },
      page: () => import('./features/settings/demo/DemoListPage.tsx').then((m) => m.DemoListPage),
    },
    {
      path: accountPaths.demoForm(),
      title: { 'zh-CN': '表单模板', en: 'Template of a form' },
      page: () => import('./features/settings/demo/DemoFormPage.tsx').then((m) => m.DemoFormPage),
    },
    {
      path: accountPaths.demoDetail(),
      title: { 'zh-CN': '详情模板', en: 'Template of a detail' },
      page: () => import('./features/settings/demo/DemoRecordPage.tsx').then((m) => m.DemoRecordPage),
    },
    {
      path: accountPaths.demoStatus(),
      title: { 'zh-CN': '状态码演示', en: 'Answers of every status' },
      page: () => import('./features/settings/demo/DemoStatusPage.tsx').then((m) => m.DemoStatusPage),
    },
    {
      path: accountPaths.clients(),
      title: { 'zh-CN': '客户管理', en: 'Clients' },
      page: () => import('./features/settings/clients/ClientsPage.tsx').then((m) => m.ClientsPage),
    },
    {
      path: accountPaths.clientPage(),
      title: { 'zh-CN': '客户', en: 'Client' },
      page: () => import('./features/settings/clients/ClientPage.tsx').then((m) => m.ClientPage),
    },
    {
      path: accountPaths.systemSettings(),
      title: { 'zh-CN': '系统设置', en: 'System settings' },
      page: () => import('./features/settings/system/SystemPage.tsx').then((m) => m.SystemPage),
    },
    {
      path: accountPaths.backgroundJobs(),
      title: { 'zh-CN': '任务管理', en: 'Background jobs' },
      page: () =>
        import('./features/settings/background-jobs/BackgroundJobsPage.tsx').then(
          (m) => m.BackgroundJobsPage,
        ),
    },
    {
      path: accountPaths.audit(),
      title: { 'zh-CN': '审计日志', en: 'Audit log' },
      page: () => import('./features/settings/audit/AuditPage.tsx').then((m) => m.AuditPage),
    },
    {
      path: accountPaths.auditPage(),
      title: { 'zh-CN': '审计记录', en: 'Audit entry' },
      page: () => import('./features/settings/audit/AuditEntryPage.tsx').then((m) => m.AuditEntryPage),
    },
  ],
});
