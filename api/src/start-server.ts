import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import { type Config, ConfigError, parseConfig } from './config.ts';
import type { Context } from './context.ts';
import { DatabaseUnavailableError } from './database/database-errors.ts';
import { type Database, openDatabase, recordDemoSeed } from './database/open-database.ts';
import { keepDemoPassword, makeDemoPassword, readDemoPassword } from './demo-password.ts';
import { openFileStore } from './files/file-store.ts';
import { type BuiltShell, findBuiltShell } from './http/serving/built-front.ts';
import { keepIdentityKey } from './identity-key.ts';
import { sweepCvs } from './modules/leads/sweep/sweep-cvs.ts';
import { sweepLeads } from './modules/leads/sweep/sweep-leads.ts';
import { sweepMessages } from './modules/messages/sweep-messages.ts';
import { sweepPapers } from './modules/registrations/papers/sweep-papers.ts';
import { createSurfaceReader } from './modules/releases/deployments/deployed-surface.ts';
import { sweepReleases } from './modules/releases/publish/sweep-releases.ts';
import type { ReleaseDependencies } from './modules/releases/release-dependencies.ts';
import { sweepShells } from './modules/releases/shells/store-shell.ts';
import { sweepCodes } from './modules/sessions/codes/sweep-codes.ts';
import { sweepSignIns } from './modules/sessions/login/sweep-sign-ins.ts';
import { sweepPreviews } from './modules/site/editing/sweep-previews.ts';
import { sweepSitePictures } from './modules/site/pictures/sweep-site-pictures.ts';
import { sweepMisses } from './modules/site/tools/sweep-misses.ts';
import { sweepRefusals } from './modules/systems/refusals/sweep-refusals.ts';
import { sweepTasks } from './modules/tasks/sweep-tasks.ts';
import { sweepUploads } from './modules/uploads/sweep-uploads.ts';
import { sweepOutbox } from './notify/outbox/sweep-outbox.ts';
import { openDataFolder } from './private-files.ts';
import { demoAccount, demoAccounts, seedDemo } from './seed/demo/seed-demo.ts';
import { seedDemoDeclarations } from './seed/demo/seed-demo-declarations.ts';
import { seedDemoDocuments } from './seed/demo/seed-demo-documents.ts';
import { seedReference } from './seed/reference/seed-reference.ts';
import { staffAccount } from './seed/seed-staff.ts';
import { createStop } from './stop-server.ts';
import { Stopping } from './stopping.ts';
import { type Sweep, sweepAll } from './sweep-regularly.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const sweepEveryMs = 60 * 60 * 1000;

/** What the person who starts the server reads; the log is for whoever runs it. */
const say = (text: string) => void process.stdout.write(`${text}\n`);

/** Opens everything in order and serves until a signal; what was opened is closed again when a step fails. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<void> {
  const given = parseConfig(env);
  // Before a database is made and seeded for nothing.
  await checkPort(given);
  const database = await openDatabase(given, say);
  try {
    // The database's lock is held: no other server makes a key of its own.
    const config = { ...given, identityKey: keepIdentityKey(given) };
    await seedReference({ database: database.kysely, clock: systemClock });
    if (database.firstStart) await seedAtFirstStart(config, database);
    await serve(config, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The explicit command that puts the demo customer into a database; an embedded one has it from the start. */
export async function seedDatabase(env: NodeJS.ProcessEnv): Promise<void> {
  const config = parseConfig(env);
  const database = await openDatabase(config, say);
  try {
    await seedReference({ database: database.kysely, clock: systemClock });
    await seed(config, database);
  } finally {
    await database.close();
  }
}

/**
 * At the first start of an embedded database: a demo for whoever tries the portal on their own machine. Where others reach
 * it, accounts that nobody asked for would be a way in.
 */
async function seedAtFirstStart(config: Config, database: Database): Promise<void> {
  if (config.isLoopback || config.hasDemoData) return await seed(config, database);
  // Nor later, when real customers are in it.
  await recordDemoSeed(database.kysely);
  say(
    `No demo customer was made, since HOST ${config.host} can be reached from outside. ` +
      '`npm run seed` makes one, as DEMO_DATA=yes does at a first start.',
  );
}

async function seed(config: Config, database: Database): Promise<void> {
  const made = { database: database.kysely, clock: systemClock };
  const files = await openFileStore(config);
  if (config.isLoopback) {
    const password = keepDemoPassword(config.dataDir, config.demoPassword);
    await seedDemo({ ...made, password });
    await seedDemoFiles({ ...made, files });
    say(`Made the demo customer: account ${demoAccount}, password ${password}`);
    say(`Made the staff account: account ${staffAccount}, the same password`);
    return;
  }
  // Kept nowhere, and none of them opens another account.
  const passwords = new Map(demoAccounts.map((account) => [account, makeDemoPassword()]));
  await seedDemo({ ...made, password: (account) => passwords.get(account) ?? makeDemoPassword() });
  await seedDemoFiles({ ...made, files });
  say('Made demo accounts. These passwords are shown this once:');
  for (const [account, password] of passwords) say(`  account ${account}, password ${password}`);
}

