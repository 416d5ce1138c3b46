import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { importNotes, workbookErrors, workbookUpload } from '../import/workbook-import.ts';
import { accessOf, listFieldsOf } from '../list/define-list.ts';
import { listAnswer, listErrors } from '../list/list-schema.ts';
import { normalizeCode } from '../text/normalize-code.ts';
import { trimText } from '../text/trim-text.ts';
import { type Currency, currencies } from '../trade/money.ts';
import { type CustomsUnit, customsUnits } from './customs-unit.ts';
import { goodsList } from './goods.list.ts';
import { type GoodsContent, goodsLimits } from './goods.ts';
import { hsLimits, normalizeHsCode } from './hs-code.ts';
import type { LibraryValue } from './value-per-kilogram.ts';

const id = z.string().max(64);
const version = z.string().max(64);
const unit = z.enum(Object.keys(customsUnits) as [CustomsUnit]).or(z.literal('')); // the keys, typed
// Longer than any of them may be: what is too long is told by goodsProblems, at its field.
const text = z.string().max(4000).transform(trimText);
const digits = z.string().max(4000).transform(normalizeHsCode);
const number = z.number().nullable();

const content = z.object({
  sku: z.string().max(4000).transform(normalizeCode),
  nameZh: text,
  nameEn: text,
  hsCode: digits,
  clearanceCode: digits,
  declarationUnit: unit,
  unitPrice: number,
  currency: z.enum(currencies as [Currency, ...Currency[]]), // never empty
  netWeight: number.describe('KGS, of one'),
  grossWeight: number.describe('KGS, of one'),
  brandType: text,
  exportBenefit: text,
  otherElements: text,
  material: text,
  usage: text,
  brand: text,
  model: text,
  remarks: text,
}) satisfies z.ZodType<GoodsContent>;

const goods = content.extend({
  id: z.string(),
  /** Another one after each save, in no order. */
  version: z.string(),
  /** Counted from 1: what a declaration was filled with stays as that revision has it. */
  revision: z.int(),
  updatedBy: z.string(),
  updatedAt: z.string().describe('YYYY-MM-DD HH:mm:ss, China Standard Time'),
});

/** In units of the currency, of one kilogram net. */
export const libraryValues = z.array(
  z.object({
    hsCode: z.string(),
    currency: content.shape.currency,
    least: z.number(),
    most: z.number(),
  }) satisfies z.ZodType<LibraryValue>,
);

/** The goods library of a customer, common to all its members. */
export const goodsEndpoints = {
  'GET /business/goodsList': {
    summary: "The customer's goods",
    access: accessOf(goodsList),
    list: listFieldsOf(goodsList),
    result: listAnswer(goodsList),
    errors: listErrors,
  },
  'GET /business/goodsSearch': {
    summary:
      'Goods to fill a line with, by a part of SKU, HS code or name, its pinyin or initials; the best first',
    access: { permission: 'bookings:view' },
    query: z.object({ search: z.string().trim().min(1).max(100) }),
    result: z.object({ goods: z.array(goods).max(goodsLimits.found), hasMore: z.boolean() }),
    // Typing asks every few letters.
    rateLimit: { calls: 240, seconds: 60 },
  },
  'GET /business/goods': {
    summary: 'One of the goods with its newest revisions, the newest first',
    access: { permission: 'bookings:view' },
    query: z.object({ id }),
    result: z.object({
      goods,
      revisions: z
        .array(z.object({ revision: z.int(), savedBy: z.string(), savedAt: z.string(), content }))
        .max(goodsLimits.revisions),
    }),
    rateLimit: { calls: 240, seconds: 60 },
    errors: ['NOT_FOUND'],
  },
  'POST /business/goodsValues': {
    unaudited: 'It only reads',
    summary:
      'What a kilogram of the goods under each of many codes is worth; codes without a price and weight are left out',
    access: { permission: 'bookings:view' },
    body: z.object({ codes: z.array(z.string().max(40).transform(normalizeHsCode)).max(hsLimits.asked) }),
    result: libraryValues,
    rateLimit: { calls: 120, seconds: 60 },
  },
  'POST /business/goodsSave': {
    summary: 'Saves goods, new or changed, as a revision of their own',
    access: { permission: 'goods:edit' },
    body: content.extend({
      /** Absent for new ones. */
      id: id.optional(),
      /** What a change was made from; where it is not what is stored any more the change is refused. */
      version: version.optional(),
    }),
    result: goods,
    rateLimit: { calls: 120, seconds: 60 },
    errors: ['NOT_FOUND', 'SAVED_ELSEWHERE'],
  },
  'POST /business/goodsDelete': {
    summary:
      'Deletes goods with their revisions; declarations that were filled with them keep what they have',
    access: { permission: 'goods:edit' },
    body: z.object({ id }),
    result: z.null(),
    rateLimit: { calls: 120, seconds: 60 },
    errors: ['NOT_FOUND'],
  },
  'POST /business/goodsImport': {
    summary:
      'Brings goods out of an .xlsx by its headings, in either language: new ones, and changes of those whose SKU is ' +
      'there already. Nothing is stored where any cell is wrong',
    access: { permission: 'goods:edit' },
    upload: workbookUpload,
    result: z.object({
      sheet: z.string(),
      rows: z.int(),
      /** Null where a cell is wrong. */
      saved: z.object({ added: z.int(), changed: z.int(), same: z.int() }).nullable(),
      errorCount: z.int(),
      notes: importNotes,
    }),
    rateLimit: { calls: 30, seconds: 60 },
    errors: workbookErrors,
  },
} as const satisfies EndpointTable;
