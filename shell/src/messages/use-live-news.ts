import { useUser } from '@berth/runtime';
import { useEffect } from 'react';
import { fetchCode } from '../loading/refetch-code.ts';
import { forgetNews, hearNews } from './live-news.ts';

/** Keeps what is new up to date for as long as somebody is signed in. */
export function useLiveNews(): void {
  const userId = useUser()?.id;
  useEffect(() => {
    if (!userId || !window.fetch) return;
    let isGone = false;
    let stop = () => {};
    // Not among what the first page waits for.
    void fetchCode(() => import('./share-live.ts')).then(({ shareLive }) => {
      if (!isGone) stop = shareLive(userId, hearNews);
    });
    return () => {
      isGone = true;
      stop();
      forgetNews();
    };
  }, [userId]);
}
