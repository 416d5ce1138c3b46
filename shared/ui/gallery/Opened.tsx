import { type ReactNode, useEffect, useRef } from 'react';

/** A widget with what its first button opens, without a press. */
export function Opened({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.click(), []);
  return <div ref={place}>{children}</div>;
}
