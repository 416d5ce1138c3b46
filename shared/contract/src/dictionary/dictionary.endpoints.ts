import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { page } from '../list/page.ts';
import { text } from '../text/text.schema.ts';
import { dictionaryKinds, dictionaryLimits } from './dictionary-kinds.ts';

const access = { access: { permission: 'system:dictionaries' } } as const;
const kind = z.enum(dictionaryKinds);
const code = z.string().max(64);
const version = z.int();
const words = z.object({ 'zh-CN': z.string(), en: z.string() });
const entry = z.record(z.string().max(40), text).describe('the texts of the fields of its kind');
const stored = z.object({ code: z.string(), version, isRetired: z.boolean(), entry });
const rateLimit = { calls: 120, seconds: 60 };
const difference = z.object({ field: z.string(), from: z.string(), to: z.string() });

/** The reference lists that staff keep. */
export const dictionaryEndpoints = {
  'GET /system/dic/tree': {
    ...access,
    summary: 'The dictionaries in their groups, with how many entries each has',
    result: z.array(
      z.object({
        key: z.string(),
        title: words,
        kinds: z.array(
          z.object({
            kind,
            title: words,
            count: z.int().describe('of those that are offered'),
            retired: z.int(),
          }),
        ),
      }),
    ),
  },
  'GET /system/dic/list': {
    ...access,
    summary: 'The entries of one dictionary by their codes; those that are retired on demand',
    query: page.extend({
      kind,
      search: z.string().max(100).default(''),
      retired: z.enum(['without', 'with', 'only']).default('without'),
    }),
    result: z.object({ rows: z.array(stored), total: z.int() }),
  },
  'GET /system/dic/get': {
    ...access,
    summary: 'One entry, with what refers to it',
    query: z.object({ kind, code }),
    result: stored.extend({
      references: z.array(
        z.object({
          what: words,
          count: z.int().max(dictionaryLimits.counted),
          hasMore: z.boolean(),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  },
  'POST /system/dic/save': {
    ...access,
    summary: 'Adds an entry, or changes one as it was seen; its code stays',
    body: z.object({
      /** Made once by the form for what is sent. */
      idempotencyKey: z.uuid(),
      kind,
      code: code.optional().describe('of the entry that is changed; left out for a new one'),
      version: version.optional(),
      entry,
    }),
    result: z.object({ code: z.string(), version }),
    rateLimit,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  },
  'POST /system/dic/retire': {
    ...access,
    summary:
      'Retires an entry as it was seen, or brings it back. It is no longer offered; what has it stays as it is',
    body: z.object({ kind, code, version, isRetired: z.boolean() }),
    result: z.object({ code: z.string(), version, isRetired: z.boolean() }),
    rateLimit,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  },
  'POST /system/dic/preview': {
    ...access,
    summary:
      'What a file (CSV in UTF-8 or GB 18030, or XLSX; for ports also the official UN/LOCODE CSV) would change. Nothing ' +
      'is changed yet',
    // A text has no signature: the call itself says what it takes.
    upload: { maxBytes: dictionaryLimits.bytes, kinds: [] },
    query: z.object({ kind }),
    result: z.object({
      id: z.string().describe('for the import, within a day'),
      rows: z.int(),
      counts: z.object({
        added: z.int(),
        changed: z.int().describe('with those that are retired or brought back'),
        unchanged: z.int(),
        skipped: z
          .int()
          .describe('rows that are no entries, such as country headings and places without a port'),
        refused: z.int().describe('rows that are left out, since something in them is wrong'),
      }),
      /** Of each sort the first in the order of the file. */
      added: z.array(z.object({ line: z.int(), code: z.string(), entry })).max(dictionaryLimits.shown),
      changed: z
        .array(
          z.object({
            line: z.int(),
            code: z.string(),
            differences: z.array(difference),
            /** Null where it stays. */
            isRetired: z.boolean().nullable(),
          }),
        )
        .max(dictionaryLimits.shown),
      refused: z
        .array(
          z.object({
            line: z.int().describe('of the file, from 1'),
            code: z.string(),
            column: z.string(),
            message: z.string(),
          }),
        )
        .max(dictionaryLimits.shown),
    }),
    rateLimit: { calls: 10, seconds: 60 },
    errors: [
      'DICTIONARY_PREVIEW_GONE',
      'UPLOAD_MISSING',
      'UPLOAD_TOO_LARGE',
      'UPLOADS_BUSY',
      'UNSUPPORTED_MEDIA_TYPE',
      'DICTIONARY_NOT_READ',
      'DICTIONARY_COLUMN_MISSING',
      'DICTIONARY_NO_ROWS',
      'DICTIONARY_TOO_MANY_ROWS',
      'DICTIONARY_LINE_TOO_LONG',
      'IMPORT_OLD_FORMAT',
      'IMPORT_PASSWORD',
      'IMPORT_MACROS',
      'IMPORT_LINKS',
      'IMPORT_UNREADABLE',
      'IMPORTS_BUSY',
    ],
  },
  'POST /system/dic/import': {
    ...access,
    summary: 'Takes exactly what one’s own preview showed; asked again, it answers what came of it',
    body: z.object({ id: z.uuid() }),
    result: z.object({ added: z.int(), changed: z.int() }),
    rateLimit: { calls: 20, seconds: 60 },
    errors: ['DICTIONARY_PREVIEW_GONE', 'DICTIONARY_CHANGED'],
  },
  'GET /system/dic/export': {
    ...access,
    summary:
      'A dictionary with its retired entries as CSV, which the import reads again without a difference',
    query: z.object({ kind }),
    result: 'file',
    rateLimit: { calls: 20, seconds: 60 },
  },
} as const satisfies EndpointTable;
