import { createContext, useContext, useState } from 'react';

/** The number of the deployment that the page shows. */
export const ShownDeployment = createContext(0);

/**
 * What somebody saw when they began to ask for a move. The page goes on refreshing behind the question: where it has
 * news of the same remote by then, the server refuses the move instead of doing another one than was asked about.
 */
export function useSeenDeployment(): number {
  const shown = useContext(ShownDeployment);
  const [seen] = useState(shown);
  return seen;
}
