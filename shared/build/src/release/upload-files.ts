import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseFailure } from './release-failure.ts';
import type { BuiltVersion } from './release-folder.ts';
import { callServer } from './release-server.ts';
import { kilobytes } from './size-report.ts';

/** How many files travel at once. */
const lanes = 4;

/** Uploads the files of a build whose hashes are `missing` on the server, each once. */
export async function uploadFiles(
  { folder, record }: BuiltVersion,
  missing: readonly string[],
): Promise<void> {
  const wanted = new Map(
    Object.entries(record.files)
      .filter(([, file]) => missing.includes(file.integrity))
      .map(([path, file]) => [file.integrity, { path, ...file }]),
  );
  const all = Object.keys(record.files).length;
  if (wanted.size === 0) {
    console.log(`All ${all} files are there already.`);
    return;
  }
  const bytes = Array.from(wanted.values()).reduce((total, file) => total + file.bytes, 0);
  const queue = Array.from(wanted.values());
  let done = 0;
  const carry = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      await send(folder, file).catch((failure) => {
        // The other lanes have nothing left to do for a version that is not to be.
        queue.length = 0;
        throw failure;
      });
      done += 1;
      if (process.stdout.isTTY) process.stdout.write(`\rUploading ${done} of ${wanted.size} …`);
    }
  };
  // Each lane to its end: what is said to be up is.
  const ends = await Promise.allSettled(Array.from({ length: lanes }, carry));
  if (process.stdout.isTTY) process.stdout.write('\r');
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw unfinished(failed.reason, `${done} of ${wanted.size}`);
  console.log(`Uploaded ${wanted.size} of ${all} files, ${kilobytes(bytes)}; the others were there.`);
}

async function send(folder: string, { path, integrity }: { path: string; integrity: string }): Promise<void> {
  const file = new Blob([new Uint8Array(readFileSync(join(folder, path)))]);
  await callServer('POST /release/file', { query: { integrity }, file }).catch((failure) => {
    throw failure instanceof ReleaseFailure ? failure.saying(`${path}: ${failure.message}`) : failure;
  });
}

function unfinished(failure: unknown, share: string): unknown {
  if (!(failure instanceof ReleaseFailure)) return failure;
  return failure.saying(
    `${failure.message}\n${share} files were uploaded and nothing is registered. Run the same command again: what is ` +
      'there is not sent again.',
  );
}
