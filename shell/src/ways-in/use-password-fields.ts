import type { Problem } from '@berth/contract';
import { useRef, useState } from 'react';
import { type Troubles, useSayTrouble } from './trouble.ts';

/** The state of a form with passwords at the door: what is typed, and what is wrong at which field. */
export function usePasswordFields<Name extends string>(names: readonly Name[]) {
  const say = useSayTrouble();
  const [draft, setDraft] = useState(() => {
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    return empty as Record<Name, string>; // of these names
  });
  const [troubles, setTroubles] = useState<Troubles<Name>>({});
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});

  /** Shows what is wrong, and leads to the first field of it. */
  const show = (found: Troubles<Name>) => {
    setTroubles(found);
    const first = names.find((name) => found[name]);
    if (first) inputs.current[first]?.focus();
  };

  /** Shows which rules are broken; whether there are none. */
  const check = (problems: readonly Problem[]): boolean => {
    const found: Partial<Record<string, Problem>> = {};
    for (const name of names) found[name] = problems.find(({ path }) => path === name);
    show(found as Troubles<Name>); // of these names
    return problems.length === 0;
  };

  const field = (name: Name) => ({
    id: name,
    error: say(name, troubles[name]),
    value: draft[name],
    inputRef: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
    onChange: (value: string) => {
      setDraft((before) => ({ ...before, [name]: value }));
      setTroubles((before) => ({ ...before, [name]: undefined }));
    },
  });

  return { draft, troubles, show, check, field };
}
