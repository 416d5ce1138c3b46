import type { Locale, Problem } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { uploadIdOf } from '../../uploads/uploads.presenter.ts';
import { attachUploads } from '../../uploads/uploads.service.ts';

/** A file that a request names, and where in it. */
type NamedFile = { path: string; src: string };

/**
 * Keeps uploads of the customer's for something about its costs, so that only those who may see costs can read them
 * from then on, and gives their ids. One that is not there, or was given up, is refused at its field.
 */
export async function attachFiles(
  transaction: Transaction<Tables>,
  { customerId, now, locale }: { customerId: string; now: Date; locale: Locale },
  files: readonly NamedFile[],
): Promise<string[]> {
  const problems: Problem[] = [];
  for (const { path, src } of files) {
    const deps = { database: transaction, clock: () => now };
    await attachUploads(deps, { customerId }, [uploadIdOf(src)], 'cost:view').catch((error) => {
      if (!(error instanceof Refusal)) throw error;
      problems.push({ path, rule: 'fileGone' });
    });
  }
  refuseProblems(problems, locale);
  return files.map(({ src }) => uploadIdOf(src));
}
