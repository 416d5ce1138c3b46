import { types } from 'pg';

type Parser = (text: string) => unknown;

/** PostgreSQL type numbers, from pg_type. */
const oid = {
  bool: 16,
  bytea: 17,
  int8: 20,
  int2: 21,
  int4: 23,
  oid: 26,
  json: 114,
  float4: 700,
  float8: 701,
  timestamptz: 1184,
  jsonb: 3802,
} as const;

/** Array types and the type of their elements; an element without a parser stays text. */
const arrayElements: Record<number, number> = {
  199: oid.json,
  1000: oid.bool,
  1001: oid.bytea,
  1002: 18,
  1005: oid.int2,
  1007: oid.int4,
  1009: 25,
  1014: 1042,
  1015: 1043,
  1016: oid.int8,
  1021: oid.float4,
  1022: oid.float8,
  1028: oid.oid,
  1115: 1114,
  1182: 1082,
  1185: oid.timestamptz,
  1231: 1700,
  2951: 2950,
  3807: oid.jsonb,
};

/**
 * How text from either database becomes a value. Both drivers use this one table, and a type that is not
 * in it stays the text PostgreSQL wrote: `date` is 'YYYY-MM-DD' and `numeric` is an exact decimal string.
 */
export const valueParsers: Record<number, Parser> = {
  [oid.bool]: (text) => text === 't' || text === 'true',
  [oid.bytea]: parseBytes,
  [oid.int8]: parseBigInteger,
  [oid.int2]: Number,
  [oid.int4]: Number,
  [oid.oid]: Number,
  [oid.float4]: Number,
  [oid.float8]: Number,
  [oid.json]: JSON.parse,
  [oid.jsonb]: JSON.parse,
  [oid.timestamptz]: parseInstant,
};

// The published types of pg-types call it a function; it is this object.
const { create: createArrayParser } = types.arrayParser as unknown as {
  create(source: string, parseElement: Parser): { parse(): unknown[] };
};

for (const [array, element] of Object.entries(arrayElements)) {
  const parseElement = valueParsers[element] ?? ((text: string) => text);
  valueParsers[Number(array)] = (text) => createArrayParser(text, parseElement).parse();
}

function parseBytes(text: string): Buffer {
  return Buffer.from(text.slice(2), 'hex');
}

function parseBigInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is outside of the exact numbers`);
  return value;
}

// Both sessions run in UTC with the ISO date style: '2026-11-20 08:15:00.123456+00'.
function parseInstant(text: string): string {
  const instant = new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z'));
  return Number.isNaN(instant.getTime()) ? text : instant.toISOString();
}

/**
 * A parameter as PostgreSQL reads it, by the rules of node-postgres: an array is a PostgreSQL array, an
 * object is JSON. A JSON array has to be stringified by the caller.
 */
export function encodeParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return encodeArray(value);
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

function encodeArray(values: readonly unknown[]): string {
  return `{${values.map(encodeElement).join(',')}}`;
}

function encodeElement(value: unknown): string {
  if (Array.isArray(value)) return encodeArray(value);
  const text = encodeParameter(value);
  return text === null ? 'NULL' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
