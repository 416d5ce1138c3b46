import { type RemoteFailureCause, shellName } from '@berth/contract';
import type { FastifyBaseLogger } from 'fastify';
import { toChinaDay } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import type { Canary } from '../deployments/deployment-state.ts';
import { stopCanary } from '../deployments/promote-version.ts';
import type { InForce } from '../deployments/read-in-force.ts';
import { type CustomerFigures, isBeyondLimit } from '../outcomes/failing-limit.ts';
import {
  addOutcome,
  deleteOldOutcomes,
  listCanaryErrors,
  listCanaryReporters,
} from '../outcomes/outcomes.repository.ts';
import { findSummary, textOf } from '../versions/versions.repository.ts';
import { isInCanary } from './assign-version.ts';

/** Of an error, in the history. */
const mostShown = 200;
const keptDays = 90;
/** Of a canary that was stopped, with the deployment that ended it. */
const keptErrors = 5;
const dayMs = 86_400_000;

type Outcome = { remote: string; version: string; cause?: RemoteFailureCause | undefined; error: string };

type Report = {
  deployment: number;
  outcomes: readonly (Outcome & { outcome: 'started' | 'failed' })[];
};

type Dependencies = Pick<Context, 'database' | 'clock'> & {
  readInForce: () => Promise<InForce>;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/**
 * Takes what pages report of the versions that they run, and stops a canary that fails for too many. Who reports is
 * one customer however often: nobody can stop a canary alone.
 */
export function createOutcomeReports({ database, clock, readInForce, log }: Dependencies) {
  let sweptDay = '';
  return async (report: Report, customerId: string | null): Promise<void> => {
    const now = clock();
    const day = toChinaDay(now);
    const inForce = await readInForce();
    const published = await listPublished(inForce, report.outcomes);
    for (const { outcome, ...reported } of report.outcomes) {
      if (reported.remote === shellName) {
        // It is released with the server: whoever runs that finds it in the log.
        const { version: shell, cause, error } = reported;
        if (outcome === 'failed') log.warn({ shell, cause, error }, 'a part of the shell failed in a page');
        continue;
      }
      // A version that was never published here is somebody's invention, or in development.
      if (report.deployment > inForce.number || !published.has(textOf(reported))) continue;
      const hasFailed = outcome === 'failed';
      await addOutcome(
        database,
        {
          remote: reported.remote,
          version: reported.version,
          // Canaries are counted by customers alone: visitors have one row, whatever deployment they say.
          deployment: customerId === null ? 0 : report.deployment,
          customerId,
          outcome,
          cause: (hasFailed && reported.cause) || null,
          error: (hasFailed && reported.error) || null,
        },
        { day, now },
      );
      if (hasFailed) await stopFailingCanary(reported, inForce);
    }
    if (sweptDay !== day) {
      await deleteOldOutcomes(database, toChinaDay(new Date(now.getTime() - keptDays * dayMs)));
      sweptDay = day;
    }
  };

  /** Those of the versions that were published here, also before their files were removed. */
  async function listPublished(inForce: InForce, outcomes: readonly Outcome[]): Promise<Set<string>> {
    const published = new Set<string>();
    for (const [text, name] of new Map(outcomes.map((each) => [textOf(each), each]))) {
      if (name.remote === shellName) continue;
      const isInForce = inForce.versions[name.remote]?.[name.version] !== undefined;
      if (isInForce || (await findSummary(database, name)) !== null) published.add(text);
    }
    return published;
  }

  async function stopFailingCanary(reported: Outcome, inForce: InForce): Promise<void> {
    const { remote, version } = reported;
    const canary = inForce.canary[remote];
    if (canary?.version !== version) return;
    const figures = await countCustomers(remote, canary, inForce);
    if (!isBeyondLimit(figures)) return;
    const messages = await listCanaryErrors(database, {
      remote,
      version,
      salt: canary.salt,
      limit: keptErrors,
    });
    const why = describe(figures, reported);
    const stop = { remote, salt: canary.salt, why, figures, messages };
    const { moved } = await stopCanary({ database, clock }, stop);
    if (moved.length > 0)
      log.warn({ remote, version, ...figures }, 'a canary failed for too many and was stopped');
  }

  /** Only those whom the canary was meant for: a pinned version, or one tried out by staff, is no trial. */
  async function countCustomers(remote: string, canary: Canary, { pins }: InForce): Promise<CustomerFigures> {
    const { version, salt } = canary;
    const reporters = (await listCanaryReporters(database, { remote, version, salt })).filter(
      ({ customerId }) => isInCanary(remote, canary, customerId) && !pins[customerId]?.[remote],
    );
    return {
      customers: reporters.length,
      failing: reporters.filter(({ hasFailed }) => hasFailed).length,
    };
  }
}

function describe({ customers, failing }: CustomerFigures, { cause, error }: Outcome): string {
  const last = [cause, error.slice(0, mostShown)].filter(Boolean).join(': ');
  const share = `It failed for ${failing} of the ${customers} customers who had it.`;
  return last === '' ? share : `${share} The last failure: ${last}`;
}
