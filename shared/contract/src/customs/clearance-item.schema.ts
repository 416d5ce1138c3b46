import { z } from 'zod';
import { normalizeCode } from '../text/normalize-code.ts';
import { trimText } from '../text/trim-text.ts';
import type { ClearanceItem } from './clearance-item.ts';
import { type CustomsUnit, customsUnits } from './customs-unit.ts';
import { normalizeHsCode } from './hs-code.ts';

/** '' where none is chosen. */
export const customsUnit = z.enum(Object.keys(customsUnits) as [CustomsUnit]).or(z.literal('')); // the keys, typed
// Longer than any of them may be: what is too long is told by the rules, at its field.
const text = z.string().max(4000).transform(trimText);
const code = z.string().max(4000).transform(normalizeCode);
const digits = z.string().max(4000).transform(normalizeHsCode);
const number = z.number().nullable();

/** A line of a declaration as it is sent; what it must hold is said by `clearanceItemProblems`. */
export const clearanceItem = z.object({
  shipmentCode: code,
  amazonCode: code,
  declarationUnit: customsUnit,
  supplementaryUnit: customsUnit,
  warehouseAddress: text,
  quantity: number,
  unitPrice: number,
  totalAmountMinor: z.int().nullable().describe('computed by the server: quantity × unit price'),
  cartons: number,
  netWeight: number.describe('KGS'),
  grossWeight: number.describe('KGS'),
  volume: number.describe('M3'),
  hsCode: digits.describe('ten digits'),
  clearanceCode: digits.describe('six to ten digits'),
  model: text,
  brandType: text,
  nameZh: text,
  nameEn: text,
  material: text,
  usage: text,
  brand: text,
  exportBenefit: text,
  otherElements: text.describe('declaration elements after the first two, joined by |'),
  actualSpec: text,
  remarks: text,
}) satisfies z.ZodType<ClearanceItem>;
