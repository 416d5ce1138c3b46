import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { menuItem } from '../menu/menu.endpoints.ts';
import type { RemoteEntry } from './remote-entry.ts';

/** `remote.json`: what a remote declares of itself, checked by the registry. */
export const remoteDeclaration = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  title: z.object({ 'zh-CN': z.string(), en: z.string() }),
  basePaths: z.array(z.string().regex(/^\/[\w/-]*$/)).min(1),
  public: z.boolean().default(false),
  runtime: z.string().min(1),
  menu: z.array(menuItem),
});

const remoteEntry = remoteDeclaration.extend({
  version: z.string(),
  manifest: z.string(),
  integrity: z.record(z.string(), z.string()),
  public: z.boolean(),
}) satisfies z.ZodType<RemoteEntry>;

/** The registry of remotes and the server's own state. */
export const remoteEndpoints = {
  'GET /remotes': {
    summary: 'The remotes that this portal is made of, with version, manifest, integrity, paths and menu',
    access: 'public',
    result: z.array(remoteEntry),
  },
} as const satisfies EndpointTable;

export const healthEndpoints = {
  'GET /health': {
    summary: 'The process is up',
    access: 'public',
    result: z.object({ status: z.literal('ok'), version: z.string(), uptimeSeconds: z.number() }),
  },
  'GET /ready': {
    summary: 'The database answers',
    access: 'public',
    result: z.object({ status: z.literal('ready'), database: z.enum(['pglite', 'postgres']) }),
    errors: ['DATABASE_UNAVAILABLE'],
  },
} as const satisfies EndpointTable;
