import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { normalizeTitle } from '../table/table-title.ts';
import { normalizeCode } from '../text/normalize-code.ts';
import { normalizePhone } from '../text/normalize-phone.ts';
import { trimText } from '../text/trim-text.ts';
import { type AddressContent, addressKinds, type SavedAddress } from './saved-address.ts';

const id = z.string().max(64);
const kind = z.enum(addressKinds);
const text = z.string().max(4000);

// What an address must hold is said by addressProblems, for form and server alike.
const content = z.object({
  kind,
  title: text.transform(normalizeTitle),
  phone: text.transform(normalizePhone),
  country: text.transform(normalizeCode),
  stateName: text.transform(trimText),
  postalCode: text.transform(normalizeCode),
  address: text.transform(trimText),
}) satisfies z.ZodType<AddressContent>;

const savedAddress = content.extend({
  id,
  search: z.string(),
  updatedBy: z.string(),
  version: z.string(),
}) satisfies z.ZodType<SavedAddress>;

/**
 * The customer's address book, common to all its members. Saves and deletions answer with all of the kind's, as they
 * are afterwards, in the order of their titles (Chinese by pinyin).
 */
export const addressEndpoints = {
  'GET /business/addressList': {
    summary: "The customer's addresses of a kind",
    access: { permission: 'bookings:view' },
    query: z.object({ kind }),
    result: z.array(savedAddress),
  },
  'POST /business/addressSave': {
    summary: 'Saves an address, new or changed',
    access: { permission: 'addresses:edit' },
    body: content.extend({
      /** Absent for a new one. */
      id: id.optional(),
      /** What a change was made from; where it is not what is stored any more the change is refused. */
      version: z.string().max(64).optional(),
    }),
    result: z.array(savedAddress),
    errors: ['NOT_FOUND', 'SAVED_ELSEWHERE'],
  },
  'POST /business/addressDelete': {
    summary: 'Deletes an address; bookings that were made with it keep it',
    access: { permission: 'addresses:edit' },
    body: z.object({ kind, id }),
    result: z.array(savedAddress),
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable;
