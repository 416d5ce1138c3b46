import type { Typed } from '../../typed-work/use-typed.ts';
import { type TypedPage, useRetainedTyped } from '../typed/use-retained-typed.ts';
import { type SendFormInput, useSendForm } from './use-send-form.ts';

/**
 * A form that is sent and retains what is typed in it until then, also over a reload, under a name that says what it is
 * about. `make` says of what is typed what is sent, and what keeps it from that.
 */
export function useTypedForm<Value extends object, Content extends object, Result>(
  page: TypedPage,
  name: string,
  initial: Value,
  make: (value: Value) => SendFormInput<Content, Result>,
) {
  return useFormOfTyped(useRetainedTyped(page, name, initial), make);
}

/** {@link useTypedForm} of what is typed already where its owner draws more than the form. */
export function useFormOfTyped<Value extends object, Content extends object, Result>(
  typed: Typed<Value>,
  make: (value: Value) => SendFormInput<Content, Result>,
) {
  const { value } = typed;
  const input = make(value);
  const form = useSendForm({
    ...input,
    onSent: (result: Result) => {
      typed.clear(value);
      input.onSent(result);
    },
  });
  const change = (part: Partial<Value>) => typed.set((before) => ({ ...before, ...part }));
  return { form, typed, value, change };
}
