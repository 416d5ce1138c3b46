import { z } from 'zod';
import type { EndpointDefinition } from '../endpoint/endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { type ListFieldKind, type ListFields, operatorsOfKind, pageSizes } from '../list/list-fields.ts';
import type { EndpointShape, JsonSchema } from './build-record.ts';

/** Every call of the contract as JSON schemas, by its key: what two sides that were built apart can compare. */
export function endpointShapes(): Record<string, EndpointShape> {
  return Object.fromEntries(
    Object.entries<EndpointDefinition>(endpoints).map(([key, definition]) => [
      key,
      endpointShape(definition),
    ]),
  );
}

/** The shapes with one hash of them all. */
export async function describeContract(): Promise<{
  hash: string;
  endpoints: Record<string, EndpointShape>;
}> {
  const shapes = endpointShapes();
  const inOrder = Object.entries(shapes).sort(([one], [other]) => (one < other ? -1 : 1));
  const bytes = new TextEncoder().encode(JSON.stringify(inOrder));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return { hash: Array.from(digest.slice(0, 8), twoDigits).join(''), endpoints: shapes };
}

const twoDigits = (byte: number) => byte.toString(16).padStart(2, '0');

/** The shape of one call: `params`, `query` (that of a list included), `body` and `upload` are its input's fields. */
export function endpointShape(definition: EndpointDefinition): EndpointShape {
  const { params, query, list, body, upload, result } = definition;
  const parts: Record<string, JsonSchema> = {};
  if (params) parts.params = printSchema(params, 'input');
  if (query) parts.query = printSchema(query, 'input');
  if (list) parts.query = listQuery(list);
  if (body) parts.body = printSchema(body, 'input');
  if (upload) parts.upload = { type: 'string', enum: [...upload.kinds] };
  // A query that may be empty need not be there: who called without one goes on as before.
  const required = Object.keys(parts).filter((name) => name !== 'query' || needsAny(parts[name]));
  return {
    input: Object.keys(parts).length === 0 ? null : objectOf(parts, required),
    output: result === 'file' ? { type: 'string', format: 'file' } : printSchema(result, 'output'),
  };
}

function needsAny(schema: JsonSchema | undefined): boolean {
  return Array.isArray(schema?.required) && schema.required.length > 0;
}

/** What may be asked of a list: pages, the fields to sort by, and the operators that each filter takes. */
function listQuery(fields: ListFields): JsonSchema {
  const filters: Record<string, JsonSchema> = {};
  for (const [name, { kind, filterable, choices }] of Object.entries(fields)) {
    if (!filterable) continue;
    const value = choices ? { type: 'string', enum: [...choices] } : { type: 'string', ...formatOf(kind) };
    filters[name] = objectOf(Object.fromEntries(operatorsOfKind[kind].map((operator) => [operator, value])));
  }
  const sortable = Object.keys(fields).filter((name) => fields[name]?.sortable);
  return objectOf({
    page: { type: 'integer' },
    pageSize: { type: 'integer', enum: [...pageSizes] },
    prop: { type: 'string', enum: sortable },
    order: { type: 'string', enum: ['ascending', 'descending'] },
    filter: objectOf(filters),
  });
}

// Any text may be looked for in a text; the other kinds are written in a way of their own.
function formatOf(kind: ListFieldKind): JsonSchema {
  return kind === 'text' || kind === 'code' ? {} : { format: kind };
}

function objectOf(properties: Record<string, JsonSchema>, required: readonly string[] = []): JsonSchema {
  return { type: 'object', properties, required: [...required], additionalProperties: false };
}

function printSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const printed = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: describeTransform(io) });
  // A schema of plain JSON: Zod's type names keywords that a record of unknowns holds as well.
  const plain = withoutWords(printed) as JsonSchema;
  // Its references are its own, also where it becomes a part of a larger schema.
  return JSON.stringify(plain).includes('"$ref"') ? { $id: io, ...plain } : plain;
}

// What a transform makes has no schema of its own; ours normalise, so it is described by what goes in.
function describeTransform(io: 'input' | 'output') {
  return ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: object }) => {
    const { def } = zodSchema._zod;
    if (io !== 'output' || def.type !== 'pipe' || def.out._zod.def.type !== 'transform') return;
    const { $schema: _dialect, ...input } = z.toJSONSchema(def.in, { io: 'input', unrepresentable: 'any' });
    Object.assign(jsonSchema, input);
  };
}

const words = new Set(['$schema', 'description', 'title', 'examples', 'default']);

/** What is said for people does not change a contract. */
function withoutWords(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutWords(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isNames || !words.has(key))
      .map(([key, entry]) => [
        key,
        withoutWords(entry, !isNames && (key === 'properties' || key === '$defs')),
      ]),
  );
}
