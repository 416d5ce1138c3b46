import type { QuarantinedTest } from './quarantine.ts';
import type { Report, TestOutcome } from './read-reports.ts';

/** More tests than this that needed a second try fail a run. */
export const unsteadyLimit = 5;

/** What a run comes to. */
export type Verdict = {
  passed: number;
  failed: number;
  /** Tests that failed once and passed when repeated, by file and name. */
  unsteady: string[];
  /** Quarantined tests that failed or were unsteady, with their owner and last day. */
  excused: string[];
  /** Entries of the quarantine whose last day has passed. */
  expired: string[];
  /** Files and runs that failed outside of any test. */
  otherFailures: string[];
  isGood: boolean;
};

/** Says what the reports come to on a day (`2026-11-23`). */
export function judgeRun(
  reports: readonly Report[],
  quarantine: readonly QuarantinedTest[],
  today: string,
): Verdict {
  const tests = reports.flatMap((report) => report.tests);
  const otherFailures = reports.flatMap((report) => report.otherFailures);
  const entryOf = (test: TestOutcome) =>
    quarantine.find(
      ({ file, name, expires }) => file === test.file && name === test.name && expires >= today,
    );
  const failedTests = tests.filter(({ status }) => status === 'failed');
  const unsteadyTests = tests.filter(({ status, tries }) => status === 'passed' && tries > 1);
  const failed = failedTests.filter((test) => !entryOf(test)).length + otherFailures.length;
  const unsteady = unsteadyTests.filter((test) => !entryOf(test)).map(titleOf);
  const excused = [...failedTests, ...unsteadyTests].flatMap((test) => {
    const entry = entryOf(test);
    return entry ? [`${titleOf(test)} (${entry.owner}, until ${entry.expires})`] : [];
  });
  const expired = quarantine
    .filter(({ expires }) => expires < today)
    .map((entry) => `${titleOf(entry)} (${entry.owner}, until ${entry.expires})`);
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed,
    unsteady,
    excused,
    expired,
    otherFailures,
    isGood: failed === 0 && unsteady.length <= unsteadyLimit && expired.length === 0,
  };
}

const titleOf = ({ file, name }: { file: string; name: string }) => `${file}: ${name}`;
