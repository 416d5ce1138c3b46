import { parseArgs } from 'node:util';
import { Failure, main } from '../../bin/processes.mjs';
import { keepUnsteady, readCheckout, saidRed, writeVerdict } from '../../bin/verdict.mjs';
import { workingChange } from './changed-paths.ts';
import { namedParts, type TouchedPart } from './choose-parts.ts';
import { type ChosenTest, chooseTests } from './choose-tests.ts';
import { judgeRun, type Verdict } from './judge-run.ts';
import type { MatrixPart } from './matrix-parts.ts';
import { quarantine } from './quarantine.ts';
import { readExports, readSources } from './read-workspace.ts';
import { beginRun, judgeFailuresAgain, type Run, runBrowser, runChecks, runJest } from './run-steps.ts';
import { showTimes, showVerdict } from './show-run.ts';

const commands: Record<string, (args: string[]) => Promise<number>> = {
  /** npm test and .ci/run: everything that a user would meet, from a fresh clone. */
  all: async () => {
    const began = { ...readCheckout(), at: Date.now() - installMs };
    // Whoever ends the run leaves this.
    writeVerdict({ began, reasons: ['the run did not end'] });
    const record = beginRun();
    try {
      await runChecks(record);
      if (record.reasons.length === 0) {
        await runJest(record, { ring: 'first' });
        await runBrowser(record, { ring: 'first' });
        await judgeFailuresAgain(record);
      }
    } catch (error) {
      console.error(error);
      record.reasons.push(`the run itself: ${error instanceof Error ? error.message : String(error)}`);
    }
    const verdict = judge(record);
    const seenBefore = keepUnsteady(verdict.unsteady, began);
    const code = show(record, verdict, seenBefore);
    writeVerdict({ began, reasons: verdict.reasons });
    return code;
  },
  /** npm run test:matrix -- all, or the names of parts */
  matrix: async (names) => {
    const parts = namedParts(names);
    if (typeof parts === 'string') throw new Failure(parts);
    return await runParts(parts);
  },
  /** npm run test:changed [-- --list] [-- --base REVISION] */
  changed: async (args) => {
    const { values } = parseArgs({ args, options: { list: { type: 'boolean' }, base: { type: 'string' } } });
    const { base, paths } = workingChange(values.base);
    if (paths === null) throw new Failure(`Git knows no ${base}.`);
    const { jest, journeys, parts } = chooseTests(paths, readSources(), readExports());
    console.log(`${paths.length} files changed since ${base}.`);
    showChosen('Jest', jest);
    showChosen('Browser', journeys);
    for (const touched of parts) console.log(`Matrix: ${touched.part.name}${exampleOf(touched)}`);
    if (values.list) return 0;

    const record = beginRun();
    await runChecks(record);
    if (record.reasons.length > 0) return show(record, judge(record));
    const filesOf = (tests: ChosenTest[]) => tests.map(({ file }) => file);
    if (jest.length > 0) await runJest(record, { files: filesOf(jest) });
    if (journeys.length > 0) await runBrowser(record, { files: filesOf(journeys) });
    await judgeFailuresAgain(record);
    const code = show(record, judge(record));
    return parts.length === 0 ? code : Math.max(code, await runParts(parts.map(({ part }) => part)));
  },
};

const installMs = Number(process.env.BERTH_INSTALL_SECONDS ?? 0) * 1000;

/** Parts of the matrix one after the other, each with a verdict of its own. */
async function runParts(parts: readonly MatrixPart[]): Promise<number> {
  const verdicts: { name: string; verdict: Verdict; minutes: number }[] = [];
  for (const { name, runner } of parts) {
    const record = beginRun();
    try {
      await (runner === 'jest' ? runJest : runBrowser)(record, { part: name });
      await judgeFailuresAgain(record);
    } catch (error) {
      console.error(error);
      record.reasons.push(`the run itself: ${error instanceof Error ? error.message : String(error)}`);
    }
    const verdict = judge(record);
    show(record, verdict);
    verdicts.push({ name, verdict, minutes: (Date.now() - record.startedAt) / 60_000 });
  }
  console.log('\nThe parts of the matrix');
  for (const { name, verdict, minutes } of verdicts) {
    const word = verdict.reasons.length === 0 ? 'GREEN' : 'RED';
    console.log(
      `  ${name.padEnd(10)} ${word}  ${minutes.toFixed(1)} minutes, unsteady: ${verdict.unsteady.length}`,
    );
  }
  const red = verdicts.filter(({ verdict }) => verdict.reasons.length > 0);
  const sum = (count: (verdict: Verdict) => number) =>
    verdicts.reduce((total, { verdict }) => total + count(verdict), 0);
  console.log(red.length === 0 ? 'GREEN' : `RED: ${red.map(({ name }) => name).join('; ')}`);
  console.log(`${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`);
  return red.length === 0 ? 0 : saidRed;
}

function judge({ results, reasons }: Run): Verdict {
  const reports = results.map(({ report }) => report);
  return judgeRun(reports, quarantine, new Date().toISOString().slice(0, 10), reasons);
}

/** Prints how a run went, the verdict last. Returns the exit code that says the same. */
function show({ results, steps }: Run, verdict: Verdict, seenBefore: readonly string[] = []): number {
  const reports = results.map(({ report }) => report);
  const lines = [...showTimes(reports, steps), ...showVerdict(verdict, seenBefore)];
  console.log(`\n${lines.join('\n')}`);
  return verdict.reasons.length === 0 ? 0 : saidRed;
}

function showChosen(title: string, tests: readonly ChosenTest[]): void {
  console.log(`${title}: ${tests.length} files`);
  for (const { file, because } of tests) console.log(`  ${file}${file === because ? '' : `  (${because})`}`);
}

function exampleOf({ paths }: TouchedPart): string {
  if (paths.length === 0) return '';
  return `, which guards ${paths[0]}${paths.length > 1 ? ` and ${paths.length - 1} more` : ''}`;
}

await main(async () => {
  const [name = 'all', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    throw new Failure('usage: test [all | matrix [all | PART …] | changed [--list] [--base REVISION]]');
  }
  return await command(args);
});
// A child that was given up may still hold the process.
process.exit();
