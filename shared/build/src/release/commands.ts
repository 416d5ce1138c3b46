import { parseArgs } from 'node:util';
import { versionName } from '@berth/contract/release';
import { buildRelease } from './build-release.ts';
import { showDiff } from './diff-releases.ts';
import {
  pin,
  promote,
  promoteSet,
  remove,
  removeSet,
  rollBack,
  rollBackSet,
  saveSet,
} from './move-releases.ts';
import { publishRelease } from './publish-release.ts';
import { ReleaseFailure } from './release-failure.ts';
import { allowPlainHttp } from './release-server.ts';
import { reproduce } from './reproduce.ts';
import { showHistory, showList } from './show-releases.ts';

const usage = `npm run release -- COMMAND: builds a remote and brings it to a portal.

  build REMOTE                                     a version folder in remote-REMOTE/releases/, and what it weighs
  publish REMOTE[@VERSION]                         checks it against what is deployed, uploads and registers it
  promote REMOTE@VERSION --to stable               everyone gets it
  promote REMOTE@VERSION --to canary --percent 10  a tenth of the customers gets it; 0 ends that
  rollback REMOTE[@VERSION]                        back to the stable version before; refused if VERSION is not stable
  pin REMOTE@VERSION --customer ID                 one customer gets it; pin REMOTE --customer ID takes it away
  remove REMOTE@VERSION                            frees the place of a version that nobody has, before its time
  set save NAME [REMOTE@VERSION …] [--file FILE]   names versions that passed the browser suite together
       [--evidence TEXT]                           (none named: what is stable now)
  set promote NAME                                 all of a set at once, or none; also promote --set NAME
  set rollback                                     back to what was stable before the newest set; also rollback --set
  set remove NAME                                  a set that is not in force, nor what a rollback of sets leads to
  list [REMOTE]                                    what runs where, the versions that are kept, the sets
  history [REMOTE]                                 who did what, when and why
  diff REMOTE@VERSION REMOTE@VERSION               what two versions need and weigh
  reproduce REMOTE                                 builds the last commit twice, in two places, and compares

Every move has a reason, which stands in the history: --why TEXT, or it is asked for. A move is refused when somebody
else has moved the same remote meanwhile.
BERTH_URL is the address of the portal (default http://localhost:3000), BERTH_RELEASE_KEY the key of your team,
BERTH_REMOTES_DIR the folder of the remote-* packages where that is not this checkout. A key is not sent over plain
http, except to this machine; --allow-http sends it all the same.
Exit codes: 1 failed, 2 not understood, 3 incompatible with what is deployed, 4 refused, 5 portal unreachable.`;

type Command = (args: string[]) => Promise<void>;

const commands: Record<string, Command> = {
  async build(args) {
    buildRelease(remoteAlone('build', read(args, 1, {}).words[0]));
  },
  async publish(args) {
    const { remote, version } = named(read(args, 1, {}).words[0]);
    await publishRelease(remote, version);
  },
  async promote(args) {
    const { words, options } = read(args, 1, {
      set: 'string',
      to: 'string',
      percent: 'string',
      why: 'string',
    });
    if (options.set) {
      assertNoMore(words);
      return promoteSet(options.set, options.why);
    }
    const { remote, version } = versioned(words[0]);
    await promote(remote, version, targetOf(options.to, options.percent), options.why);
  },
  async rollback(args) {
    const isSet = args.includes('--set');
    const { words, options } = read(
      args.filter((arg) => arg !== '--set'),
      isSet ? 0 : 1,
      { why: 'string' },
    );
    if (isSet) return rollBackSet(options.why);
    const { remote, version } = named(words[0]);
    await rollBack(remote, version, options.why);
  },
  async pin(args) {
    const { words, options } = read(args, 1, { customer: 'string', why: 'string' });
    const { remote, version } = named(words[0]);
    if (!options.customer) throw misunderstood('pin needs --customer ID.');
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(options.customer)) {
      throw misunderstood(
        `“${options.customer}” is no id of a customer, such as 5032c588-02f0-4d61-8136-19eda59e88a5. ` +
          'By name a customer is found on /system/releases, where staff pin a version, too.',
      );
    }
    await pin(remote, version, options.customer, options.why);
  },
  async remove(args) {
    const { words, options } = read(args, 1, { why: 'string' });
    const { remote, version } = versioned(words[0]);
    await remove(remote, version, options.why);
  },
  async set([action, ...args]) {
    const { words, options } = read(args, 100, { file: 'string', evidence: 'string', why: 'string' });
    const [name, ...members] = words;
    if (action === 'rollback') {
      assertNoMore(words);
      return rollBackSet(options.why);
    }
    if (!name) throw misunderstood('A set has a name.');
    if (action === 'promote') {
      assertNoMore(members);
      return promoteSet(name, options.why);
    }
    if (action === 'remove') {
      assertNoMore(members);
      return removeSet(name, options.why);
    }
    if (action !== 'save') throw misunderstood('set knows save, promote, rollback and remove.');
    if (options.file && members.length > 0)
      throw misunderstood('A set is named by words or by --file, not both.');
    const chosen = members.map(versioned);
    const twice = chosen.find(({ remote }, at) => chosen.findIndex((each) => each.remote === remote) < at);
    if (twice) throw misunderstood(`A set has one version of each remote: ${twice.remote} is named twice.`);
    await saveSet(name, chosen.length > 0 ? chosen : (options.file ?? null), options.evidence ?? '');
  },
  async list(args) {
    await showList(read(args, 1, {}).words[0]);
  },
  async history(args) {
    await showHistory(read(args, 1, {}).words[0]);
  },
  async diff(args) {
    const [one, other] = read(args, 2, {}).words.map(versioned);
    if (!one || !other || one.remote !== other.remote)
      throw misunderstood('diff compares two versions of one remote.');
    await showDiff(one.remote, one.version, other.version);
  },
  async reproduce(args) {
    await reproduce(remoteAlone('reproduce', read(args, 1, {}).words[0]));
  },
};

