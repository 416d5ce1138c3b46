import { useEffect, useState } from 'react';

/** Whether the window is in front: what lies behind others was not seen. */
export function useIsLookedAt(): boolean {
  const [isVisible, setVisible] = useState(!document.hidden);
  useEffect(() => {
    const listen = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
  return isVisible;
}
