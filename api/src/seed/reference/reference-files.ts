import { readFile } from 'node:fs/promises';
import { type CustomsUnit, currencies, customsUnits } from '@berth/contract';
import { z } from 'zod';
import { companyFiles, openingHours } from './company-files.ts';

const code = z.string().min(1).max(24);
const named = { code, nameZh: z.string().min(1), nameEn: z.string().min(1) };
const country = z.string().regex(/^[A-Z]{2}$/);
const customsUnit = z.enum(Object.keys(customsUnits) as [CustomsUnit]); // the keys, typed
const position = { lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) };
const rounding = {
  minimum: z.number(),
  step: z.number(),
  rounding: z.enum(['up', 'half-up', 'down']).optional(),
};

const warehouses = z.array(
  z.object({
    code,
    countryCode: country,
    stateName: z.string(),
    city: z.string(),
    postalCode: z.string(),
    address: z.string(),
  }),
);

/** The files of `api/reference`, by name, and what each entry of them holds. */
export const referenceFiles = {
  countries: z.array(z.object({ ...named, code: country })),
  ports: z.array(
    z.object({
      ...named,
      ...position,
      code: z.string().regex(/^[A-Z]{2}[A-Z2-9]{3}$/),
      countryCode: country,
      kind: z.enum(['sea', 'river', 'inland', 'air']),
    }),
  ),
  'amazon-warehouses': warehouses,
  'walmart-warehouses': warehouses,
  'overseas-warehouses': warehouses,
  'ship-modes': z.array(
    z.object({
      ...named,
      countryCodes: z.array(country),
      transitDaysMin: z.number().int(),
      transitDaysMax: z.number().int(),
      cutOffDays: z.number().int().min(0),
      closed: z.object({ 'zh-CN': z.string().min(1), en: z.string().min(1) }).nullable(),
      chargeable: z.union([
        z.object({ kgPerCbm: z.number(), ...rounding }),
        z.object({ cm3PerKg: z.number(), ...rounding }),
      ]),
    }),
  ),
  packing: z.array(z.object(named)),
  'container-sizes': z.array(
    z.object({
      ...named,
      isoCode: z.string().length(4),
      teu: z.number(),
      capacityCbm: z.number().nullable(),
      maxPayloadKg: z.number().int(),
    }),
  ),
  carriers: z.array(z.object({ ...named, mode: z.enum(['sea', 'air']) })),
  airports: z.array(z.object({ ...named, countryCode: country })),
  branches: z.array(
    z.object({
      ...named,
      ...position,
      cityZh: z.string(),
      cityEn: z.string(),
      addressZh: z.string(),
      addressEn: z.string(),
      phone: z.string(),
      portCodes: z.array(z.string()),
      ordinal: z.int().min(0),
      hours: openingHours,
    }),
  ),
  staff: z.array(z.object({ ...named, role: z.enum(['sales', 'service']), branchCode: z.string() })),
  routes: z.array(
    z.object({
      code,
      fromCode: z.string(),
      toCode: z.string(),
      channelCode: z.string(),
      transitDays: z.number().int().positive(),
      sailingsPerWeek: z.number().int().positive(),
    }),
  ),
  'fee-items': z.array(z.object({ ...named, unitZh: z.string().min(1), unitEn: z.string().min(1) })),
  'hs-codes': z.object({
    source: z.object({ 'zh-CN': z.string().min(1), en: z.string().min(1) }),
    asOf: z.iso.date(),
    codes: z.array(
      z.object({
        ...named,
        firstUnit: customsUnit,
        secondUnit: customsUnit.or(z.literal('')),
        elements: z.array(z.string().min(1)),
        refundRate: z.number().min(0).max(17),
      }),
    ),
  }),
  holidays: z.object({ daysOff: z.array(z.iso.date()), workdays: z.array(z.iso.date()) }),
  'bank-accounts': z.array(
    z.object({
      id: z.uuid(),
      currency: z.enum(currencies),
      accountName: z.string().min(1),
      accountNumber: z.string().min(1),
      bankZh: z.string().min(1),
      bankEn: z.string().min(1),
      swift: z.string(),
    }),
  ),
  ...companyFiles,
};

export type ReferenceName = keyof typeof referenceFiles;
export type ReferenceEntries<Name extends ReferenceName> = z.output<(typeof referenceFiles)[Name]>;

const folder = new URL('../../../reference/', import.meta.url);

/** The text of every file, in the order of the table: what the seed's content hash is made of. */
export async function readReferenceTexts(): Promise<Map<ReferenceName, string>> {
  const names = Object.keys(referenceFiles) as ReferenceName[]; // the keys, typed
  const texts = await Promise.all(names.map((name) => readFile(new URL(`${name}.json`, folder), 'utf8')));
  return new Map(names.map((name, index) => [name, texts[index] ?? '']));
}

/** The entries of one file. Throws when the file does not hold what it should. */
export function parseReference<Name extends ReferenceName>(
  texts: ReadonlyMap<ReferenceName, string>,
  name: Name,
): ReferenceEntries<Name> {
  const schema: z.ZodType = referenceFiles[name];
  // The schema of that name gives the entries of that name; the compiler does not follow the index.
  return schema.parse(JSON.parse(texts.get(name) ?? 'null')) as ReferenceEntries<Name>;
}