const plainHttp = '--allow-http';
const help = ['--help', '-h'];

/** Runs one command line; throws a `ReleaseFailure` where it does not end well. */
export async function runCommand([name = 'help', ...args]: readonly string[]): Promise<void> {
  if (name === 'help' || help.includes(name)) return console.log(usage);
  const command = findCommand(name);
  if (args.some((arg) => help.includes(arg))) return console.log(usageOf(name));
  if (args.includes(plainHttp)) allowPlainHttp();
  await command(args.filter((arg) => arg !== plainHttp));
}

function findCommand(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw misunderstood(`There is no command “${name}”.`);
  return command;
}

const allCommands = 'All commands: npm run release -- help';

/** The lines of one command, each with those that go on with it. */
function usageOf(name: string): string {
  const lines = usage.match(/^ {2}\S.*(?:\n {3}.*)*/gm) ?? [];
  return [...lines.filter((line) => line.startsWith(`  ${name} `)), '', allCommands].join('\n');
}

function misunderstood(what: string): ReleaseFailure {
  return new ReleaseFailure('usage', `${what}\n${allCommands}`);
}

function read<Name extends string>(args: string[], mostWords: number, options: Record<Name, 'string'>) {
  const known = Object.fromEntries(Object.keys(options).map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true });
    assertNoMore(positionals.slice(mostWords));
    // Every known option is a text.
    return { words: positionals, options: values as Partial<Record<Name, string>> };
  } catch (error) {
    if (error instanceof ReleaseFailure) throw error;
    throw misunderstood(error instanceof Error ? error.message : String(error));
  }
}

function assertNoMore([word]: readonly string[]): void {
  if (word !== undefined) throw misunderstood(`“${word}” is one word too many.`);
}

function named(text: string | undefined): { remote: string; version: string | null } {
  const [, remote, version] = /^(?:remote-)?([a-z][a-z0-9-]*)(?:@(.+))?$/.exec(text ?? '') ?? [];
  if (!remote) throw misunderstood(text ? `“${text}” names no remote.` : 'Which remote?');
  if (version !== undefined && !versionName.safeParse(version).success) {
    throw misunderstood(`“${version}” is no version, such as ${remote}@1.4.0.`);
  }
  return { remote, version: version ?? null };
}

/** For what is done with the sources as they stand. */
function remoteAlone(command: string, text: string | undefined): string {
  const { remote, version } = named(text);
  if (version !== null) throw misunderstood(`${command} takes no version: ${command} ${remote}.`);
  return remote;
}

function versioned(text: string | undefined): { remote: string; version: string } {
  const { remote, version } = named(text);
  if (!version) throw misunderstood(`Which version of ${remote}? Such as ${remote}@1.4.0.`);
  return { remote, version };
}

function targetOf(to: string | undefined, percent: string | undefined): 'stable' | number {
  if (to === 'stable' && percent === undefined) return 'stable';
  if (to === 'canary' && percent !== undefined && /^\d{1,3}$/.test(percent) && Number(percent) <= 100) {
    return Number(percent);
  }
  throw misunderstood('promote needs --to stable, or --to canary --percent 0…100.');
}
