import type { Locale } from '@berth/contract';
import { type ApiProblem, problemText } from '@berth/runtime';

/** Why something was refused: what is said of its fields, else of the whole. */
export function wordsOfProblem(problem: ApiProblem, locale: Locale): string {
  const ofFields = (problem.fields ?? []).map(({ texts, message }) => texts?.[locale] ?? message);
  return ofFields.length > 0 ? ofFields.join(' ') : problemText(problem, locale);
}
