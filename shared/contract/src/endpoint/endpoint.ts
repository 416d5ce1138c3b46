import type { z } from 'zod';
import type { Permission } from '../account/permissions.ts';
import type { ErrorCode } from '../answer/error-codes.ts';
import type { FileKind } from '../file/file-kind.ts';
import type { ListFields, ListInput } from '../list/list-fields.ts';
import type { IntegrationScope } from './integration-scope.ts';

/**
 * Who may call an endpoint. `'public'` is a value on purpose: leaving `access` out does not compile.
 * A permission is one of the caller's stored permissions. `'releaseKey'` is for a team's tool: it sends a
 * release key and has no session, so no browser can be made to call it. `'integrationKey'` is the same for a system of
 * the forwarder's or a carrier's; its key needs the endpoint's `scope`.
 */
export type Access = 'public' | 'signedIn' | 'releaseKey' | 'integrationKey' | { permission: Permission };

export type Method = 'GET' | 'POST';
export type EndpointKey = `${Method} /${string}`;

/**
 * One file as `multipart/form-data`, in the part `file`: at most so many bytes, one of these kinds by content; no
 * kinds where the call itself says which bytes it takes.
 */
export type UploadRule = { maxBytes: number; kinds: readonly FileKind[] };

/** What a caller gives to be uploaded; a browser's `File` is one. */
export type UploadInput = { name: string; size: number; arrayBuffer: () => Promise<ArrayBuffer> };

/** One call of the wire contract: everything that client, server, docs and tests need to know of it. */
export type EndpointDefinition = {
  summary: string;
  access: Access;
  /** With `integrationKey`, and needed there: without one no key opens the call. Of several, any one does. */
  scope?: IntegrationScope | readonly IntegrationScope[];
  /** Path parameters, `:name` in the key. */
  params?: z.ZodType;
  query?: z.ZodType;
  /** Given instead of `query` for a list: the fields that may be sorted and filtered. */
  list?: ListFields;
  body?: z.ZodType;
  /** Given instead of `body`: the call carries one file. */
  upload?: UploadRule;
  /** The `data` of the answer; `'file'` where the answer is no JSON but the bytes of a file. */
  result: z.ZodType | 'file';
  /**
   * Asked for by the browser itself, as a picture in a page or a link is. It sets no header then, so the token is
   * taken from its cookie too; only for what reads one thing and costs little.
   */
  isEmbedded?: true;
  /**
   * Of a public call: whoever is signed in, by header or cookie, is known to it, and gets the answer that is theirs.
   * Without a session it answers all the same.
   */
  seesCaller?: true;
  /** A GET that changes something: as well guarded against other sites as a POST, and without a HEAD. */
  isWrite?: true;
  /**
   * Of a call that writes by its method: why it leaves no row in the audit log. It only reads, or it is a sign of life
   * that comes by itself and says nothing of what somebody did.
   */
  unaudited?: string;
  /**
   * A GET that changes no record, but makes something for whoever asks: a stream, a picture to solve, a composed file.
   * It has no HEAD, since that would make it for nobody.
   */
  makes?: true;
  /**
   * Calls per window and caller, beyond which the answer is RATE_LIMITED. Whoever has no session is known by their
   * network alone, and a whole office may stand behind one address: `network` is what all of them have together,
   * where that is more. `knowsBrowsers`: a browser in which somebody signed in before is counted by itself, so that no
   * stranger of its network uses up its calls.
   */
  rateLimit?: { calls: number; seconds: number; network?: number; knowsBrowsers?: true };
  /** Codes that this call can answer, on top of those that every call can. */
  errors?: readonly ErrorCode[];
};

/** Whether a call changes something: a POST does, and a GET that says so. */
export function isWriteCall(key: string, definition: EndpointDefinition): boolean {
  return definition.isWrite ?? key.startsWith('POST ');
}

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
type UploadPart<Definition> = Definition extends { upload: UploadRule }
  ? { upload: UploadInput }
  : { upload?: undefined };

/** What a caller gives: `params`, `query`, `body`, `list` and `upload`, each only where the endpoint has it. */
export type EndpointInput<Definition> = InputPart<Definition, 'params'> &
  InputPart<Definition, 'query'> &
  InputPart<Definition, 'body'> &
  ListPart<Definition> &
  UploadPart<Definition>;

/** The `data` that a caller gets; a call that answers a file has none. */
export type EndpointResult<Definition> = Definition extends { result: infer Result extends z.ZodType }
  ? z.output<Result>
  : never;
