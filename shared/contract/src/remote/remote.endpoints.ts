import { z } from 'zod';
import { type Permission, permissions } from '../account/permissions.ts';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { menuItem } from '../menu/menu.endpoints.ts';
import { trimText } from '../text/trim-text.ts';
import { type RemoteDeclaration, remoteFailureCauses, type SignedRegistry } from './remote-entry.ts';
import { cardColumns, cardRows, cardSlot, type RemotePart } from './remote-part.ts';

const heading = z.string().min(1).max(40);

const remotePart = z
  .object({
    name: z.string().regex(/^[a-z][A-Za-z0-9-]{0,63}$/),
    slot: z.string().regex(/^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)+$/),
    permission: z.enum(Object.keys(permissions) as [Permission]).optional(), // the keys, typed
    roles: z.array(z.string().min(1)).min(1).optional(),
    title: z.object({ 'zh-CN': heading, en: heading }).optional(),
    size: z.object({ columns: z.enum(cardColumns), rows: z.enum(cardRows) }).optional(),
    order: z.number().int().min(0).max(1000).optional(),
  })
  // The console draws a card before its code has come: by what is declared alone.
  .refine(({ slot, title, size }) => slot !== cardSlot || (title && size), 'A card has a title and a size.');
remotePart satisfies z.ZodType<RemotePart>;

const remoteParts = z
  .array(remotePart)
  .max(50)
  .refine(
    (parts) => new Set(parts.map(({ name }) => name)).size === parts.length,
    'Two parts have one name.',
  );

/** `remote.json`: what a remote declares of itself, checked by the registry. */
export const remoteDeclaration = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  title: z.object({ 'zh-CN': z.string(), en: z.string() }),
  basePaths: z.array(z.string().regex(/^\/[\w/-]*$/)).min(1),
  public: z.boolean().default(false),
  runtime: z.string().min(1),
  menu: z.array(menuItem),
  parts: remoteParts.optional(),
}) satisfies z.ZodType<RemoteDeclaration>;

const signedRegistry = z.object({
  text: z.string(),
  signature: z.string(),
}) satisfies z.ZodType<SignedRegistry>;

const remoteOutcome = z.object({
  remote: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/),
  version: z.string().regex(/^[\w.+-]{1,128}$/),
  outcome: z.enum(['started', 'failed']),
  /** Of a failure. */
  cause: z.enum(remoteFailureCauses).optional(),
  /** The error's own words, for the team. */
  error: z.string().max(1000).transform(trimText).default(''),
});

/** The registry of remotes and the server's own state. */
export const remoteEndpoints = {
  'GET /remotes': {
    summary:
      'The signed registry: which version of each remote the caller gets, as a customer by the cookies of the session, else as a visitor',
    access: 'public',
    seesCaller: true,
    result: signedRegistry,
    errors: ['DATABASE_UNAVAILABLE', 'STORAGE_UNAVAILABLE', 'SCHEMA_UNFIT', 'SERVER_STOPPING'],
  },
  'GET /remotes/current': {
    summary:
      'The deployment and the shell in force, and which versions (name@version, the shell is one) the deployed API has broken',
    access: 'public',
    result: z.object({
      deployment: z.number().int(),
      unusable: z.array(z.string()),
      /** The version of the shell that pages come with; null where none is built. */
      shell: z.string().nullable(),
    }),
    seesCaller: true,
    rateLimit: { calls: 60, seconds: 60, network: 3000 },
  },
  'GET /remotes/files': {
    summary:
      'The files that pages of the caller’s own remotes may still ask for, with what these take of the shell: a browser keeps them for when the server is away',
    access: 'signedIn',
    result: z.array(
      z.object({ href: z.string(), bytes: z.number().int().describe('compressed by brotli, as built') }),
    ),
    rateLimit: { calls: 30, seconds: 60 },
    errors: ['DATABASE_UNAVAILABLE'],
  },
  'POST /remotes/report': {
    unaudited: 'A report that the browser sends by itself',
    summary:
      'How versions of remotes did in a page: started or failed; who reports is taken from the session',
    access: 'public',
    seesCaller: true,
    body: z.object({
      /** Of the registry that the page runs on. */
      deployment: z.number().int().min(0),
      outcomes: z.array(remoteOutcome).min(1).max(20),
    }),
    result: z.null(),
    rateLimit: { calls: 120, seconds: 60, network: 3000 },
  },
} as const satisfies EndpointTable;

export const healthEndpoints = {
  'GET /health': {
    summary: 'The process is up',
    access: 'public',
    result: z.object({ status: z.literal('ok'), version: z.string(), uptimeSeconds: z.number() }),
  },
  'GET /ready': {
    summary:
      'Calls can be done here: the database and the folder of files take writes, there is room on the disk, the tables ' +
      'are those of this version, and the server is not stopping. At most three seconds old',
    access: 'public',
    result: z.object({ status: z.literal('ready'), database: z.enum(['pglite', 'postgres']) }),
    errors: ['DATABASE_UNAVAILABLE'],
  },
} as const satisfies EndpointTable;
