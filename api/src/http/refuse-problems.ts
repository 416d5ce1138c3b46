import { type FieldError, inEachLanguage, type Locale, type Problem, problemMessage } from '@berth/contract';
import { Refusal } from './refusal.ts';

/** Refuses a request for its broken rules, each at its field in the caller's language; nothing to refuse passes. */
export function refuseProblems(problems: readonly Problem[], locale: Locale): void {
  if (problems.length === 0) return;
  const fields = problems.map((problem): FieldError => {
    const texts = inEachLanguage((language) => problemMessage(problem, language));
    return { field: problem.path, message: texts[locale], texts };
  });
  throw new Refusal('REQUEST_INVALID', { fields });
}
