import { useState } from 'react';

/** Everything that was ever among the items: what was dealt with stays with its outcome until the page is left. */
export function useSeen<Item extends { id: string }>(items: readonly Item[]): readonly Item[] {
  const [seen, setSeen] = useState(items);
  const fresh = items.filter(({ id }) => !seen.some((known) => known.id === id));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  return seen;
}
