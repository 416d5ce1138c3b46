import { testUser } from '@berth/runtime/testing';
import type { Client, ClientRow } from '../features/settings/clients/clients.queries.ts';

const choice = (value: string, nameZh: string) => ({ value, nameZh, nameEn: value, search: nameZh });

export const clientClerk = { user: { ...testUser, permissions: ['system:clients'] } };

export const clientRow = (part: Partial<ClientRow> = {}): ClientRow => ({
  id: 'c-1',
  name: '厦门示例贸易有限公司',
  kind: 'company',
  state: 'active',
  settlement: 'monthly',
  branch: { 'zh-CN': '深圳', en: 'Shenzhen' },
  creditLimit: { currency: 'CNY', amountMinor: 5_000_000 },
  creditDays: 30,
  salesperson: { 'zh-CN': '陈晓', en: 'Chen Xiao' },
  service: { 'zh-CN': '', en: '' },
  members: 1,
  createdAt: '2026-11-20 10:00:00',
  ...part,
});

export const sampleClient = (part: Partial<Client> = {}): Client => ({
  id: 'c-1',
  version: 3,
  name: '厦门示例贸易有限公司',
  kind: 'company',
  creditCode: '91350100M000100Y43',
  registeredAddress: '福建省厦门市示例路 1 号',
  createdAt: '2026-11-20 10:00:00',
  state: 'active',
  frozen: null,
  terms: {
    settlement: 'monthly',
    branchCode: 'SZ',
    creditLimitMinor: 5_000_000,
    creditDays: 30,
    salespersonId: 'SZ-S02',
    customerServiceId: '',
  },
  owed: { currency: 'CNY', amountMinor: 1_250_000 },
  members: [
    {
      id: 'm-1',
      name: '林小满',
      account: 'lin',
      role: { 'zh-CN': '管理员', en: 'Manager' },
      phone: '13900001101',
      lastSignInAt: null,
      isActive: true,
      isMain: true,
      hasAir: false,
    },
  ],
  companyChanges: [],
  freezes: [],
  choices: {
    branches: [choice('SZ', '深圳'), choice('NB', '宁波')],
    salespeople: [choice('SZ-S02', '陈晓')],
    service: [choice('SZ-C01', '李敏')],
  },
  ...part,
});
