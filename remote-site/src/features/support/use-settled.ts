import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a moment: what is being typed is not asked for letter by letter. */
export function useSettled<Value>(value: Value, ms = 350): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const wait = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(wait);
  }, [value, ms]);
  return settled;
}
