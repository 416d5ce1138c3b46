import type { DeploymentMade, EndpointInput, Endpoints } from '@berth/contract/endpoints';
import type { RemoteBuildRecord } from '@berth/contract/release';
import { serverItself } from '../src/modules/releases/release-dependencies.ts';
import { makeKey } from '../src/modules/releases/staff/release-keys.ts';
import { type Caller, createCaller } from './caller.ts';
import { makeRemote } from './fronts.ts';
import type { Portal } from './portal.ts';

export type RemoteBuild = ReturnType<typeof makeRemote>;

export type Team = Awaited<ReturnType<typeof openTeam>>;

/** A team with a key for one remote, or for all with `*`. */
export async function openTeam({ app, database, clock }: Portal, remote: string) {
  const { text, key } = await makeKey({ database: database.kysely, clock }, serverItself, {
    holder: remote === '*' ? 'Platform team' : `${remote} team`,
    remote,
  });
  // No page calls: what a tool sends and nothing else.
  const nothing = { 'x-requested-with': '', 'sec-fetch-site': '' };
  return { ...createCaller(app, { ...nothing, authorization: `Bearer ${text}` }), keyId: key.id, text };
}

/** A build of a remote by a name: another name is another text in it, so other bytes; `1.0.0+b` is of 1.0.0. */
export function makeVersion(
  remote: string,
  name: string,
  changes: Partial<Omit<RemoteBuildRecord, 'name' | 'files' | 'version'>> = {},
): RemoteBuild {
  return makeRemote(remote, { version: name, text: name, ...changes });
}

/** The full version of a build that is named so. */
export const versionOf = (remote: string, name: string): string => makeVersion(remote, name).record.version;

type Move = 'promote' | 'rollback' | 'setPromote' | 'setRollback';
type MoveInput<Kind extends Move> = Omit<EndpointInput<Endpoints[`POST /release/${Kind}`]>['body'], 'seen'>;

/** Moves something as somebody who has just looked at what is in force. */
export async function callMove<Kind extends Move>(team: Caller, kind: Kind, body: MoveInput<Kind>) {
  const { deployment: seen } = await team.get('GET /release/list', { query: {} });
  return await team.call(`POST /release/${kind}`, { body: { ...body, seen } });
}

/** The same, and it must not be refused. */
export async function move<Kind extends Move>(
  team: Caller,
  kind: Kind,
  body: MoveInput<Kind>,
): Promise<DeploymentMade> {
  const response = await callMove(team, kind, body);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json().data;
}

/** What offering and publishing a build send. */
export const bodyOf = ({ record, declaration }: RemoteBuild) => ({ body: { record, declaration } });

/** Status and code with which a call was refused. */
export async function refusal(call: ReturnType<Caller['call']>) {
  const response = await call;
  return [response.statusCode, response.json().code];
}

/** Uploads what is missing of a build, and registers it. */
export async function publish(team: Caller, build: RemoteBuild) {
  const { record, declaration, files } = build;
  const { missing } = await team.get('POST /release/offer', { body: { record, declaration } });
  for (const [path, text] of Object.entries(files)) {
    const integrity = record.files[path]?.integrity ?? '';
    if (!missing.includes(integrity)) continue;
    await team.get('POST /release/file', { query: { integrity }, upload: new File([text], 'file') });
  }
  return await team.get('POST /release/publish', { body: { record, declaration } });
}
