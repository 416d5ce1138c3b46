import type { BucketSettings } from './bucket-store.ts';

type BucketParts = Pick<BucketSettings, 'endpoint' | 'region'> & {
  [Name in 'bucket' | 'accessKeyId' | 'secretAccessKey']: string | null;
};

/** The bucket, where one is named; what is set without its other half is a problem. */
export function bucketOf(parts: BucketParts, problems: string[]): BucketSettings | null {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = parts;
  if (!bucket && (endpoint || accessKeyId || secretAccessKey)) {
    problems.push('FILES_S3_BUCKET: it is missing beside the other settings of a bucket');
  }
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    problems.push('FILES_S3_ACCESS_KEY_ID, FILES_S3_SECRET_ACCESS_KEY: one of them alone opens nothing');
  }
  if (!bucket) return null;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
  return { bucket, endpoint, region, credentials };
}
