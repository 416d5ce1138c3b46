import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'berth-generated-'));
const node = process.execPath;
const jestTool = 'shared/build/node_modules/jest/bin/jest.js';

jest.setTimeout(600_000);

beforeAll(async () => {
  copyRepository();
  await create('remote', 'tryout', '--zh', '试用', '--en', 'Try out', '--group', 'tries:试用组:Tries');
  await create(
    'list',
    'tryout',
    'spare-part',
    ...titles('备件', 'Spare parts'),
    '--permission',
    'bookings:view',
  );
  await create('form', 'tryout', 'spare-part', ...titles('备件', 'Spare part'), '--permission', 'goods:edit');
  await create('list', 'tryout', 'service-item', ...titles('服务', 'Services'), '--permission', 'cost:pay');
  await create('endpoint', 'service-item');
  // Who may see them may change them, too.
  await create('form', 'tryout', 'service-item', ...titles('服务', 'Service'), '--permission', 'cost:pay');
  await create('feature', 'tryout', 'read-help', '--zh', '帮助', '--en', 'Help');
  // As an installation links them.
  cpSync(join(copy, 'remote-site/node_modules'), join(copy, 'remote-tryout/node_modules'), asLinks);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each(['shared/contract', 'shared/runtime', 'api', 'remote-tryout', 'e2e'])(
  'types of %s hold',
  async (folder) => {
    expect(await said('node_modules/.bin/tsc', ['-p', folder])).toBe('');
  },
);

test('the lint finds nothing', async () => {
  expect(await said('node_modules/.bin/biome', ['check', '--error-on-warnings'])).toMatch(/No fixes applied/);
});

test.each([
  ['shared/build', 'boundaries', {}],
  ['remote-tryout', '', {}],
  ['shared/contract', 'spare-part', {}],
  ['api', '(spare-part|service-item|every-route|messages)', { TEST_DATABASE: 'pglite' }],
])('the tests of %s pass', async (folder, pattern, env) => {
  const args = [
    '--config',
    `${folder}/jest.config.js`,
    '--rootDir',
    folder,
    '--watchman=false',
    '--maxWorkers=1',
  ];
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const output = await said(node, [...flags, jestTool, ...args, ...(pattern ? [pattern] : [])], env);
  expect(output).toMatch(/Tests: +[1-9]\d* passed/);
  expect(output).not.toMatch(/failed/);
});

test('what is there already is not written again', async () => {
  const again = create('list', 'tryout', 'spare-part', ...titles('备件', 'Spare parts'));
  await expect(again).rejects.toThrow('exists already');
  const form = create('form', 'tryout', 'spare-part', ...titles('备件', 'Spare part'));
  await expect(form).rejects.toThrow('exists already');
});

test('a form stands behind a list', async () => {
  const form = create('form', 'tryout', 'claim', ...titles('索赔', 'Claim'));
  await expect(form).rejects.toThrow('new list tryout claim');
});

test.each([
  ['is not made up', [], '--permission is missing: who may see claims'],
  ['is one of the contract', ['--permission', 'claims:see'], '“claims:see” is no permission of customers'],
  ['of the staff is none of customers', ['--permission', 'billing:desk'], '“billing:desk” is no permission'],
])('a permission %s', async (_name, given, said) => {
  const list = create('list', 'tryout', 'claim', ...titles('索赔', 'Claims'), ...given);
  await expect(list).rejects.toThrow(said);
  expect(existsSync(join(copy, 'shared/contract/src/claim'))).toBe(false);
});

test('what was written looks like the remotes that are there: a folder a noun, paths, calls and a README of its own', () => {
  const remote = join(copy, 'remote-tryout');
  for (const file of ['list/ListSparePartsPage.tsx', 'edit/EditSparePartPage.tsx']) {
    expect(existsSync(join(remote, 'src/features/spare-parts', file))).toBe(true);
  }
  const read = (path: string) => readFileSync(join(remote, path), 'utf8');
  expect(read('src/paths.ts')).toContain(`spareParts: () => '/tryout/spare-parts'`);
  expect(read('src/remote.tsx')).toContain('path: tryoutPaths.sparePart(),');
  expect(read('src/features/calls/spare-parts.queries.ts')).toContain(
    `endpointMutation('POST /spare-part/save')`,
  );
  expect(read('README.md')).toContain('| `/tryout/spare-parts/detail` |');
  expect(read('remote.json')).toContain('"permission": "goods:edit"');
});

const titles = (zh: string, en: string) => ['--zh', zh, '--en', en];

const asLinks = { recursive: true, verbatimSymlinks: true } as const;

/** The files that Git knows or would, with packages linked as they are here: those of ours lead into the copy. */
function copyRepository(): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const path of listed
    .toString()
    .split('\0')
    .filter((path) => path && existsSync(join(root, path)))) {
    cpSync(join(root, path), join(copy, path));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const folder of [...packagesIn('.'), ...packagesIn('shared')]) {
    const packages = join(root, folder, 'node_modules');
    if (existsSync(packages)) cpSync(packages, join(copy, folder, 'node_modules'), asLinks);
  }
  execFileSync('git', ['init', '-q'], { cwd: copy });
}

function packagesIn(folder: string): string[] {
  return readdirSync(join(root, folder))
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(root, path, 'package.json')) && dirname(path) === folder);
}

async function create(...args: string[]): Promise<string> {
  return await said(node, ['shared/build/src/new/new.ts', ...args], { BERTH_NEW_ROOT: copy });
}

/** What a command says; where it fails, that is the error. */
async function said(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  // The run that this is a part of is none of the command's business.
  const { MATRIX: _part, JEST_WORKER_ID: _worker, NODE_OPTIONS: _options, ...own } = process.env;
  const done = promisify(execFile)(command, args, { cwd: copy, env: { ...own, ...env }, maxBuffer: 1e8 });
  const { stdout, stderr } = await done.catch((error) => {
    throw new Error(`${error.stdout}${error.stderr}`);
  });
  return `${stdout}${stderr}`;
}
