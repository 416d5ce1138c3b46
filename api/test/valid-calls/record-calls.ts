import { bookingTemplate, pickupAddress } from '../kept-records.ts';
import type { ValidCalls } from './example.ts';

export const recordCalls = {
  'GET /business/templateList': () => [
    { input: { query: { kind: 'lcl' } } },
    { input: { query: { kind: 'fcl' } } },
  ],
  'GET /business/template': ({ templateId: id }) => [{ input: { query: { id } }, foreign: 'NOT_FOUND' }],
  'POST /business/templateSave': ({ word, templateId: id, templateVersion: version }) => [
    { input: { body: bookingTemplate(word) } },
    { input: { body: { ...bookingTemplate(word), id, version } }, foreign: 'NOT_FOUND' },
  ],
  'POST /business/templateDelete': ({ oldTemplateId: id }) => [
    { input: { body: { kind: 'lcl', id } }, foreign: 'NOT_FOUND' },
  ],
  'GET /business/addressList': () => [{ input: { query: { kind: 'pickup' } } }],
  'POST /business/addressSave': ({ word, addressId: id, addressVersion: version }) => [
    { input: { body: pickupAddress(word) } },
    { input: { body: { ...pickupAddress(word), id, version } }, foreign: 'NOT_FOUND' },
  ],
  'POST /business/addressDelete': ({ oldAddressId: id }) => [
    { input: { body: { kind: 'pickup', id } }, foreign: 'NOT_FOUND' },
  ],
} satisfies Partial<ValidCalls>;
