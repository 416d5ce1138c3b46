import { createContext } from 'react';

/** Where something is typed that its dialog asks about before it closes. */
export type TypedScope = {
  /** Notes how a part throws away what was typed in it; null for nothing typed. */
  note: (part: string, forget: (() => void) | null) => void;
};

export const TypedScopeContext = createContext<TypedScope | null>(null);
