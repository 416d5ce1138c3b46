import { checkSessionOwner, sessionReplacedShown, useUnsavedWork } from '@berth/runtime';
import { useEffect } from 'react';

/** On coming back to this window: somebody may have signed out, or in as another, in a second one. */
export function useSessionOwner(): void {
  const isUnsaved = useUnsavedWork() !== 'none';
  useEffect(() => {
    const check = () => {
      if (document.visibilityState !== 'visible' || checkSessionOwner() !== 'replaced') return;
      // Its person reads first what becomes of the work.
      if (isUnsaved) sessionReplacedShown.set(true);
      else window.location.reload();
    };
    document.addEventListener('visibilitychange', check);
    // Two windows side by side are both visible all the time.
    window.addEventListener('focus', check);
    return () => {
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('focus', check);
    };
  }, [isUnsaved]);
}
