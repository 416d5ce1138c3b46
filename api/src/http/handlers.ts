import type { IntegrationScope, Locale, ParsedListQuery } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { z } from 'zod';
import type { ReceivedFile } from './input/read-upload.ts';
import type { FileAnswer } from './send-file.ts';

/** The signed-in person. `customerId` comes from the session alone: every customer's row is asked for by it. */
export type Actor = {
  userId: string;
  customerId: string;
  name: string;
  account: string;
  roles: readonly string[];
  permissions: readonly string[];
  /** Why the customer is frozen; null while it is not. */
  frozenReason: string | null;
  sessionId: string;
  /** Where this call comes from, as far as `trustProxy` lets it be known. */
  address: string;
};

/** A team that calls with its release key. */
export type Releaser = {
  keyId: string;
  /** Whose key it is, as the history names them. */
  holder: string;
  /** The one remote that the key can touch, or `*` for all of them and the sets. */
  remote: string;
};

/** A system of the forwarder's or a carrier's that calls with its integration key. */
export type System = {
  keyId: string;
  /** As the histories name it; keys of one name are the same system. */
  name: string;
  scopes: readonly IntegrationScope[];
};

type Parsed<Definition, Part extends string> = Part extends keyof Definition
  ? Definition[Part] extends z.ZodType
    ? z.output<Definition[Part]>
    : undefined
  : undefined;

/** What a handler gets: input that has passed the endpoint's schemas, and who asks. */
export type Call<Key extends keyof Endpoints = keyof Endpoints> = {
  params: Parsed<Endpoints[Key], 'params'>;
  query: Parsed<Endpoints[Key], 'query'>;
  body: Parsed<Endpoints[Key], 'body'>;
  /** The file of the call, as it came in: nothing of it is checked but its size. */
  upload: 'upload' extends keyof Endpoints[Key] ? ReceivedFile : undefined;
  list: 'list' extends keyof Endpoints[Key] ? ParsedListQuery : undefined;
  /** Null on public endpoints, which look at a session only where the contract says so. */
  actor: Endpoints[Key]['access'] extends 'public' | 'releaseKey' | 'integrationKey'
    ? Endpoints[Key] extends { seesCaller: true }
      ? Actor | null
      : null
    : Actor;
  releaser: Endpoints[Key]['access'] extends 'releaseKey' ? Releaser : null;
  system: Endpoints[Key]['access'] extends 'integrationKey' ? System : null;
  locale: Locale;
  requestId: string;
  /** Of the caller, as far as `trustProxy` lets it be known. */
  address: string;
  /** What the caller's browser calls itself, '' where it does not. */
  userAgent: string;
  cookies: Readonly<Record<string, string | undefined>>;
  /** The last event of a stream that the caller has seen before the stream broke off. */
  lastEventId: string | undefined;
  setHeader: (name: string, value: string | string[]) => void;
  /** Aborts when the caller goes before the answer has left: what takes long then stops, by throwing its reason. */
  signal: AbortSignal;
};

export type Handler<Key extends keyof Endpoints> = (
  call: Call<Key>,
) => Promise<Endpoints[Key]['result'] extends 'file' ? FileAnswer : EndpointResult<Endpoints[Key]>>;

/** One handler for each endpoint of the contract: an endpoint without one does not compile. */
export type Handlers = { [Key in keyof Endpoints]: Handler<Key> };
