import { defineList } from '../list/define-list.ts';

const staffStates = ['active', 'disabled'] as const;

/** The forwarder's own people. */
export const staffList = /* @__PURE__ */ defineList({
  name: 'staff',
  title: { 'zh-CN': '员工', en: 'Staff' },
  permission: 'system:staff',
  columns: {
    name: {
      kind: 'text',
      heading: { 'zh-CN': '姓名', en: 'Name' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 140, fixed: 'left', isAlwaysShown: true },
    },
    account: {
      kind: 'text',
      heading: { 'zh-CN': '登录账号', en: 'Login' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 140 },
    },
    department: {
      kind: 'text',
      heading: { 'zh-CN': '部门', en: 'Department' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 140, isElastic: true },
    },
    role: {
      kind: 'text',
      heading: { 'zh-CN': '角色', en: 'Role' },
      filterable: true,
      screen: { widthPx: 140 },
    },
    phone: {
      kind: 'text',
      heading: { 'zh-CN': '手机', en: 'Phone' },
      screen: { widthPx: 140 },
    },
    state: {
      kind: 'choice',
      choices: staffStates,
      words: {
        active: { 'zh-CN': '在用', en: 'Active' },
        disabled: { 'zh-CN': '已停用', en: 'Disabled' },
      },
      heading: { 'zh-CN': '状态', en: 'State' },
      filterable: true,
      screen: { widthPx: 96 },
    },
    loginCount: {
      kind: 'number',
      format: 'count',
      heading: { 'zh-CN': '登录次数', en: 'Sign-ins' },
      screen: { widthPx: 96 },
    },
    lastLoginAt: {
      kind: 'datetime',
      isNullable: true,
      heading: { 'zh-CN': '最近登录', en: 'Last sign-in' },
      sortable: true,
      screen: { widthPx: 160 },
    },
    acts: {
      kind: 'text',
      isDerived: true,
      heading: { 'zh-CN': '操作', en: 'Actions' },
      screen: { widthPx: 280 },
      file: false,
    },
    createdAt: {
      kind: 'datetime',
      heading: { 'zh-CN': '添加时间', en: 'Added' },
      sortable: true,
      screen: { widthPx: 160, isHiddenAtFirst: true },
    },
  },
});
