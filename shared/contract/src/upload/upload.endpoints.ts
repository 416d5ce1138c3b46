import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { defaultMaxBytes, fileKinds, imageKinds } from '../file/file-kind.ts';

export const uploadedFile = z.object({
  fileName: z.string().describe('the name as it was given, cleaned, with the ending of what the file is'),
  src: z.string().describe('where the file can be read; what a form that uses the file sends back'),
});

export const uploadErrors = [
  'UPLOAD_MISSING',
  'UPLOAD_TOO_LARGE',
  'UPLOAD_KIND_REFUSED',
  'UPLOAD_UNREADABLE',
  'UPLOAD_TOO_MANY_PIXELS',
  'UPLOAD_ACTIVE_CONTENT',
  'UPLOAD_QUOTA_REACHED',
  'UPLOADS_BUSY',
  'UNSUPPORTED_MEDIA_TYPE',
] as const;

/** Files (spec section 7, Uploads). A file that no record uses is removed after a while. */
export const uploadEndpoints = {
  'POST /uploadFile': {
    summary: 'Stores one file of the customer: pictures are drawn anew, active PDFs are refused',
    access: 'signedIn',
    upload: { maxBytes: defaultMaxBytes, kinds: fileKinds },
    result: uploadedFile,
    rateLimit: { calls: 60, seconds: 60 },
    errors: uploadErrors,
  },
  'GET /file/:id': {
    summary: 'A file of the customer; pictures are shown, everything else is saved',
    access: 'signedIn',
    params: z.object({ id: z.string().max(64) }),
    result: 'file',
    isEmbedded: true,
    errors: ['NOT_FOUND', 'UPLOAD_GONE'],
  },
  'POST /login/upload': {
    summary: 'Stores one picture of somebody who registers; its address is the only key to it',
    access: 'public',
    upload: { maxBytes: defaultMaxBytes, kinds: imageKinds },
    result: uploadedFile,
    rateLimit: { calls: 10, seconds: 600 },
    errors: [...uploadErrors, 'REGISTRATION_CLOSED'],
  },
  'GET /login/file/:secret': {
    summary: 'A picture of somebody who registers, for whoever has its address',
    access: 'public',
    params: z.object({ secret: z.string().max(64) }),
    result: 'file',
    rateLimit: { calls: 60, seconds: 60 },
    errors: ['NOT_FOUND', 'UPLOAD_GONE', 'REGISTRATION_CLOSED'],
  },
} as const satisfies EndpointTable;
