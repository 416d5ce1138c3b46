import { Refusal } from './refusal.ts';

const tryAgainSeconds = 10;

/** The refusal of a call whose statement was stopped because it took too long. */
export function refusalOverTime(cause: unknown): Refusal {
  return new Refusal('READ_TOO_LONG', { params: { seconds: tryAgainSeconds }, cause });
}
