import { inFormOrder } from '../state/form-sections.ts';
import type { SectionSpec } from '../state/form-spec.ts';
import type { Form } from '../state/use-form-state.ts';

/** What is worth a second look, in words by path, fields and cells alike. */
export type FormHints = ReadonlyMap<string, string>;

/** The hints that are open, in the order of the form: an error at a field or a cell replaces its hint. */
export function openHints<Draft extends object, Section extends SectionSpec>(
  { spec, state, messages }: Pick<Form<Draft, Section>, 'spec' | 'state' | 'messages'>,
  hints: FormHints,
): FormHints {
  const open = [...hints.keys()].filter((path) => !messages.has(path));
  return new Map(inFormOrder(spec, open, state.draft).map((path) => [path, hints.get(path) ?? '']));
}
