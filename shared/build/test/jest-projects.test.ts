import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const config = fileURLToPath(new URL('../bin/jest-projects.mjs', import.meta.url));

/** As Jest reads it: in a process of its own. */
function readProjects(): { rootDir: string; displayName?: string; transform?: object }[] {
  const print = `import(${JSON.stringify(config)}).then((m) => console.log(JSON.stringify(m.default.projects)))`;
  return JSON.parse(execFileSync(process.execPath, ['-e', print], { encoding: 'utf8' }));
}

test('`npm test` runs the tests of the API on the embedded database alone, every project with its own settings', () => {
  const projects = readProjects();
  const names = projects.flatMap(({ displayName }) => displayName ?? []);
  expect(names).toEqual(['api-pglite']);
  expect(projects.filter(({ transform }) => transform === undefined)).toEqual([]);
  expect(projects.map(({ rootDir }) => rootDir).filter((path) => path.endsWith('/shell'))).toHaveLength(1);
});
