import { parseArgs } from 'node:util';
import { isName } from './names.ts';
import { newEndpoint } from './new-endpoint.ts';
import { NewFailure } from './new-failure.ts';
import { newForm } from './new-form.ts';
import { newList } from './new-list.ts';
import { newMigration } from './new-migration.ts';
import { newModule } from './new-module.ts';
import { newFeature, newRemote } from './new-remote.ts';
import type { Options } from './options.ts';

const usage = `usage:
  new remote NAME               a remote with a first page, its menu item, words and tests, in remote-NAME/
                                  --group name:中文:English puts its item into a group of the menu
  new feature REMOTE NAME       a page of a remote, in remote-REMOTE/src/features/NAME/
  new module NOUN               a noun with its list on the server: contract, table, module, file and tests
                                  --permission NAME: who may see it, out of the contract's list
  new endpoint NOUN             the call that gives one record of a noun, for its page
  new list REMOTE NOUN          the page of a noun's list, with its menu item; the module first where there is none
                                  (--permission as there)
  new form REMOTE NOUN          the page on which one record is made and changed, with what saves it; after its list
                                  --permission NAME: who may make and change them
  new migration NAME            the next migration of the database

Titles are asked for in both languages; --zh and --en give them. So is a permission that is not given.`;

type Command = { names: number; run: (names: string[], options: Options) => Promise<string> | string };

const commands: Readonly<Record<string, Command>> = {
  remote: { names: 1, run: ([name = ''], options) => newRemote(name, options) },
  feature: { names: 2, run: ([remote = '', name = ''], options) => newFeature(remote, name, options) },
  module: { names: 1, run: ([noun = ''], options) => newModule(noun, options) },
  endpoint: { names: 1, run: ([noun = '']) => newEndpoint(noun) },
  list: { names: 2, run: ([remote = '', noun = ''], options) => newList(remote, noun, options) },
  form: { names: 2, run: ([remote = '', noun = ''], options) => newForm(remote, noun, options) },
  migration: { names: 1, run: ([name = '']) => `${newMigration(name)} is there.` },
};

// pnpm new: writes what passes the checks, from shared/build/templates.
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      zh: { type: 'string' },
      en: { type: 'string' },
      group: { type: 'string' },
      permission: { type: 'string' },
    },
  });
  const [kind = '', ...names] = positionals;
  const command = Object.hasOwn(commands, kind) ? commands[kind] : undefined;
  if (!command || names.length !== command.names) throw new NewFailure(usage);
  const odd = names.find((name) => !isName(name));
  if (odd !== undefined)
    throw new NewFailure(`“${odd}” is no name: names are kebab-case, such as \`list-bills\`.`);
  console.log(await command.run(names, values));
} catch (error) {
  const isForUser =
    error instanceof NewFailure || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  if (!isForUser) throw error;
  console.error(`\n${(error as Error).message}`); // one of both
  process.exitCode = 1;
}
