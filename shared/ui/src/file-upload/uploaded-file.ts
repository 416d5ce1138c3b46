import { type FileKind, fileKindNames } from '@berth/contract';

/** A file that the server keeps: what an upload answers (spec section 7), and what a form sends back. */
export type UploadedFile = { fileName: string; src: string };

/**
 * Sends one file. `onProgress` takes how much has left, from 0 to 1. Rejects with an Error whose message can be
 * shown; after `signal` has fired it may reject with anything. `uploadFile` of the runtime is one.
 */
export type UploadFile = (
  file: File,
  options: {
    signal: AbortSignal;
    onProgress: (share: number) => void;
    /** The `src` of the file that it takes the place of; null for one that is added. */
    replaces: string | null;
  },
) => Promise<UploadedFile>;

/** For the file dialog alone: what is chosen, dropped or pasted is known by its content. */
export function acceptOf(kinds: readonly FileKind[]): string {
  return kinds
    .flatMap((kind) => [
      fileKindNames[kind].mediaType,
      ...fileKindNames[kind].endings.map((ending) => `.${ending}`),
    ])
    .join(',');
}

/** Whether the name is that of a picture. The server gives every file the ending of what it is. */
export function isPicture(fileName: string): boolean {
  return /\.(gif|jpe?g|png)$/i.test(fileName);
}
