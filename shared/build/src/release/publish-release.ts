import {
  type EndpointResult,
  type Endpoints,
  remoteDeclaration,
  type TakenPath,
} from '@berth/contract/endpoints';
import { findBreaks, type RemoteBuildRecord } from '@berth/contract/release';
import { readDeclaration } from './build-release.ts';
import { moment } from './moment.ts';
import { ReleaseFailure } from './release-failure.ts';
import { takeBuilt } from './release-folder.ts';
import { callServer, locale, serverAddress } from './release-server.ts';
import { useWords } from './release-words.ts';
import { uploadFiles } from './upload-files.ts';

/**
 * Checks a built version against what is deployed, uploads what is not there yet, and registers it. Of a version that is
 * there already with the same content, what the store has lost is put back.
 */
export async function publishRelease(remote: string, version: string | null): Promise<void> {
  const built = takeBuilt(remote, version);
  const { record, folder } = built;
  const name = `${remote}@${record.version}`;
  await assertCompatible(name, record);
  const body = { record, declaration: remoteDeclaration.parse(readDeclaration(folder)) };
  const { missing, takenPaths } = await callServer('POST /release/offer', { body });
  await uploadFiles(built, missing);
  const published = await callServer('POST /release/publish', { body });
  for (const line of tell(name, published)) console.log(line);
  if (published.done !== 'nothing') console.log(nextStep(name, published, takenPaths));
}

type Publication = EndpointResult<Endpoints['POST /release/publish']>;

// A server from before this tool says neither what was done nor what was put back.
function tell(
  name: string,
  { done = 'published', repaired = [], publishedAt, publishedBy }: Publication,
): string[] {
  const there = `${name} is there already with the same content, published at ${moment(publishedAt)} by ${publishedBy}`;
  const lines = {
    published: `Published ${name} to ${serverAddress()}.`,
    takenOver: `Taken over: ${serverAddress()} had ${name} from its own checkout; it is your team's from now on.`,
    nothing: repaired.length > 0 ? `${there}.` : `Nothing to do: ${there}.`,
  };
  const files = repaired.map((path) => `  ${path}`);
  const back = files.length > 0 ? [`Put back what the store had lost of it:\n${files.join('\n')}`] : [];
  return [done in lines ? lines[done as keyof typeof lines] : `${name}: ${done}.`, ...back];
}

function nextStep(name: string, { uses }: Publication, taken: readonly TakenPath[]): string {
  if (uses.length > 0) return `It is in use: ${uses.map((use) => useWords[use] ?? use).join(', ')}.`;
  if (taken.length === 0) {
    return `It runs for nobody yet: npm run release -- promote ${name} --to canary --percent 10`;
  }
  const paths = taken.map(({ path, remote, version }) => `  ${path} belongs to ${remote}@${version}`);
  return (
    `It runs for nobody yet: alone it cannot run,\n${paths.join('\n')}\nIt goes in force in a set with a version of ` +
    'that remote that gives the path up: npm run release -- set save'
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
  // What is there already runs nowhere anew by being repaired; the server compares its content.
  const { name: remote, version } = record;
  const there = await callServer('GET /release/version', { query: { remote, version } }).catch(() => null);
  if (there && there.removedAt === null) return;
  const lines = breaks.map(({ place, texts }) => `  ${place}\n    ${texts[locale]}`);
  throw new ReleaseFailure(
    'incompatible',
    `${name} would not work with what is deployed at ${serverAddress()} ` +
      `(runtime ${surface.runtime.version}, contract ${surface.contract.hash}):\n${lines.join('\n')}`,
  );
}
