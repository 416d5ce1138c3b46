import { unsteadyLimit, type Verdict } from './judge-run.ts';
import type { Report } from './read-reports.ts';

/** What a step of the run took by the clock. */
export type StepTime = { name: string; seconds: number };

const minutes = (seconds: number) => (seconds / 60).toFixed(1);

/** The lines that end a run, the counts last. */
export function showRun(
  verdict: Verdict,
  reports: readonly Report[],
  steps: readonly StepTime[],
  failedChecks: readonly string[] = [],
): string[] {
  return [
    ...section('Slowest tests', slowest(reports)),
    ...section(
      'Minutes of each part',
      steps.map((step) => `${minutes(step.seconds)}  ${step.name}`),
    ),
    ...section('Minutes of the workers by folder', folderMinutes(reports)),
    ...section('Failed outside of any test', verdict.otherFailures),
    ...section('In quarantine, and failed or unsteady', verdict.excused),
    ...section('Expired in quarantine (shared/build/src/rings/quarantine.ts)', verdict.expired),
    ...(failedChecks.length > 0 ? [`Checks failed: ${failedChecks.join('; ')}`] : []),
    `unsteady: ${verdict.unsteady.length}${verdict.unsteady.length > unsteadyLimit ? `, more than ${unsteadyLimit}` : ''}`,
    ...verdict.unsteady.map((name) => `  ${name}`),
    `${verdict.passed} passed, ${verdict.failed} failed`,
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];
}

function slowest(reports: readonly Report[]): string[] {
  return reports
    .flatMap(({ tests }) => tests)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 20)
    .map(({ seconds, file, name }) => `${seconds.toFixed(1).padStart(5)} s  ${file}: ${name}`);
}

function folderMinutes(reports: readonly Report[]): string[] {
  const sums = new Map<string, number>();
  for (const { fileSeconds } of reports) {
    for (const [file, seconds] of Object.entries(fileSeconds)) {
      const folder = folderOf(file);
      sums.set(folder, (sums.get(folder) ?? 0) + seconds);
    }
  }
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .map(([folder, seconds]) => `${minutes(seconds).padStart(4)}  ${folder}`);
}

/** A package of Jest's; of the browser suite the folder of the spec, or the first word of its name. */
function folderOf(file: string): string {
  const spec = /^e2e\/journeys\/(?:[^/]+\/|[a-z]+)/.exec(file);
  return spec?.[0] ?? /^(?:shared\/)?[^/]+/.exec(file)?.[0] ?? file;
}
