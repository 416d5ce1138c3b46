import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import {
  businessNumber,
  eventId,
  integrationAccess,
  writeErrors,
} from '../endpoint/integration-call.schema.ts';
import { defaultMaxBytes, fileKinds } from '../file/file-kind.ts';
import { shippingDocumentFiles, shippingDocumentKinds } from './shipping-document.ts';

const kind = z.enum(shippingDocumentKinds);
const id = z.string().min(1).max(64);

/** 单证: handed in by the forwarder's systems, read by the booking's customer (issue 5). */
export const shippingDocumentEndpoints = {
  'POST /integration/document': {
    ...integrationAccess,
    scope: 'documents',
    summary:
      'Hands in a document of a booking; a newer one of its kind is shown instead, and the earlier one kept',
    query: z.object({ eventId, businessNumber, kind }),
    upload: { maxBytes: defaultMaxBytes, kinds: shippingDocumentFiles },
    result: z.object({
      businessNumber: z.string(),
      kind,
      /** From 1; the same as before where the very same file was handed in again. */
      version: z.number().int(),
      fileName: z.string(),
    }),
    rateLimit: { calls: 60, seconds: 60 },
    errors: [
      ...writeErrors,
      'BOOKING_ACTION_REFUSED',
      'SHIPPING_DOCUMENT_KIND',
      'UPLOAD_MISSING',
      'UPLOAD_TOO_LARGE',
      'UPLOAD_KIND_REFUSED',
      'UPLOAD_UNREADABLE',
      'UPLOAD_TOO_MANY_PIXELS',
      'UPLOAD_ACTIVE_CONTENT',
      'UPLOADS_BUSY',
      'UNSUPPORTED_MEDIA_TYPE',
    ],
  },
  'GET /business/getShippingDocuments': {
    summary: 'The documents of one booking: of each kind the newest',
    access: { permission: 'bookings:view' },
    query: z.object({ id }),
    result: z.array(
      z.object({
        id: z.string(),
        kind,
        version: z.number().int(),
        fileName: z.string(),
        file: z.enum(fileKinds),
        bytes: z.number().int(),
        /** `YYYY-MM-DD HH:mm:ss`, China Standard Time */
        addedAt: z.string(),
      }),
    ),
    errors: ['NOT_FOUND'],
  },
  'GET /business/getShippingDocument': {
    summary: 'The file of one document, to be saved',
    access: { permission: 'bookings:view' },
    isEmbedded: true,
    query: z.object({ id }),
    result: 'file',
    rateLimit: { calls: 120, seconds: 60 },
    errors: ['NOT_FOUND', 'UPLOAD_GONE'],
  },
} as const satisfies EndpointTable;
