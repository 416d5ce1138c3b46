import type { UploadedFile } from './uploaded-file.ts';

/** A file on its way to the server; what has arrived is in the value of the field (spec section 4). */
export type PendingUpload = {
  id: number;
  file: File;
  status: 'ready' | 'uploading' | 'failed';
  /** From 0 to 1. */
  share: number;
  /** Of a failure: the server's words. */
  message: string | null;
  /** The `src` of the uploaded file whose place it takes. */
  replaces: string | null;
};

/** What of a queue may start now, the first chosen first. */
export function startable(queue: readonly PendingUpload[], atOnce: number): PendingUpload[] {
  const free = atOnce - queue.filter(({ status }) => status === 'uploading').length;
  return queue.filter(({ status }) => status === 'ready').slice(0, Math.max(0, free));
}

export function changeUpload(
  queue: readonly PendingUpload[],
  id: number,
  changes: Partial<Pick<PendingUpload, 'status' | 'share' | 'message'>>,
): PendingUpload[] {
  return queue.map((item) => (item.id === id ? { ...item, ...changes } : item));
}

/** How many more files may be chosen: what replaces another takes no place of its own. */
export function roomLeft(maxCount: number, kept: number, queue: readonly PendingUpload[]): number {
  return Math.max(0, maxCount - kept - queue.filter(({ replaces }) => replaces === null).length);
}

/** How far the uploads of a field are: so many on their way, so many that failed, and the share that has been sent. */
export type UploadState = {
  underWay: number;
  failed: number;
  share: number;
  /** Its person took one back just now: what waited for it is not to go on without it. */
  isTakenBack?: boolean;
};

export function uploadState(queue: readonly PendingUpload[]): UploadState {
  const underWay = queue.filter(({ status }) => status !== 'failed');
  const sent = underWay.reduce((sum, { share }) => sum + share, 0);
  return {
    underWay: underWay.length,
    failed: queue.length - underWay.length,
    share: underWay.length === 0 ? 1 : sent / underWay.length,
  };
}

/**
 * The files with a new one in the place of the one that it replaces, else at the end. Where that one is gone and no
 * room is left, somebody has filled its place meanwhile: they stay as they are.
 */
export function placed(
  files: readonly UploadedFile[],
  uploaded: UploadedFile,
  replaces: string | null,
  maxCount: number,
): UploadedFile[] {
  const at = files.findIndex(({ src }) => src === replaces);
  if (at >= 0) return files.with(at, uploaded);
  return files.length < maxCount ? [...files, uploaded] : [...files];
}
