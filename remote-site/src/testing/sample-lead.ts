import { testUser } from '@berth/runtime/testing';
import type { Lead, LeadRow } from '../features/leads/leads.queries.ts';

const askedAt = '2026-11-20 10:00:00';

export const clerk = { user: { ...testUser, permissions: ['leads:desk'] } };

export const leadRow = (part: Partial<LeadRow> = {}): LeadRow => ({
  id: 'l-1',
  number: 'EN-261120-0001',
  kind: 'quotation',
  name: '王小明',
  company: '厦门示例贸易有限公司',
  contact: '13900001101',
  state: 'new',
  owner: '',
  isDoubtful: false,
  askedAt,
  ...part,
});

/** A quotation that somebody asked for, as staff open it. */
export const sampleLead = (part: Partial<Lead> = {}): Lead => ({
  id: 'l-1',
  number: 'EN-261120-0001',
  kind: 'quotation',
  version: 1,
  state: 'new',
  owner: null,
  isDoubtful: false,
  askedAt,
  locale: 'zh-CN',
  content: {
    kind: 'quotation',
    from: '盐田',
    to: 'ONT8',
    mode: 'fcl',
    cartons: null,
    weight: 12000,
    volume: null,
    containers: [{ sizeType: '40HQ', count: 2 }],
    readyOn: '2026-12-01',
    goods: '蓝牙耳机',
    company: '厦门示例贸易有限公司',
    name: '王小明',
    phone: '+1 626 555 0101',
    mail: 'wang@sample.test',
    words: '',
  },
  branch: null,
  cv: null,
  history: [{ what: 'asked', by: null, at: askedAt, state: null, owner: null, note: '' }],
  colleagues: [
    { id: testUser.id, name: '林小满' },
    { id: 'm-2', name: '沈若溪' },
  ],
  ...part,
});
