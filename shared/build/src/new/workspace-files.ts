import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NewFailure } from './new-failure.ts';

/** The repository; a copy of it in tests, whose packages are linked by the test. */
export const root = process.env.BERTH_NEW_ROOT ?? fileURLToPath(new URL('../../../..', import.meta.url));
const templates = fileURLToPath(new URL('../../templates', import.meta.url));

export const exists = (path: string) => existsSync(join(root, path));
export const read = (path: string) => readFileSync(join(root, path), 'utf8');
export const write = (path: string, text: string) => writeFileSync(join(root, path), text);
export const edit = (path: string, change: (text: string) => string) => write(path, change(read(path)));
export const list = (folder: string) => (exists(folder) ? readdirSync(join(root, folder)) : []);

export function editJson(path: string, change: (value: Record<string, unknown>) => void): void {
  const value = JSON.parse(read(path));
  change(value);
  write(path, `${JSON.stringify(value, null, 2)}\n`);
}

/**
 * Copies a template below `target`; `__camelName__` and the like are replaced in file names and texts. Gives the paths
 * of what it wrote. A file that is there already is a failure before anything is written.
 */
export function copyTemplate(
  template: string,
  target: string,
  words: Readonly<Record<string, string>>,
): string[] {
  const fill = (text: string) => text.replace(/__(\w+?)__/g, (place, word: string) => words[word] ?? place);
  const source = join(templates, template);
  const wanted = filesBelow(source).map((path) => ({
    from: path,
    to: join(target, fill(path.slice(source.length + 1)).replace(/\.template$/, '')),
  }));
  const taken = wanted.find(({ to }) => exists(to));
  if (taken) throw new NewFailure(`${taken.to} exists already.`);
  for (const { from, to } of wanted) {
    cpSync(from, join(root, to), { recursive: true });
    edit(to, fill);
  }
  return wanted.map(({ to }) => to);
}

/** Formats what was written and sorts its imports, as the check wants it. */
export function format(paths: readonly string[]): void {
  const biome = join(root, 'node_modules/.bin/biome');
  try {
    execFileSync(biome, ['check', '--write', ...paths], { cwd: root, stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: Buffer | string; stderr?: Buffer | string }; // of the call above
    throw new NewFailure(`${stdout}${stderr}\nWhat was written does not fit the lint of the house.`);
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
