import type { ApiProblem } from '@berth/runtime';
import { useState } from 'react';

/** Sends what a form of this page asks for: what is wrong with it first, then what the server says. */
export function useReleaseForm<Field extends string>() {
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (found: Partial<Record<Field, string>>, send: () => Promise<void>) => {
    setErrors(found);
    setProblem(null);
    if (Object.values(found).some(Boolean)) return;
    setBusy(true);
    try {
      await send();
    } catch (failure) {
      setProblem(failure as ApiProblem); // what a mutation of the API rejects with
    } finally {
      setBusy(false);
    }
  };
  return { errors, problem, isBusy, submit };
}
