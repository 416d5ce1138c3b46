import { useEffect, useState } from 'react';
import type { TreeOption } from '../../tree-select/tree-options.ts';
import type { FormOptions } from '../definition/form-fields.ts';
import type { FormOptionSource } from '../definition/form-functions.ts';

export type FieldOptions = { options: readonly TreeOption[] | undefined; onRetry?: () => void };

type Answer = { of: string; options?: readonly TreeOption[]; isFailed?: boolean };

/**
 * A field's options: those of the definition, or those that a function gives for the values they depend on. An answer
 * for values that are not the present ones is never shown, whenever it comes, and a question that is no longer asked
 * is aborted. A failure offers another try.
 */
export function useFieldOptions(
  options: FormOptions | undefined,
  /** The values that the options depend on, as one text. */
  dependsOn: string,
  getSource: (name: string) => FormOptionSource<never>,
  getValues: () => object,
): FieldOptions {
  const source = options && 'source' in options ? options.source : null;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const question = `${source} ${attempt} ${dependsOn}`;
  useEffect(() => {
    if (source === null) return;
    const asking = new AbortController();
    const settle = (settled: Answer) => !asking.signal.aborted && setAnswer(settled);
    // Typed as `never` since the form does not know its values' type; they are the ones the function was tied to.
    const ask = async () => getSource(source)(getValues() as never, asking.signal);
    ask().then(
      (found) => settle({ of: question, options: found }),
      () => settle({ of: question, isFailed: true }),
    );
    return () => asking.abort();
  }, [source, question, getSource, getValues]);
  if (options === undefined) return none;
  if (!('source' in options)) return { options };
  if (answer?.of !== question) return none;
  return answer.isFailed
    ? { options: [], onRetry: () => setAttempt((count) => count + 1) }
    : { options: answer.options };
}

const none: FieldOptions = { options: undefined };
