import { useSiteBase } from '@berth/runtime';
import { useEffect } from 'react';

/** `route title - app name` (spec section 2). */
export function useDocumentTitle(title: string): void {
  const { appName } = useSiteBase();
  useEffect(() => {
    document.title = title ? `${title} - ${appName}` : appName;
  }, [title, appName]);
}
