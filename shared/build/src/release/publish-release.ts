import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteDeclaration, type TakenPath } from '@berth/contract/endpoints';
import { findBreaks, type RemoteBuildRecord } from '@berth/contract/release';
import { readDeclaration } from './build-release.ts';
import { ReleaseFailure } from './release-failure.ts';
import { type BuiltVersion, takeBuilt } from './release-folder.ts';
import { callServer, locale, serverAddress } from './release-server.ts';
import { kilobytes } from './size-report.ts';

/** How many files travel at once. */
const lanes = 4;

/** Checks a built version against what is deployed, uploads what is not there yet, and registers it. */
export async function publishRelease(remote: string, version: string | null): Promise<void> {
  const built = takeBuilt(remote, version);
  const { record, folder } = built;
  const name = `${remote}@${record.version}`;
  await assertCompatible(name, record);
  const body = { record, declaration: remoteDeclaration.parse(readDeclaration(folder)) };
  const { missing, takenPaths } = await callServer('POST /release/offer', { body });
  await upload(built, missing);
  await callServer('POST /release/publish', { body });
  console.log(
    `Published ${name} to ${serverAddress()}. It runs for nobody yet: ${nextStep(name, takenPaths)}`,
  );
}

function nextStep(name: string, taken: readonly TakenPath[]): string {
  if (taken.length === 0) return `npm run release -- promote ${name} --to canary --percent 10`;
  const paths = taken.map(({ path, remote, version }) => `  ${path} belongs to ${remote}@${version}`);
  return (
    `alone it cannot run,\n${paths.join('\n')}\nIt goes in force in a set with a version of that remote that gives ` +
    'the path up: npm run release -- set save'
  );
}

/** Ends with everything that would break, in one go. */
async function assertCompatible(name: string, record: RemoteBuildRecord): Promise<void> {
  const surface = await callServer('GET /release/surface', {});
  const breaks = findBreaks(record, surface);
  if (breaks.length === 0) {
    console.log(
      `${name} fits what is deployed: runtime ${surface.runtime.version}, contract ${surface.contract.hash}.`,
    );
    return;
  }
  const lines = breaks.map(({ place, texts }) => `  ${place}\n    ${texts[locale]}`);
  throw new ReleaseFailure(
    'incompatible',
    `${name} would not work with what is deployed at ${serverAddress()} ` +
      `(runtime ${surface.runtime.version}, contract ${surface.contract.hash}):\n${lines.join('\n')}`,
  );
}

async function upload({ folder, record }: BuiltVersion, missing: readonly string[]): Promise<void> {
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
      await callServer('POST /release/file', {
        query: { integrity: file.integrity },
        file: new Blob([new Uint8Array(readFileSync(join(folder, file.path)))]),
      }).catch((failure) => {
        // The other lanes have nothing left to do for a version that is not to be.
        queue.length = 0;
        throw failure;
      });
      done += 1;
      if (process.stdout.isTTY) process.stdout.write(`\rUploading ${done} of ${wanted.size} …`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, carry));
  if (process.stdout.isTTY) process.stdout.write('\r');
  console.log(`Uploaded ${wanted.size} of ${all} files, ${kilobytes(bytes)}; the others were there.`);
}
