import { type ListFields, type Locale, type ParsedListQuery, parseListQuery } from '@berth/contract';
import { type EndpointDefinition, secretKeysOf } from '@berth/contract/endpoints';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { fieldErrors } from './request-problems.ts';
import { storableInput } from './storable-text.ts';

type Input = { params?: unknown; query?: unknown; list?: ParsedListQuery; body?: unknown };

/**
 * Params, query, list and body as the endpoint's schemas read them, or the refusal that names what is wrong. No text of
 * them holds what a database cannot, so that nothing behind this has to look for it.
 */
export function readInput(definition: EndpointDefinition, request: FastifyRequest, locale: Locale): Input {
  const input: Input = {};
  const params = storableInput(request.params);
  const query = storableInput(request.query);
  if (definition.params) input.params = parse(definition.params, params, locale);
  if (definition.query) input.query = parse(definition.query, query, locale);
  // An object by Fastify's parser.
  if (definition.list) input.list = readList(query as Record<string, unknown>, definition.list);
  if (definition.body)
    input.body = parse(definition.body, storableBody(definition.body, request.body), locale);
  return input;
}

const secretKeys = new WeakMap<z.ZodType, ReadonlySet<string>>();

function storableBody(schema: z.ZodType, body: unknown): unknown {
  const known = secretKeys.get(schema) ?? secretKeysOf(schema);
  secretKeys.set(schema, known);
  return storableInput(body, known);
}

function parse(schema: z.ZodType, value: unknown, locale: Locale): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Refusal('REQUEST_INVALID', { fields: fieldErrors(parsed.error.issues, locale) });
}

/** The query of a list, or the refusal that names what is wrong with it. */
export function readList(query: Readonly<Record<string, unknown>>, fields: ListFields): ParsedListQuery {
  const read = parseListQuery(query, fields);
  if (!('code' in read)) return read;
  const { field } = read.params;
  throw new Refusal(
    read.code,
    field === undefined ? { params: read.params } : { params: read.params, field },
  );
}
