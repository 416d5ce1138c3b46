import type { FieldKind } from './form-fields.ts';

const typedKinds: readonly FieldKind[] = ['input', 'textarea', 'number', 'table'];

/** A change of a field of this kind is a whole answer: what is wrong with it is shown at once. */
export function isAnsweredAtOnce(kind: FieldKind): boolean {
  return !typedKinds.includes(kind);
}
