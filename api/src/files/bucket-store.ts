import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { FileStore } from './file-store.ts';
import { storing } from './storage-unavailable.ts';

export type BucketSettings = {
  bucket: string;
  /** Null: Amazon's own, by the region. */
  endpoint: string | null;
  region: string;
  /** Null: what the machine's role or profile gives. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
};

// The client's own are none at all: a bucket that does not answer would hold every upload, and a sweep, for good.
const usualWaits = { connectMs: 5000, answerMs: 30_000, idleMs: 60_000 };

/** Files in a bucket of Amazon S3, or of anything that speaks its language (MinIO, Ceph, OSS, COS, R2). */
export function openBucketStore(
  { bucket, endpoint, region, credentials }: BucketSettings,
  waits: Partial<typeof usualWaits> = {},
): FileStore {
  const { connectMs, answerMs, idleMs } = { ...usualWaits, ...waits };
  const disk = new Disk(
    new S3Driver({
      bucket,
      region,
      // Access is the bucket's, not each object's: many servers know no ACL.
      visibility: 'private',
      supportsACL: false,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      ...(credentials ? { credentials } : {}),
      // The newer checksums are unknown to most servers that are not Amazon's.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: connectMs,
        requestTimeout: answerMs,
        // Else it only warns.
        throwOnRequestTimeout: true,
        socketTimeout: idleMs,
      },
    }),
  );
  return {
    put: (key, content) => storing(key, () => disk.put(key, content)),
    read: (key) => disk.getStream(key),
    delete: (key) => disk.delete(key),
    exists: (key) => disk.exists(key),
  };
}
