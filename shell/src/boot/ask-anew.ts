import { failPendingFiles } from '../remotes/pending-files.ts';

let round = 0;

/** How often somebody has tried again for parts of the shell; by which requests of before are told from newer ones. */
export const retryRound = (): number => round;

/**
 * Asks for code of the shell, and once more whenever a retry took the request away: that was for a part which does not
 * come, and whoever waits for another one must not hear of it.
 */
export async function askPatiently<Code>(ask: () => Promise<Code>): Promise<Code> {
  for (;;) {
    const asked = round;
    try {
      return await ask();
    } catch (error) {
      if (asked === round) throw error;
    }
  }
}

/** Takes away every request for code of the shell that is still on its way: its import would wait for nothing else. */
export function askAnew(): void {
  round += 1;
  failPendingFiles(new URL('/static/', window.location.href).href);
}
