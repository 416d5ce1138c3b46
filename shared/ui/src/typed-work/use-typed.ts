import { use, useEffect, useId, useRef, useState } from 'react';
import { TypedScopeContext } from './typed-scope.ts';
import type { TypedStore } from './typed-store.ts';
import { dropTyped, type NoteTyped, retainTyped, typedOf } from './typed-work.ts';

export type Typed<Value> = {
  value: Value;
  set: (next: Value | ((before: Value) => Value)) => void;
  isTyped: boolean;
  /** It was saved as `sent`: what was typed since then stays. */
  settle: (sent: Value) => void;
  /** It was sent as `sent` and the field is empty for the next: what was typed since then stays. */
  clear: (sent: Value) => void;
  /** It is not wanted. */
  forget: () => void;
};

/**
 * As `useState`, for what is typed in a dialog: closed by whatever takes it away, it has the same when it opens again.
 * The name says what it is of and whose it is; null retains nothing. The dialog around asks before it closes, and the
 * page that hears it by `note` before it goes. `store` retains it over a reload, as `useRetainedTyped` does.
 */
export function useTyped<Value>(
  name: string | null,
  initial: Value,
  note: NoteTyped | undefined,
  store?: TypedStore,
): Typed<Value> {
  const [first] = useState(initial);
  const from = JSON.stringify(first);
  const [value, setValue] = useState(() => retainedOf(name, from, initial));
  /** Of several changes in one event each builds on the one before. */
  const latest = useRef(value);
  const isTyped = JSON.stringify(value) !== from;
  const drop = () => {
    if (name !== null) dropTyped(name);
  };
  const forget = () => {
    drop();
    latest.current = first;
    setValue(first);
  };
  const clear = (sent: Value) => {
    if (JSON.stringify(latest.current) === JSON.stringify(sent)) forget();
  };
  useNoted(isTyped, forget);
  useFound(name, from, { note, store });
  return {
    value,
    set: (next) => {
      const changed = next instanceof Function ? next(latest.current) : next;
      latest.current = changed;
      setValue(changed);
      if (JSON.stringify(changed) === from) drop();
      else if (name !== null) retainTyped(name, { from, value: changed, note, store });
    },
    isTyped,
    settle: (sent) => {
      if (JSON.stringify(typedOf(name)?.value) === JSON.stringify(sent)) drop();
    },
    clear,
    forget,
  };
}

/** Of what began the same alone: what was typed over something else does not fit here. */
function retainedOf<Value>(name: string | null, from: string, initial: Value): Value {
  const found = typedOf(name);
  return found?.from === from ? (found.value as Value) : initial; // by this name nothing else is retained
}

/** What is found from before is noted on the page that shows it now. */
function useFound(
  name: string | null,
  from: string,
  { note, store }: { note: NoteTyped | undefined; store: TypedStore | undefined },
): void {
  useEffect(() => {
    const found = typedOf(name);
    if (name !== null && found?.from === from) retainTyped(name, { ...found, note, store });
  }, [name, from, note, store]);
}

/** In a dialog whose owner holds what is typed in it: the dialog asks before it closes. */
export function TypedHere({ typed }: { typed: Pick<Typed<unknown>, 'isTyped' | 'forget'> }): null {
  useNoted(typed.isTyped, typed.forget);
  return null;
}

function useNoted(isTyped: boolean, forget: () => void): void {
  const scope = use(TypedScopeContext);
  const part = useId();
  const latest = useRef(forget);
  useEffect(() => {
    latest.current = forget;
  });
  useEffect(() => {
    if (!isTyped) return;
    scope?.note(part, () => latest.current());
    return () => scope?.note(part, null);
  }, [scope, part, isTyped]);
}
