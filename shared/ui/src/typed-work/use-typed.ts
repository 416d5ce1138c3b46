import { use, useEffect, useId, useRef, useState } from 'react';
import { TypedScopeContext } from './typed-scope.ts';

/** What was typed and is not saved, by name, as long as the page lives; with what it began from. */
const typedWork = new Map<string, { from: string; value: unknown }>();

export type Typed<Value> = {
  value: Value;
  set: (next: Value | ((before: Value) => Value)) => void;
  isTyped: boolean;
  /** It was saved as `sent`: what was typed since then stays. */
  settle: (sent: Value) => void;
  /** It is not wanted. */
  forget: () => void;
};

/**
 * As `useState`, for what is typed in a dialog: closed by whatever takes it away, it has the same when it opens again.
 * The name says what it is of and whose it is; null retains nothing. The dialog around asks before it closes.
 */
export function useTyped<Value>(name: string | null, initial: Value): Typed<Value> {
  const [first] = useState(initial);
  const from = JSON.stringify(first);
  const [value, setValue] = useState(() => retainedOf(name, from, initial));
  /** Of several changes in one event each builds on the one before. */
  const latest = useRef(value);
  const isTyped = JSON.stringify(value) !== from;
  const drop = () => {
    if (name !== null) typedWork.delete(name);
  };
  const forget = () => {
    drop();
    latest.current = first;
    setValue(first);
  };
  useNoted(isTyped, forget);
  return {
    value,
    set: (next) => {
      const changed = next instanceof Function ? next(latest.current) : next;
      latest.current = changed;
      setValue(changed);
      if (JSON.stringify(changed) === from) drop();
      else if (name !== null) typedWork.set(name, { from, value: changed });
    },
    isTyped,
    settle: (sent) => {
      const now = name === null ? undefined : typedWork.get(name);
      if (JSON.stringify(now?.value) === JSON.stringify(sent)) drop();
    },
    forget,
  };
}

/** Of what began the same alone: what was typed over something else does not fit here. */
function retainedOf<Value>(name: string | null, from: string, initial: Value): Value {
  const found = name === null ? undefined : typedWork.get(name);
  return found?.from === from ? (found.value as Value) : initial; // by this name nothing else is retained
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
