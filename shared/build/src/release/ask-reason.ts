import { createInterface } from 'node:readline/promises';
import { releaseLimits, trimText } from '@berth/contract';
import { ReleaseFailure } from './release-failure.ts';

/** Why something is moved: as given, or asked for where somebody sits at the terminal. */
export async function reasonFor(given: string | undefined): Promise<string> {
  const why = trimText(given ?? (await ask()));
  if (why === '') {
    throw new ReleaseFailure('usage', 'Say why: --why TEXT, which stands in the history for everybody.');
  }
  if (why.length > releaseLimits.why) {
    throw new ReleaseFailure('usage', `--why has ${why.length} characters; at most ${releaseLimits.why}.`);
  }
  return why;
}

async function ask(): Promise<string> {
  const { stdin: input, stdout: output } = process;
  if (!input.isTTY || !output.isTTY) return '';
  const terminal = createInterface({ input, output });
  try {
    return await terminal.question('Why? It stands in the history (Ctrl+C to leave everything as it is): ');
  } catch (error) {
    const isBrokenOff = error instanceof Error && error.name === 'AbortError';
    throw isBrokenOff ? new ReleaseFailure('brokenOff', 'Nothing was changed.') : error;
  } finally {
    terminal.close();
  }
}
