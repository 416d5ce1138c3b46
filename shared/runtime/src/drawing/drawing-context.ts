import type { DrawingInput, PageHead, PageRead } from '@berth/contract';
import { createContext, useContext } from 'react';

/** A page that is being drawn: what it is drawn from, and what it says on the way. */
export type PageDrawing = {
  input: DrawingInput;
  /** Of each namespace, as the words' files have them. */
  words: Readonly<Record<string, object>>;
  params: Readonly<Record<string, string>>;
  say: (head: PageHead) => void;
  ask: (read: PageRead) => void;
  tellTime: () => number;
};

export const DrawingContext = createContext<PageDrawing | null>(null);

export function useDrawing(): PageDrawing {
  const drawing = useContext(DrawingContext);
  if (!drawing) throw new Error('This is drawn outside of a page.');
  return drawing;
}
