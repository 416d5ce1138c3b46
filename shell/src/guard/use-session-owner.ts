import { checkSessionOwner } from '@berth/runtime';
import { useEffect } from 'react';

/** On coming back to this window: somebody may have signed out, or in as another, in a second one. */
export function useSessionOwner(): void {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible' && checkSessionOwner() === 'replaced')
        window.location.reload();
    };
    document.addEventListener('visibilitychange', check);
    // Two windows side by side are both visible all the time.
    window.addEventListener('focus', check);
    return () => {
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('focus', check);
    };
  }, []);
}
