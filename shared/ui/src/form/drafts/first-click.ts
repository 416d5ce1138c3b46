import type { MouseEvent } from 'react';

/** Acts on the first click of a double click alone: the second one would meet whatever has come to stand there. */
export function firstClick(act: () => void): (event: Pick<MouseEvent, 'detail'>) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
