import { failPendingFiles } from './fail-pending-files.ts';

let round = 0;

/** How often somebody has retried parts of the shell: tells earlier requests from newer ones. */
export const retryRound = (): number => round;

/**
 * Fetches code of the shell, and fetches it again whenever a retry cancelled the request: the retry was for another
 * part, and whoever waits for this one must not see a failure.
 */
export async function fetchCode<Code>(ask: () => Promise<Code>): Promise<Code> {
  for (;;) {
    const asked = round;
    try {
      return await ask();
    } catch (error) {
      if (asked === round) throw error;
    }
  }
}

/** Cancels every request for code of the shell that is still on its way, so that its import is made again. */
export function refetchCode(): void {
  round += 1;
  failPendingFiles(new URL('/static/', window.location.href).href);
}
