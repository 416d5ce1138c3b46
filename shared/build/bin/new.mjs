import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { capture, Failure, main, run } from './processes.mjs';
import { readJson, remoteFolders, root } from './workspace.mjs';

const usage = `usage:
  new remote NAME            a remote with a first page, in remote-NAME/
  new feature REMOTE NAME    a page of a remote, in remote-REMOTE/src/features/NAME/`;

// pnpm new: writes a folder whose tests pass, from shared/build/templates.
await main(async () => {
  const [kind, ...names] = process.argv.slice(2);
  if (names.length === 0 || !names.every((name) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))) {
    throw new Failure(`${usage}\nNames are kebab-case, such as \`customs\` or \`list-bills\`.`);
  }
  await ensureInstalled();
  // The shell tells of itself under its name, as remotes do.
  if (kind === 'remote' && names[0] === 'shell') throw new Failure('“shell” is the portal’s own name.');
  if (kind === 'remote' && names.length === 1) return newRemote(names[0]);
  if (kind === 'feature' && names.length === 2) return newFeature(...names);
  throw new Failure(usage);
});

async function newRemote(name) {
  const folder = `remote-${name}`;
  await write('remote', folder, { name, port: String(nextPort()) });
  const code = await run('npx', ['--yes', readJson('package.json').packageManager, 'install']);
  if (code !== 0) throw new Failure(`${folder} is written, but its packages could not be installed.`);
  console.log(`${folder} is there: registered by its remote.json, served by \`npm start\` and \`npm run dev\` at /${name}.
Its words stand in src/locales, its menu item in remote.json, its routes in src/remote.tsx.`);
  return 0;
}

async function newFeature(remote, name) {
  if (!existsSync(join(root, `remote-${remote}`))) throw new Failure(`There is no remote-${remote}.`);
  const folder = `remote-${remote}/src/features/${name}`;
  await write('feature', folder, { name, remote });
  for (const language of ['zh-CN', 'en']) addWords(`remote-${remote}/src/locales/${language}.json`, name);
  console.log(`${folder} is there. Give its page a route in remote-${remote}/src/remote.tsx:
  { path: …, title: …, page: () => import('./features/${name}/${pascal(name)}Page.tsx').then((m) => m.${pascal(name)}Page) }`);
  return 0;
}

/** Copies a template; `__name__`, `__camelName__` and so on are replaced in file names and texts. */
async function write(template, folder, values) {
  const target = join(root, folder);
  if (existsSync(target)) throw new Failure(`${folder} exists already.`);
  const { name } = values;
  const words = { ...values, Name: title(name), camelName: camel(name), PascalName: pascal(name) };
  const fill = (text) => text.replace(/__(\w+?)__/g, (place, word) => words[word] ?? place);
  cpSync(join(root, 'shared/build/templates', template), target, { recursive: true });
  for (const path of files(target)) {
    writeFileSync(path, fill(readFileSync(path, 'utf8')));
    renameSync(path, fill(path).replace(/\.template$/, ''));
  }
  const { code, output } = await capture(join(root, 'node_modules/.bin/biome'), ['check', '--write', folder]);
  if (code !== 0) {
    rmSync(target, { recursive: true });
    throw new Failure(`${output}\nThe template of a new ${template} does not fit the house's lint.`);
  }
}

function addWords(path, name) {
  const words = readJson(path);
  words[camel(name)] = { title: title(name) };
  writeFileSync(join(root, path), `${JSON.stringify(words, null, 2)}\n`);
}

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

function nextPort() {
  const ports = remoteFolders().map((folder) =>
    Number(/port:\s*(\d+)/.exec(readFileSync(join(root, folder, 'rsbuild.config.ts'), 'utf8'))?.[1]),
  );
  return Math.max(3100, ...ports) + 1;
}

function pascal(name) {
  return name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
}

function camel(name) {
  return pascal(name).replace(/^\w/, (letter) => letter.toLowerCase());
}

function title(name) {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
