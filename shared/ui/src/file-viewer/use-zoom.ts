import { useState } from 'react';

/** Of the width that there is. */
const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** How large a file is shown, in steps; 1 fills the width. */
export function useZoom() {
  const [zoom, setZoom] = useState<number>(1);
  const smaller = steps.findLast((step) => step < zoom);
  const larger = steps.find((step) => step > zoom);
  return {
    zoom,
    smaller: smaller === undefined ? null : () => setZoom(smaller),
    larger: larger === undefined ? null : () => setZoom(larger),
    fit: () => setZoom(1),
  };
}
