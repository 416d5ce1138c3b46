import type {
  ReleasedVersion,
  ReleaseEvent,
  ReleaseKey,
  ReleaseSet,
  RemotePin,
  VersionError,
} from '@berth/contract/endpoints';
import type { listDeployments } from '../deployments/deployments.repository.ts';
import type { listPins } from '../deployments/pins.repository.ts';
import type { VersionFacts } from '../deployments/version-facts.ts';
import type { listVersionErrors } from '../outcomes/outcome-figures.repository.ts';
import { serverItself } from '../release-dependencies.ts';
import type { SetRow } from '../sets/release-sets.repository.ts';
import type { NoticeRow } from '../versions/release-notices.repository.ts';
import type { VersionSummary } from '../versions/versions.repository.ts';
import type { ReleaseKeyRow } from './release-keys.repository.ts';

type Row<List extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<List>>[number];

export function presentVersion(
  row: VersionSummary,
  uses: ReleasedVersion['uses'],
  { takenBy, ...facts }: VersionFacts,
): ReleasedVersion {
  return {
    remote: row.remote,
    version: row.version,
    publishedAt: row.published_at,
    publishedBy: takenBy ?? row.published_by,
    origin: row.origin,
    uses,
    files: row.file_count,
    bytes: row.bytes,
    brotliBytes: row.brotli_bytes,
    runtimeRange: row.runtime_range,
    contractHash: row.contract_hash,
    ...facts,
    removedAt: row.removed_at,
  };
}

export function presentPin(row: Row<typeof listPins>): RemotePin {
  return {
    remote: row.remote,
    version: row.version,
    customer: { id: row.customer_id, name: row.customer_name },
    by: row.by_name,
    at: row.at,
    why: row.why,
  };
}

export function presentError({ error, last_at, ...row }: Row<typeof listVersionErrors>): VersionError {
  return { ...row, text: error ?? '', lastAt: last_at };
}

export function presentSet(row: SetRow, is: Pick<ReleaseSet, 'isInForce' | 'isNeeded'>): ReleaseSet {
  return {
    name: row.name,
    versions: row.versions,
    evidence: row.evidence,
    savedAt: row.saved_at,
    savedBy: row.saved_by,
    ...is,
  };
}

/** One that was just removed. */
export function presentRemovedSet(row: SetRow): ReleaseSet {
  return presentSet(row, { isInForce: false, isNeeded: false });
}

export function presentKey(row: ReleaseKeyRow): ReleaseKey {
  return {
    id: row.id,
    holder: row.holder,
    remote: row.remote,
    madeAt: row.made_at,
    madeBy: row.made_by,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
  };
}

const nothingElse = {
  deployment: null,
  why: '',
  moved: [],
  remote: null,
  version: null,
  set: null,
  customer: null,
  key: null,
  figures: null,
  messages: [],
} satisfies Partial<ReleaseEvent>;

export function presentDeployment(row: Row<typeof listDeployments>): ReleaseEvent {
  const [only, ...others] = row.moved;
  const isOne = only !== undefined && others.every(({ remote }) => remote === only.remote);
  return {
    ...nothingElse,
    deployment: row.number,
    kind: row.kind,
    at: row.at,
    by: row.by_name,
    why: row.why,
    moved: row.moved,
    remote: isOne ? only.remote : null,
    version: isOne && others.length === 0 ? (only.to ?? only.from) : null,
    set: row.set_name,
    customer:
      row.customer_id !== null && row.customer_name !== null
        ? { id: row.customer_id, name: row.customer_name }
        : null,
    figures: row.figures,
    messages: row.messages ?? [],
  };
}

export function presentNotice(row: NoticeRow): ReleaseEvent {
  const { at, kind, by_name: by, remote, version, messages } = row;
  return { ...nothingElse, at, kind, by, remote, version, messages };
}

/** A version came by a team, and may have gone after its time. */
export function presentVersionEvents(row: VersionSummary): ReleaseEvent[] {
  const { remote, version } = row;
  const published: ReleaseEvent = {
    ...nothingElse,
    kind: 'published',
    at: row.published_at,
    by: row.published_by,
    remote,
    version,
  };
  // What came with the server's checkout nobody has published, also when it is a team's by a move.
  const came = row.published_by === serverItself.name ? [] : [published];
  if (row.removed_at === null) return came;
  const { removed_at: at, removed_by, removed_why } = row;
  return [...came, { ...published, kind: 'removed', at, by: removed_by ?? 'server', why: removed_why ?? '' }];
}

export function presentSetEvents(row: SetRow): ReleaseEvent[] {
  const { name: set, saved_at: at, saved_by: by, evidence: why } = row;
  const saved: ReleaseEvent = { ...nothingElse, kind: 'setSaved', at, by, why, set };
  if (row.removed_at === null) return [saved];
  const removed = { at: row.removed_at, by: row.removed_by ?? '', why: row.removed_why ?? '' };
  return [saved, { ...saved, kind: 'setRemoved', ...removed }];
}

export function presentKeyEvents(row: ReleaseKeyRow): ReleaseEvent[] {
  const about = { ...nothingElse, remote: row.remote === '*' ? null : row.remote, key: row.holder };
  const made: ReleaseEvent = { ...about, kind: 'keyMade', at: row.made_at, by: row.made_by };
  if (row.revoked_at === null) return [made];
  return [made, { ...about, kind: 'keyRevoked', at: row.revoked_at, by: row.revoked_by ?? '' }];
}
