import type { z } from 'zod';
import type { ErrorCode } from './answer/error-codes.ts';
import type { ListFields, ListInput } from './list/list-fields.ts';

/**
 * Who may call an endpoint. `'public'` is a value on purpose: leaving `access` out does not compile.
 * A permission is a string of the caller's stored permission list.
 */
export type Access = 'public' | 'signedIn' | { permission: string };

export type Method = 'GET' | 'POST';
export type EndpointKey = `${Method} /${string}`;

/** One call of the wire contract: everything that client, server, docs and tests need to know of it. */
export type EndpointDefinition = {
  summary: string;
  access: Access;
  /** Path parameters, `:name` in the key. */
  params?: z.ZodType;
  query?: z.ZodType;
  /** Given instead of `query` for a list: the fields that may be sorted and filtered. */
  list?: ListFields;
  body?: z.ZodType;
  /** The `data` of the answer. */
  result: z.ZodType;
  /** A GET that changes something: as well guarded against other sites as a POST, and without a HEAD. */
  isWrite?: true;
  /** Calls per window and caller, beyond which the answer is RATE_LIMITED. */
  rateLimit?: { calls: number; seconds: number };
  /** Codes that this call can answer besides those that every call can. */
  errors?: readonly ErrorCode[];
};

export type EndpointTable = Record<EndpointKey, EndpointDefinition>;

type Part<Definition, Name extends string, Value> = Definition extends { [K in Name]: Value }
  ? Definition[Name & keyof Definition]
  : never;
type InputPart<Definition, Name extends 'params' | 'query' | 'body'> = [
  Part<Definition, Name, z.ZodType>,
] extends [never]
  ? { [K in Name]?: undefined }
  : { [K in Name]: z.input<Part<Definition, Name, z.ZodType>> };
type ListPart<Definition> = Definition extends { list: infer Fields extends ListFields }
  ? { list?: ListInput<Fields> }
  : { list?: undefined };

/** What a caller gives: `params`, `query`, `body` and `list`, each only where the endpoint has it. */
export type EndpointInput<Definition> = InputPart<Definition, 'params'> &
  InputPart<Definition, 'query'> &
  InputPart<Definition, 'body'> &
  ListPart<Definition>;

/** The `data` that a caller gets. */
export type EndpointResult<Definition> = Definition extends { result: infer Result extends z.ZodType }
  ? z.output<Result>
  : never;
