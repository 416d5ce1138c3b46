import type { NoteTyped } from '../../typed-work/typed-work.ts';
import { useTyped } from '../../typed-work/use-typed.ts';
import { type SendFormInput, useSendForm } from './use-send-form.ts';

/**
 * A form that is sent and retains what is typed in it until then, under a name that says what it is about and whose it
 * is. `make` says of what is typed what is sent, and what keeps it from that.
 */
export function useTypedForm<Value extends object, Content extends object, Result>(
  { name, note }: { name: string; note: NoteTyped | undefined },
  initial: Value,
  make: (value: Value) => SendFormInput<Content, Result>,
) {
  const typed = useTyped(name, initial, note);
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
