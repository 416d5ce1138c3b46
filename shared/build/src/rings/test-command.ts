import { parseArgs } from 'node:util';
import { Failure, main } from '../../bin/processes.mjs';
import { landedChange, workingChange } from './changed-paths.ts';
import { fitParts, minutesForParts, namedParts, touchedParts } from './choose-parts.ts';
import { type ChosenTest, chooseTests } from './choose-tests.ts';
import { judgeRun } from './judge-run.ts';
import { type MatrixPart, matrixParts } from './matrix-parts.ts';
import { quarantine } from './quarantine.ts';
import { readExports, readSources } from './read-workspace.ts';
import { beginRun, type Run, runBrowser, runChecksAndFetchBrowser, runJest } from './run-steps.ts';
import { showRun } from './show-run.ts';

const commands: Record<string, (args: string[]) => Promise<number>> = {
  /** npm test: everything that a user would meet, from a fresh clone. One failing part does not hide the others. */
  all: async () => {
    const record = beginRun();
    await runFirstRing(record);
    return finish(record);
  },
  /** npm run test:matrix [part …] */
  matrix: async (names) => {
    const parts = namedParts(names);
    if (typeof parts === 'string') throw new Failure(parts);
    const record = beginRun();
    await runParts(record, parts);
    return finish(record);
  },
  /** .ci/run: the first ring and what of the matrix guards the change, as far as a slow machine leaves time. */
  ci: async () => {
    const { base, paths } = landedChange();
    const touched = paths === null ? matrixParts.map((part) => ({ part, paths: [] })) : touchedParts(paths);
    const record = beginRun();
    await runFirstRing(record);
    const budget = minutesForParts(record.steps.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
    const { chosen, leftOut } = budget > 0 ? fitParts(touched, budget) : { chosen: [], leftOut: touched };
    const choice = [
      `${paths === null ? 'An unknown number of' : paths.length} files changed since ${base}.`,
      ...chosen.map(({ part, paths }) => `matrix: ${part.name}${example(paths)}`),
      ...leftOut.map(({ part }) => `matrix, left out for want of time: npm run test:matrix ${part.name}`),
    ];
    console.log(choice.join('\n'));
    await runParts(
      record,
      chosen.map(({ part }) => part),
    );
    console.log(choice.join('\n'));
    return finish(record);
  },
  /** npm run test:changed [-- --list] [-- --base REVISION] */
  changed: async (args) => {
    const { values } = parseArgs({ args, options: { list: { type: 'boolean' }, base: { type: 'string' } } });
    const { base, paths } = workingChange(values.base);
    if (paths === null) throw new Failure(`Git knows no ${base}.`);
    const { jest, journeys, parts } = chooseTests(paths, readSources(), readExports());
    console.log(`${paths.length} files changed since ${base}.`);
    for (const [title, tests] of [['Jest', jest] as const, ['Browser', journeys] as const])
      show(title, tests);
    for (const { part, paths } of parts) console.log(`Matrix: ${part.name}${example(paths)}`);
    if (values.list) return 0;

    const record = beginRun();
    const files = (tests: ChosenTest[]) => tests.map(({ file }) => file);
    if (jest.length > 0) await runJest(record, { files: files(jest) });
    if (journeys.length > 0) await runBrowser(record, { files: files(journeys) });
    await runParts(
      record,
      parts.map(({ part }) => part),
    );
    return finish(record);
  },
};

async function runFirstRing(record: Run): Promise<void> {
  await runChecksAndFetchBrowser(record);
  await runJest(record);
  await runBrowser(record);
}

async function runParts(record: Run, parts: readonly MatrixPart[]): Promise<void> {
  for (const { name, runner } of parts) {
    await (runner === 'jest' ? runJest : runBrowser)(record, { part: name });
  }
}

function finish({ reports, steps, failedChecks }: Run): number {
  const verdict = judgeRun(reports, quarantine, new Date().toISOString().slice(0, 10));
  console.log(`\n${showRun(verdict, reports, steps, failedChecks).join('\n')}`);
  return verdict.isGood && failedChecks.length === 0 ? 0 : 1;
}

function show(title: string, tests: readonly ChosenTest[]): void {
  console.log(`${title}: ${tests.length} files`);
  for (const { file, because } of tests) console.log(`  ${file}${file === because ? '' : `  (${because})`}`);
}

function example(paths: readonly string[]): string {
  if (paths.length === 0) return '';
  return `, which guards ${paths[0]}${paths.length > 1 ? ` and ${paths.length - 1} more` : ''}`;
}

await main(async () => {
  const [name = 'all', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new Failure(`usage: test [all | matrix [PART …] | changed [--list] [--base REVISION] | ci]`);
  return command(args);
});
