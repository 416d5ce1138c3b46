import { z } from 'zod';
import type { EndpointTable } from '../../endpoint/endpoint.ts';
import { sitePicture } from '../articles/article.schema.ts';
import { inLanguage } from '../in-language.schema.ts';
import { siteContent } from './content.schema.ts';
import { contentKinds, contentLimits, removableKinds } from './content-kinds.ts';

const access = { access: { permission: 'site:edit' } } as const;
const id = z.string().max(64);
const version = z.int();
const stored = z.object({ id, version, record: siteContent });

/** Staff write what the public site shows beside its articles. */
export const siteContentEndpoints = {
  'GET /system/site/content/list': {
    ...access,
    summary:
      'The records of one kind, in the order of the public site; banners and bulletins also when they are over',
    query: z.object({ kind: z.enum(contentKinds) }),
    result: z.array(stored),
  },
  'POST /system/site/content/save': {
    ...access,
    summary:
      'Makes a record, or changes one as it was seen; branches are only changed. The site shows it at once',
    body: z.object({
      /** Made once by the form for what is sent. */
      idempotencyKey: z.uuid(),
      id: id.optional(),
      version: version.optional(),
      record: siteContent,
    }),
    result: z.object({ id, version }),
    rateLimit: { calls: 120, seconds: 60 },
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  },
  'POST /system/site/content/remove': {
    ...access,
    summary: 'Removes a record as it was seen. What a release ships does not come back either',
    body: z.object({ kind: z.enum(removableKinds), id, version }),
    result: z.object({ id }),
    rateLimit: { calls: 120, seconds: 60 },
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  },
} as const satisfies EndpointTable;

// Readers have no session: an office reads behind one address.
const rateLimit = { calls: 120, seconds: 60, network: 1200 };

/** What the forwarder announces on the home page and in the console. */
export const announcementEndpoints = {
  'GET /index/getBanners': {
    summary: 'The banners of the home page that are shown now, at most three',
    access: 'public',
    query: inLanguage,
    result: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        line: z.string(),
        /** Null without one. */
        link: z.object({ to: z.string(), words: z.string() }).nullable(),
        /** By `sitePictureAddress`; it only adorns. */
        picture: sitePicture.nullable(),
      }),
    ),
    rateLimit,
  },
  'GET /index/getBulletins': {
    summary: 'The bulletins that are shown now, the pinned first, then the newest',
    access: 'public',
    query: inLanguage.extend({
      limit: z.coerce.number().int().min(1).max(contentLimits.bulletins).default(5),
    }),
    result: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        day: z.string().describe('YYYY-MM-DD'),
        /** A path of the portal or an address; null without one. */
        link: z.string().nullable(),
        isPinned: z.boolean(),
      }),
    ),
    rateLimit,
  },
} as const satisfies EndpointTable;
