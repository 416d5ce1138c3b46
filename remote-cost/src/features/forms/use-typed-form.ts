import { useNoteTyped, useUser } from '@berth/runtime';
import { type SendFormInput, useSendForm, useTyped } from '@berth/ui';

/**
 * A form that is sent and keeps what is typed in it until then, under a name that says what it is about. `make` says of
 * what is typed what is sent, and what keeps it from that.
 */
export function useTypedForm<Value extends object, Content extends object, Result>(
  name: string,
  initial: Value,
  make: (value: Value) => SendFormInput<Content, Result>,
) {
  const typed = useTyped(`${useUser()?.id ?? ''}.${name}`, initial, useNoteTyped());
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
