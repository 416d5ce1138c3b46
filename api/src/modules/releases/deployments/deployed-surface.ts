import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeContract, type Surface, shellBuildRecord } from '@berth/contract/release';

/**
 * What remotes meet here: the exports and shared modules of the shell that is served, and this API's contract. Read
 * once, since both stay as they are while the server runs; null where no shell is built, and asked again then.
 */
export function createSurfaceReader(
  fronts: string,
  warn: (error: unknown, message: string) => void,
): () => Promise<Surface | null> {
  let known: Promise<Surface | null> | null = null;
  const read = async () => {
    try {
      const text = await readFile(join(fronts, 'shell', 'dist', 'build.json'), 'utf8');
      const { provides } = shellBuildRecord.parse(JSON.parse(text));
      return { ...provides, contract: await describeContract() };
    } catch (error) {
      known = null;
      warn(error, 'the shell is not built: remotes cannot be checked against it');
      return null;
    }
  };
  return () => {
    known ??= read();
    return known;
  };
}
