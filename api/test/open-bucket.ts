// @ts-expect-error It has no types.
import S3rver from 's3rver';
import { parseConfig } from '../src/config.ts';
import { type FileStore, openFileStore } from '../src/files/file-store.ts';

type S3Server = { run: () => Promise<{ port: number }>; close: () => Promise<void> };

/** Files in a bucket of a real S3 server program, which keeps them in a folder. */
export async function openBucket(
  directory: string,
): Promise<{ store: FileStore; close: () => Promise<void> }> {
  const server: S3Server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'berth' }],
  });
  const { port } = await server.run();
  const store = await openFileStore(
    parseConfig({
      FILES_S3_BUCKET: 'berth',
      FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      FILES_S3_ACCESS_KEY_ID: 'S3RVER',
      FILES_S3_SECRET_ACCESS_KEY: 'S3RVER',
    }),
  );
  return { store, close: () => server.close() };
}
