import type { Report, TestOutcome } from './read-reports.ts';

/** The files in which something failed, the ones with a failed test first. */
export function failedFiles({ tests, otherFailures }: Report): string[] {
  const ofTests = tests.filter(({ status }) => status === 'failed').map(({ file }) => file);
  const ofOthers = otherFailures.flatMap(({ file }) => file ?? []);
  return [...new Set([...ofTests, ...ofOthers])];
}

/**
 * A report after a file of it ran once more, alone. What failed both times has failed. What passed once is unsteady: it
 * has two tries, or, where the file had failed as a whole, the file is `recovered`.
 */
export function judgedAgain(first: Report, file: string, second: Report): Report {
  const isOfFile = (one: { file: string | null }) => one.file === file;
  const before = first.tests.filter(isOfFile);
  const after = second.tests.filter(isOfFile);
  const otherBefore = first.otherFailures.filter(isOfFile);
  // Where it does not even start again, that is what has failed.
  const otherAfter = second.otherFailures;
  const isGoodNow = otherAfter.length === 0;
  return {
    tests: [
      ...first.tests.filter((test) => !isOfFile(test)),
      ...before.map((test) => outcomeOfBoth(test, after)),
      ...after.filter(({ name }) => !before.some((test) => test.name === name)),
    ],
    otherFailures: [
      ...first.otherFailures.filter((failure) => !isOfFile(failure)),
      ...(isGoodNow ? [] : otherBefore.length > 0 ? otherBefore : otherAfter),
    ],
    recovered: [...(first.recovered ?? []), ...(isGoodNow ? otherBefore : [])],
    fileSeconds: first.fileSeconds,
  };
}

function outcomeOfBoth(before: TestOutcome, after: readonly TestOutcome[]): TestOutcome {
  // A suite of the API may have run on two databases: all of them count.
  const again = after.filter(({ name }) => name === before.name);
  const passedAgain = again.length > 0 && again.every(({ status }) => status === 'passed');
  if (before.status === 'failed') {
    return passedAgain ? { ...before, status: 'passed', tries: 2 } : { ...before, tries: 2 };
  }
  const failsNow = again.some(({ status }) => status === 'failed');
  return failsNow ? { ...before, tries: 2 } : before;
}
