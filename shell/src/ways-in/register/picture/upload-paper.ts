import type { IdentityPaper } from '@berth/contract';
import { type CallResult, request } from '@berth/runtime';
import type { Found } from '../fields/typed-fields.ts';

/** A picture that the server has: its secret, and where it can be seen. */
export type HeldPaper = { paper: string; src: string };

type Reading = CallResult<'POST /login/uploadLicense'>['reading'];
export type ReadingState = Reading['state'];

export type UploadedPaper = HeldPaper & {
  state: ReadingState;
  /** Quarters clockwise after which the picture is upright. */
  lacksTurns: number;
  found: Found;
};

type Options = { signal: AbortSignal; onProgress: (share: number) => void };

/** Sends a picture, and gives what the server read of it. */
export async function uploadPaper(
  paper: IdentityPaper,
  picture: Blob,
  { signal, onProgress }: Options,
): Promise<UploadedPaper> {
  const upload = fileOf(paper, picture);
  const options = { signal, onProgress, overlay: false, errors: 'caller' } as const;
  const stored =
    paper === 'licence'
      ? await request('POST /login/uploadLicense', { upload }, options)
      : await request('POST /login/uploadIdCard', { upload }, options);
  const { state, turn, fields } = stored.reading;
  return { paper: stored.paper, src: stored.src, state, lacksTurns: turn / 90, found: fields };
}

/** Sends a picture whose text is known. */
export async function uploadUpright(
  paper: IdentityPaper,
  picture: Blob,
  signal: AbortSignal,
): Promise<HeldPaper> {
  const options = { signal, overlay: false, errors: 'caller' } as const;
  const { src } = await request('POST /login/upload', { upload: fileOf(paper, picture) }, options);
  return { paper: src.split('/').at(-1) ?? '', src };
}

function fileOf(paper: IdentityPaper, picture: Blob): File {
  return new File([picture], `${paper}.jpg`, { type: 'image/jpeg' });
}

/** The server needs a picture no longer. Nothing waits for it: what is not given up goes within a day. */
export function dropPaper(paper: string): void {
  request('POST /login/dropPaper', { body: { paper } }, { overlay: false, errors: 'caller' }).catch(
    () => undefined,
  );
}
