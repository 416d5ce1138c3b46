import { checkText } from './field-rules.ts';
import type { Problem } from './problem.ts';

/** Those of the required fields that are empty; where nothing is typed, something is to be chosen. */
export function missingFields<Field extends string>(
  values: Readonly<Record<NoInfer<Field>, unknown>>,
  required: readonly Field[],
  typedIn: readonly Field[],
): Problem[] {
  return required.flatMap((path) => {
    const value = values[path];
    const isMissing = value === null || (typeof value === 'string' && value.trim() === '');
    return isMissing ? [{ path, rule: typedIn.includes(path) ? 'required' : 'chooseOne' } as const] : [];
  });
}

/** Texts that are longer than their limit, by field. */
export function tooLongTexts<Field extends string>(
  values: Readonly<Record<NoInfer<Field>, string>>,
  limits: Readonly<Record<Field, number>>,
): Problem[] {
  const fields = Object.keys(limits) as Field[]; // the keys, typed
  return fields.flatMap((path) => {
    const found = checkText(values[path], limits[path]);
    return found ? [{ path, ...found }] : [];
  });
}
