import { useState } from 'react';

/** When the page was opened, in milliseconds since 1970: drawn on the server, when it was drawn. */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
