import { useNoteTyped, useUser } from '@berth/runtime';
import { type SendFormInput, useTypedForm as useForm } from '@berth/ui';

/** The kit's typed form, of whoever is signed in. */
export function useTypedForm<Value extends object, Content extends object, Result>(
  name: string,
  initial: Value,
  make: (value: Value) => SendFormInput<Content, Result>,
) {
  const own = { name: `${useUser()?.id ?? ''}.${name}`, note: useNoteTyped() };
  return useForm(own, initial, make);
}
