import type { Locale } from '@berth/contract';
import { type ApiProblem, problemText } from '@berth/runtime';
import { useState } from 'react';

/** Changes of kept things (templates, addresses), one at a time, and how the last one failed. */
export function useRecordChanges() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  /** Whether it was done. */
  const attempt = async (change: () => PromiseLike<{ error?: unknown }>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setProblem(null);
    const { error } = await change();
    setBusy(false);
    if (!error) return true;
    setProblem(error as ApiProblem); // the only error of berthApi
    return false;
  };
  return { isBusy, problem, attempt, forgetProblem: () => setProblem(null) };
}

/** What the server says of a field that it does not take. */
export function refusedField(problem: ApiProblem | null, field: string, locale: Locale): string | undefined {
  const refused = problem?.fields?.find((error) => error.field === field);
  return refused && problemText(refused, locale);
}
