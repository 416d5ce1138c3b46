import { defaultMaxBytes, fileKindNames, imageKinds, type SitePicture } from '@berth/contract';
import { ApiError, request } from '@berth/runtime';
import { useEffect, useRef, useState } from 'react';

/** A picture on its way, or one that did not arrive. */
export type PictureUpload = {
  id: number;
  name: string;
  /** From 0 to 1. */
  share: number;
  /** Why it did not arrive: the server's words, or what is wrong with the file. */
  problem: { message: string } | 'kind' | 'size' | null;
};

/** What can be chosen. */
export const pictureTypes: readonly string[] = imageKinds.map((kind) => fileKindNames[kind].mediaType);

/** Sends pictures of an article; `onArrived` hears of each. What is under way is given up when the page goes. */
export function usePictureUploads() {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const next = useRef(0);
  const running = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);
  const note = (id: number, change: Partial<PictureUpload>) =>
    setUploads((before) => before.map((each) => (each.id === id ? { ...each, ...change } : each)));
  const drop = (id: number) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    setUploads((before) => before.filter((each) => each.id !== id));
  };
  const send = async (file: File): Promise<SitePicture | null> => {
    next.current += 1;
    const id = next.current;
    const upload: PictureUpload = { id, name: file.name, share: 0, problem: wrongWith(file) };
    setUploads((before) => [...before, upload]);
    if (upload.problem) return null;
    const controller = new AbortController();
    running.current.set(id, controller);
    try {
      const picture = await request(
        'POST /system/articles/uploadPicture',
        { upload: file },
        {
          signal: controller.signal,
          overlay: false,
          errors: 'caller',
          onProgress: (share) => note(id, { share }),
        },
      );
      drop(id);
      return picture;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      // A session that ended has its dialog; what was given up is gone.
      if (failure.status === 401 || failure.kind === 'aborted') drop(id);
      else note(id, { problem: { message: failure.message } });
      return null;
    }
  };
  return { uploads, send, drop };
}

function wrongWith(file: File): PictureUpload['problem'] {
  if (!pictureTypes.includes(file.type)) return 'kind';
  return file.size > defaultMaxBytes ? 'size' : null;
}
