import { useEffect, useRef } from 'react';

/** Reports that what stands beside it was drawn, and that no effect of the first drawing failed. */
export function Drawn({ onDrawn }: { onDrawn: () => void }) {
  const report = useRef(onDrawn);
  useEffect(() => {
    const timer = setTimeout(() => report.current());
    return () => clearTimeout(timer);
  }, []);
  return null;
}
