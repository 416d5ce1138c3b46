import { setTimeout as pause } from 'node:timers/promises';

/** What a question is answered in the end; asked again and again, until a test would rather fail. */
export async function until<Answer>(ask: () => Promise<Answer | null>, longestMs = 90_000): Promise<Answer> {
  const giveUpAt = Date.now() + longestMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > giveUpAt) throw new Error(`No answer within ${longestMs} ms`);
    await pause(25);
  }
}
