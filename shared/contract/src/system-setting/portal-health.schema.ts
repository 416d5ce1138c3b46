import { z } from 'zod';

const localizedText = z.object({ 'zh-CN': z.string(), en: z.string() });
const moment = z.string().describe('YYYY-MM-DD HH:mm:ss, China Standard Time');
const count = z.int();

/** How the server and what it needs are, and what runs. */
export const portalHealth = z.object({
  /** Why calls cannot be done here; null while they can. */
  problem: localizedText.nullable(),
  server: z.object({ version: z.string(), node: z.string(), startedAt: moment }),
  database: z.object({ driver: z.enum(['pglite', 'postgres']), answersInMs: count.nullable() }),
  files: z.enum(['folder', 'bucket']),
  /** Of the folder of database and files; null where neither is on this machine. */
  disk: z.object({ freeBytes: count, totalBytes: count, neededBytes: count }).nullable(),
  jobs: z.object({
    waiting: count,
    running: count,
    behind: count.describe('they have waited for more than five minutes'),
    failed: count.describe('in the last 24 hours'),
  }),
  /** What the server was started with, by name: whether it is set, never what it is. */
  environment: z.array(z.object({ name: z.string(), isSet: z.boolean() })),
  shell: z.object({ version: z.string(), since: moment }).nullable(),
  remotes: z.array(
    z.object({
      remote: z.string(),
      title: localizedText,
      version: z.string(),
      /** Null where the history does not go back that far. */
      since: moment.nullable(),
    }),
  ),
});
