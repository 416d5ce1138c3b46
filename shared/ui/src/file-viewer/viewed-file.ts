import type { LinkedFile } from '../file-links/FileLinks.tsx';

/** A file that can be looked at: a picture or a PDF. */
export type ViewedFile = {
  id: string;
  fileName: string;
  /** Shown with the name: what the file is, or its day. */
  note?: string;
  /** Another one is the same file anew: it is read again, and shown in place of what is there. */
  revision?: number;
  /** Reads it. Rejects with an Error whose message can be shown; after `signal` has fired with anything. */
  read: (signal: AbortSignal) => Promise<Blob>;
};

/** The server did not give a file; the viewer has the words for it. */
export class FileNotRead extends Error {}

/** A file that a record refers to, read from its address. */
export function viewedLink({ fileName, src, note }: LinkedFile): ViewedFile {
  return {
    id: src,
    fileName,
    note,
    read: async (signal) => {
      const answer = await fetch(src, { signal }).catch(() => null);
      if (!answer?.ok) throw new FileNotRead(`${src} was answered ${answer?.status ?? 'not at all'}.`);
      return await answer.blob();
    },
  };
}
