import type { BookingKind } from '../booking/business-number.ts';

/** What a visitor of the public site can ask for. */
export const leadKinds = ['quotation', 'contact', 'job', 'partner'] as const;
export type LeadKind = (typeof leadKinds)[number];

export const leadKindNames = {
  quotation: { 'zh-CN': '询价', en: 'Quotation' },
  contact: { 'zh-CN': '留言', en: 'Message' },
  job: { 'zh-CN': '应聘', en: 'Job application' },
  partner: { 'zh-CN': '合作', en: 'Partnership' },
} as const;

export const transportModes = ['lcl', 'fcl', 'air'] as const satisfies readonly BookingKind[];
export type TransportMode = (typeof transportModes)[number];

export const transportModeNames = {
  lcl: { 'zh-CN': '拼箱', en: 'LCL' },
  fcl: { 'zh-CN': '整柜', en: 'FCL' },
  air: { 'zh-CN': '空运', en: 'Air' },
} as const;

/** Containers of one size, such as `40HQ`. */
export type AskedContainers = { sizeType: string; count: number | null };

/** A quotation is asked for by route and cargo. Places are names or port codes, as typed. */
export type QuotationLead = {
  kind: 'quotation';
  from: string;
  to: string;
  mode: TransportMode;
  cartons: number | null;
  /** KGS */
  weight: number | null;
  /** CBM */
  volume: number | null;
  /** Of FCL alone. */
  containers: AskedContainers[];
  /** `YYYY-MM-DD` in China: from when on the cargo can be picked up. */
  readyOn: string | null;
  goods: string;
  company: string;
  name: string;
  phone: string;
  mail: string;
  words: string;
};

export type ContactLead = {
  kind: 'contact';
  name: string;
  phone: string;
  mail: string;
  /** The code of a branch; '' for whoever answers. */
  branch: string;
  words: string;
};

export type JobLead = {
  kind: 'job';
  jobSlug: string;
  name: string;
  phone: string;
  mail: string;
  words: string;
};

export type PartnerLead = {
  kind: 'partner';
  company: string;
  country: string;
  name: string;
  mail: string;
  words: string;
};

/** What somebody says who is no customer yet. */
export type LeadContent = QuotationLead | ContactLead | JobLead | PartnerLead;

/** The most characters of each text. */
export const leadLimits = {
  from: 80,
  to: 80,
  goods: 200,
  company: 100,
  country: 60,
  name: 50,
  phone: 30,
  mail: 254,
  branch: 20,
  jobSlug: 80,
  words: 2000,
} as const;

export const containerLimits = { kinds: 8, sizeType: 10, count: 999 } as const;

/** How long a CV is kept: until its application is sent, and from then on. */
export const cvDays = { unsent: 14, sent: 180 } as const;

/** So long after a lead was closed nothing of the person is kept. */
export const leadPersonDays = 730;

/** How the sender is reached; partners write by mail alone. */
export function reachOf(content: LeadContent): { phone: string; mail: string } {
  return { phone: content.kind === 'partner' ? '' : content.phone, mail: content.mail };
}

/** The company that the sender names, '' where none is asked for. */
export function companyOf(content: LeadContent): string {
  return content.kind === 'quotation' || content.kind === 'partner' ? content.company : '';
}
