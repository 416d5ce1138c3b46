import { requestFile } from '@berth/runtime';
import { useEffect, useRef, useState } from 'react';
import { problemOfFailure } from '../../../door/fields/own-failures.ts';
import type { HeldPaper } from './upload-paper.ts';

const gone = [404, 410];

/** The picture itself, fetched where only its address outlived a reload; `onGone` where the server no longer has it. */
export function useHeldPicture(held: HeldPaper | null, onGone: () => void) {
  const [picture, setPicture] = useState<Blob | null>(null);
  const tellGone = useRef(onGone);
  useEffect(() => {
    tellGone.current = onGone;
  });
  const src = held?.src;
  const isHere = picture !== null;
  useEffect(() => {
    if (src === undefined || isHere) return;
    const leaving = new AbortController();
    const fetchPicture = async () => {
      const params = { secret: src.split('/').at(-1) ?? '' };
      const options = { signal: leaving.signal, overlay: false, errors: 'caller' } as const;
      try {
        setPicture(await requestFile('GET /login/file/:secret', { params }, options));
      } catch (failure) {
        const { status = 0 } = problemOfFailure(failure);
        // Another failure says nothing of the picture: it is only not shown.
        if (gone.includes(status)) tellGone.current();
      }
    };
    void fetchPicture();
    return () => leaving.abort();
  }, [src, isHere]);
  return [picture, setPicture] as const;
}
