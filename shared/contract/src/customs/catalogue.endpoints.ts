import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { type CustomsUnit, customsUnits } from './customs-unit.ts';
import { type HsCode, hsLimits, normalizeHsCode, tariffLimits } from './hs-code.ts';

const unit = z.enum(Object.keys(customsUnits) as [CustomsUnit]); // the keys, typed

const hsCode = z.object({
  code: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  firstUnit: unit,
  secondUnit: unit.or(z.literal('')),
  elements: z.array(z.string()),
  refundRate: z.number(),
}) satisfies z.ZodType<HsCode>;

const catalogue = z.object({
  source: z.object({ 'zh-CN': z.string(), en: z.string() }),
  asOf: z.string().describe('the day of the tariff that it was made from, YYYY-MM-DD'),
  isImported: z.boolean().describe('whether it is a tariff file that the forwarder has imported'),
  added: z
    .object({ source: z.string(), asOf: z.string() })
    .nullable()
    .describe('the file that was added last to what there was'),
});

/** The catalogue of HS codes: what a code means, its statutory units, declaration elements and refund rate. */
export const catalogueEndpoints = {
  'GET /business/hsCodes': {
    summary: 'HS codes by a part of the code, of a name, its pinyin or initials; the best first',
    access: 'signedIn',
    query: z.object({ search: z.string().trim().min(1).max(100) }),
    result: z.object({
      catalogue,
      codes: z.array(hsCode).max(hsLimits.found),
      hasMore: z.boolean(),
    }),
    // Typing asks every few letters.
    rateLimit: { calls: 240, seconds: 60 },
  },
  'POST /business/hsCodesNamed': {
    unaudited: 'It only reads',
    summary: 'Those of many codes that the catalogue has, for the lines of a sheet; nothing is stored',
    access: 'signedIn',
    body: z.object({ codes: z.array(z.string().max(40).transform(normalizeHsCode)).max(hsLimits.asked) }),
    result: z.array(hsCode),
    rateLimit: { calls: 120, seconds: 60 },
  },
  'POST /system/customs/importHsCodes': {
    summary:
      'Imports a tariff file (CSV, UTF-8 or GB 18030): adds and changes its codes, and with `replace` takes those away ' +
      'that it does not have. Nothing is changed where any row is wrong',
    access: { permission: 'customs:desk' },
    // A text has no signature: the call itself says what it takes.
    upload: { maxBytes: tariffLimits.bytes, kinds: [] },
    query: z.object({
      mode: z.enum(['add', 'replace']),
      source: z.string().trim().min(1).max(tariffLimits.source),
      asOf: z.string().max(40),
    }),
    result: z.object({
      rows: z.int(),
      /** Null where a row is wrong. */
      changed: z.object({ added: z.int(), changed: z.int(), removed: z.int() }).nullable(),
      errorCount: z.int(),
      /** In the order of the file; of very many only the first. */
      errors: z
        .array(
          z.object({
            row: z.int().describe('the line of the file, from 1'),
            column: z.string().describe('the heading, as the file has it'),
            message: z.string(),
          }),
        )
        .max(tariffLimits.notes),
    }),
    rateLimit: { calls: 10, seconds: 60 },
    errors: [
      'UPLOAD_MISSING',
      'UPLOAD_TOO_LARGE',
      'UPLOADS_BUSY',
      'UNSUPPORTED_MEDIA_TYPE',
      'TARIFF_NOT_CSV',
      'TARIFF_COLUMN_MISSING',
      'TARIFF_NO_ROWS',
      'TARIFF_TOO_MANY_ROWS',
      'TARIFF_LINE_TOO_LONG',
    ],
  },
} as const satisfies EndpointTable;
