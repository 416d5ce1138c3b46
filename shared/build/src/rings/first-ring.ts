import { readFileSync } from 'node:fs';

/**
 * Which run a suite of Jest's belongs to: `first` is `npm test`, the others are parts of the matrix. Suites about
 * kills, generators and the second database are told apart by their packages.
 */
export type SuiteRing = 'first' | 'slow' | 'machinery';

/** Seconds on a worker from which a suite is a slow one: about ten on an ordinary slow day. */
export const slowFrom = 6;

/** What slow suites every change needs all the same, by path from the top, and why. */
export const needed: Record<string, string> = {
  'api/test/roles-and-calls.test.ts': 'which role may call what: every endpoint',
  'api/src/modules/bills/desk/billing-desk.test.ts': 'what the desk may do with money',
  'remote-cost/src/features/bills/view/ViewBillPage.test.tsx': 'what a customer reads of a bill and confirms',
  'shared/ui/src/data-table/DataTable.test.tsx': 'the table under every list',
};

/** Releases of remotes: publication, versions, deployments. The registry that every page begins with is not of it. */
const machinery = /^api\/src\/modules\/releases\/(?!registry\/)/;

/** Seconds of the suites that took long on the last record, by path from the top; `keep-long-suites.ts` writes it. */
export const longSuites: Record<string, number> = JSON.parse(
  readFileSync(new URL('../jest/long-suites.json', import.meta.url), 'utf8'),
);

/** The ring of a suite, given by its path from the top. */
export function ringOf(path: string, record: Readonly<Record<string, number>> = longSuites): SuiteRing {
  if (machinery.test(path)) return 'machinery';
  return (record[path] ?? 0) >= slowFrom && !Object.hasOwn(needed, path) ? 'slow' : 'first';
}
