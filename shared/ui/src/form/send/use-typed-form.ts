import { type RetainedTyped, type TypedPage, useRetainedTyped } from '../typed/use-retained-typed.ts';
import { type SendFormInput, useSendForm } from './use-send-form.ts';

/**
 * A form that is sent and retains what is typed in it until then, also over a reload, under a name that says what it is
 * about; `over` says which version of that. `make` gives, for what is typed, what is sent and the problems that forbid it.
 */
export function useTypedForm<Value extends object, Content extends object, Result>(
  page: TypedPage,
  name: string,
  initial: Value,
  make: (value: Value) => SendFormInput<Content, Result>,
  over?: string | number,
) {
  return useFormOfTyped(useRetainedTyped(page, name, initial, over), make);
}

/** The same for a text that the caller holds, since it shows it beside the form, too. */
export function useFormOfTyped<Value extends object, Content extends object, Result>(
  typed: RetainedTyped<Value>,
  make: (value: Value) => SendFormInput<Content, Result>,
) {
  const { value } = typed;
  const input = make(value);
  const form = useSendForm({
    ...input,
    attempts: typed.attempts,
    call: (sent) => {
      // Its key lies in the browser before the answer can be lost.
      typed.write();
      return input.call(sent);
    },
    onSent: (result: Result) => {
      typed.clear(value);
      input.onSent(result);
    },
  });
  const change = (part: Partial<Value>) => typed.set((before) => ({ ...before, ...part }));
  return { form, typed, value, change };
}
