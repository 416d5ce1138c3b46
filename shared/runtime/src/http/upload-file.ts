import { type Call, type CallResult, request } from './request.ts';

/** The calls that carry a file, by their answer: all of them give `fileName` and `src` (spec section 7). */
type UploadCall = Extract<Call, 'POST /uploadFile' | 'POST /login/upload'>;

export type UploadOptions = {
  /** Cancels it; the promise then rejects with kind `aborted`. */
  signal?: AbortSignal;
  /** How much has left, from 0 to 1; at 1 the server still looks at the file. */
  onProgress?: (share: number) => void;
  /** `POST /login/upload` while nobody is signed in. */
  to?: UploadCall;
};

/**
 * Sends one file and gives where it can be read. Throws ApiError, whose message is the server's and fit to be
 * shown; the place that uploads shows it, so there is neither overlay nor notice.
 */
export function uploadFile(file: File, options: UploadOptions = {}): Promise<CallResult<UploadCall>> {
  const { signal, onProgress, to = 'POST /uploadFile' } = options;
  return request(to, { upload: file }, { signal, onProgress, overlay: false, errors: 'caller' });
}
