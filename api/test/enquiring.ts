import { randomUUID } from 'node:crypto';
import type { EndpointInput, Endpoints } from '@berth/contract/endpoints';
import type { Portal } from './portal.ts';

export type Enquiry = EndpointInput<Endpoints['POST /index/submitEnquiry']>['body'];
type Content = Enquiry['content'];
type Of<Kind extends Content['kind']> = Extract<Content, { kind: Kind }>;

let people = 0;

/** Somebody who has asked nothing yet: a name, and a phone of their own. */
function newPerson() {
  people += 1;
  return { name: `王小明${people}`, phone: `139${String(people).padStart(4, '0')}1101`, mail: '' };
}

export const newQuotation = (changes: Partial<Of<'quotation'>> = {}): Of<'quotation'> => ({
  kind: 'quotation',
  from: '盐田',
  to: 'ONT8',
  mode: 'lcl',
  cartons: 12,
  weight: 350.5,
  volume: 2.104,
  containers: [],
  readyOn: null,
  goods: '蓝牙耳机',
  company: '厦门示例贸易有限公司',
  words: '',
  ...newPerson(),
  ...changes,
});

export const newApplication = (changes: Partial<Of<'job'>> = {}): Of<'job'> => ({
  kind: 'job',
  jobSlug: 'overseas-sales',
  words: '三年海运经验',
  cv: null,
  ...newPerson(),
  ...changes,
});

/** Sends an enquiry, with a key of its own unless another one is given. */
export async function enquire(portal: Portal, content: Content, given: Partial<Enquiry> = {}) {
  const body = { idempotencyKey: randomUUID(), content, ...given };
  return await portal.visitor.call('POST /index/submitEnquiry', { body });
}

/** Uploads a CV, and gives what names it. */
export async function uploadCv(portal: Portal, content: Uint8Array, name = '简历.pdf') {
  const upload = new File([new Uint8Array(content)], name);
  return await portal.visitor.call('POST /index/uploadCv', { upload });
}
