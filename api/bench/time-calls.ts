import { once } from 'node:events';
import { type Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** How long each of so many calls took, in milliseconds, with so many under way at once. */
export async function timed(
  run: () => Promise<unknown>,
  { calls, atOnce }: { calls: number; atOnce: number },
): Promise<number[]> {
  const times: number[] = [];
  const callAgain = async () => {
    while (times.length < calls) {
      const startedAt = performance.now();
      await run();
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, callAgain));
  return times;
}

/** Gets an answer whole; one that is no success fails. */
export async function call(address: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  const [response] = (await once(get(address, { agent, headers }), 'response')) as [IncomingMessage];
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${address}: ${response.statusCode} ${body}`);
}

export function median(times: number[]): number {
  const sorted = times.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** To hundredths. */
export const digits = (value: number) => Math.round(value * 100) / 100;