/** What of the demo needs a place for files. */
async function seedDemoFiles(deps: Parameters<typeof seedDemoDocuments>[0]): Promise<void> {
  await seedDemoDocuments(deps);
  await seedDemoDeclarations(deps);
}

async function serve(config: Config, database: Database): Promise<void> {
  const fronts = config.frontsDir ?? repository;
  const files = await openFileStore(config);
  const stopping = new Stopping();
  const served = { config, database, files, fronts, version: readVersion(), stopping };
  // Others could read along where the server is not for this machine alone.
  const app = await createApp({ ...served, ...(config.isLoopback ? { say } : {}) });
  const openFolder = openDataFolder(config.dataDir);
  if (openFolder) app.log.warn(openFolder);
  // Before it listens: hooks are taken no later.
  const shell = findBuiltShell(fronts, () => undefined);
  const surface = createSurfaceReader(fronts, () => undefined);
  sweepRegularly(app, { database: database.kysely, files, surface, keepDays: config.releaseKeepDays, shell });
  const [delayMs, workMs] = [config.stopDelayMs, config.stopWorkMs];
  stopOnSignals(app, createStop({ app, database, stopping, delayMs, workMs, exit: process.exit }));
  await app.listen({ host: config.host, port: config.port });
  say(
    `Berth is ready: ${shell ? config.publicOrigin : `${config.publicOrigin}/api, without pages: the shell is not built`}`,
  );
  const password = config.isLoopback ? readDemoPassword(config.dataDir) : null;
  if (password) {
    say(`Sign in as the demo customer: account ${demoAccount}, password ${password}`);
    say(`Sign in as staff, who see what is released: account ${staffAccount}, the same password`);
  }
}

/** Removes uploads that nothing used in their time, and versions of remotes, for as long as the server runs. */
function sweepRegularly(
  app: FastifyInstance,
  deps: Pick<ReleaseDependencies, 'database' | 'files' | 'surface' | 'keepDays'> & {
    shell: BuiltShell | null;
  },
): void {
  const warn: Context['warn'] = (err, message) => app.log.warn({ err }, message);
  const own = { ...deps, clock: systemClock, warn };
  const sweeps: Sweep[] = [
    { what: 'pictures of identity', run: () => sweepPapers(own) },
    { what: 'CVs after their time', run: () => sweepCvs(own) },
    { what: 'persons of leads that were closed long ago', run: () => sweepLeads(own) },
    { what: 'pictures of the site that nothing uses', run: () => sweepSitePictures(own) },
    { what: 'links to previews after their time', run: () => sweepPreviews(own) },
    { what: 'abandoned uploads', run: () => sweepUploads(own) },
    { what: 'shells that no page runs', run: async () => void (await sweepShells(own, deps.shell)) },
    { what: 'versions of remotes that nothing uses', run: () => sweepReleases(own) },
    { what: 'results of tasks after their time', run: () => sweepTasks(own) },
    { what: 'messages after their time', run: async () => void (await sweepMessages(own)) },
    { what: 'codes after their time', run: () => sweepCodes(own) },
    { what: 'what left long ago', run: () => sweepOutbox(own) },
    { what: 'failed sign-ins after their time', run: async () => void (await sweepSignIns(own)) },
    { what: 'wrong guesses of tracking after their time', run: async () => void (await sweepMisses(own)) },
    { what: 'refusals of systems after their time', run: () => sweepRefusals(own) },
  ];
  const sweep = async () => await sweepAll(app.log, sweeps);
  const timer = setInterval(sweep, sweepEveryMs).unref();
  // A server that is restarted more often than that sweeps too.
  const first = sweep();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await first;
  });
}

/** Signals and failures that nobody awaited end the server in the same order; the latter with an exit code above 0. */
function stopOnSignals(app: FastifyInstance, stop: (code?: number) => void): void {
  // SIGHUP: the terminal that it was started from is closed.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop());
  // What such a failure leaves behind nobody knows: a new process begins from what is stored.
  const fail = (event: string) => (err: unknown) => {
    app.log.fatal({ err }, `${event}: the server stops`);
    stop(1);
  };
  process.on('uncaughtException', fail('an error that nobody caught'));
  process.on('unhandledRejection', fail('a failure that nobody awaited'));
}

async function checkPort({ host, port }: Config): Promise<void> {
  const probe = createServer().listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

function readVersion(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}

/** Why the server does not start, in words; a stack only for what nobody foresaw. */
export function explainFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseUnavailableError) return error.message;
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  const place = `${address}:${port}`;
  if (code === 'EADDRINUSE') {
    return `PORT: ${place} is taken by another program. Stop that one, or set PORT to another number.`;
  }
  if (code === 'EACCES' && port)
    return `PORT: this user may not listen on ${place}. Set PORT to 1024 or more.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST: this machine has no address ${address}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
