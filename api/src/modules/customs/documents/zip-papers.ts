import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file that goes into the zip as it is: what is made already, or what the store is asked for at its turn. */
export type ZippedFile = { path: string; at: Date; read: () => Promise<Buffer | Readable> };

/**
 * A zip as a stream: each file is read when its turn comes, so that no more than one is held. A file that cannot be read
 * breaks the stream off: a zip that lacks papers would pass for whole.
 */
export function zipFiles(files: readonly ZippedFile[], signal: AbortSignal): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | null = null;
  // Whoever goes away in the middle leaves no file open.
  output.once('close', () => current?.destroy());
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  for (const { path, at, read } of files)
    zip.addReadStreamLazy(path, { mtime: at, compress: false }, (done) => {
      if (signal.aborted || output.destroyed) return fail(signal.reason);
      read().then((content) => {
        current = Buffer.isBuffer(content) ? Readable.from([content]) : content;
        if (output.destroyed) current.destroy();
        else done(null, current);
      }, fail);
    });
  zip.end();
  return output;
}
