import { z } from 'zod';
import { remoteFailureCauses } from '../remote/remote-entry.ts';
import { trimText } from '../text/trim-text.ts';
import { remoteBuildRecord } from './build-record.ts';
import { openEnum } from './open-enum.ts';
import { releaseLimits } from './release-limits.ts';

export const remoteName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** A version as a person names it: in full, or `1.4.0` where only one build of it exists. */
export const versionName = z
  .string()
  .max(120)
  .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9a-f]{12})?$/);

/** Why somebody moves something: kept in the history, so it is never left out. */
const releaseReason = z.string().transform(trimText).pipe(z.string().min(1).max(releaseLimits.why));

/**
 * The number of the deployment that the caller looked at. Where somebody has moved the same remote since, the move is
 * refused: two who roll back at once mean the same step, not two of them. Left out, nothing is compared: in an
 * emergency a tool of an earlier version, or a line of curl, must be able to move something all the same.
 */
const seenDeployment = z.number().int().min(0).optional();

export const setName = z
  .string()
  .max(releaseLimits.setName)
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/);

const moment = z.string().describe('ISO 8601');
export const customerName = z.object({ id: z.string(), name: z.string() });

/** One version of a remote, without its files: where it is used and what it weighs. */
export const releasedVersion = z.object({
  remote: z.string(),
  version: z.string(),
  publishedAt: moment,
  publishedBy: z.string(),
  /** `bundled` came with the server's own checkout and no team has promoted it. */
  origin: z.enum(['bundled', 'released']),
  /** What keeps it: empty when only its age does. */
  uses: z.array(z.enum(['stable', 'canary', 'fallback', 'pinned', 'inSet'])),
  /** As the server has stored them, whatever the build says of itself. */
  files: z.number().int(),
  bytes: z.number().int(),
  brotliBytes: z.number().int(),
  runtimeRange: z.string(),
  contractHash: z.string(),
  /** Customers whose page had it, and those of them whose page reported a failure on the last day that it did. */
  customers: z.number().int(),
  failing: z.number().int(),
  /** The server has ended a canary of it, which failed for too many. */
  isCanaryStopped: z.boolean(),
  /** When its files were removed, after which it can no longer be used; its name stays taken. */
  removedAt: moment.nullable(),
});
export type ReleasedVersion = z.output<typeof releasedVersion>;

export const remotePin = z.object({
  remote: z.string(),
  version: z.string(),
  customer: customerName,
  by: z.string(),
  at: moment,
  why: z.string(),
});
export type RemotePin = z.output<typeof remotePin>;

/** Pages of a build that belong to another remote now: both cannot be in force together. */
export const takenPath = z.object({ path: z.string(), remote: z.string(), version: z.string() });
export type TakenPath = z.output<typeof takenPath>;

/** A version that failed for too many of the customers who had it, and to which a rollback leads all the same. */
export const rollbackTrouble = z.object({
  version: z.string(),
  customers: z.number().int(),
  failing: z.number().int(),
  /** The newest that was stable before it, did not fail for too many and fits what is deployed. */
  lastGood: z.string().nullable(),
});
export type RollbackTrouble = z.output<typeof rollbackTrouble>;

/** What runs of one remote. */
export const remoteState = z.object({
  remote: z.string(),
  stable: z.string().nullable(),
  canary: z
    .object({ version: z.string(), percent: z.number().int().min(1).max(100), since: moment })
    .nullable(),
  /** What a rollback would return to. */
  stableBefore: z.string().nullable(),
  /** Nothing was stable before, and a team has brought it: a rollback takes the remote out of the portal. */
  rollbackRemoves: z.boolean(),
  /** How badly that did; null where it did not fail for too many. */
  rollbackTrouble: rollbackTrouble.nullable(),
  pins: z.array(remotePin),
});

/** One of the last errors that pages reported of a version: what a customer's page says, so no more than a text. */
export const versionError = z.object({
  version: z.string(),
  /** Open: a tool, or an open page, may be older than the server. Null where the page did not say. */
  cause: openEnum(remoteFailureCauses).nullable(),
  /** The error's own words; empty where there are none. */
  text: z.string(),
  /** Whose pages reported it; 0 where it is known from visitors alone. */
  customers: z.number().int(),
  lastAt: moment,
});
export type VersionError = z.output<typeof versionError>;

/** Versions that passed the browser suite together, under a name that is never reused. */
export const releaseSet = z.object({
  name: z.string(),
  versions: z.record(z.string(), z.string()),
  /** Where it can be seen that they passed: an address, a commit. */
  evidence: z.string(),
  savedAt: moment,
  savedBy: z.string(),
  /** Stable is exactly this, for every remote of the set. */
  isInForce: z.boolean(),
  /** It is in force, or a rollback of sets starts from it or leads to it: it cannot be removed. */
  isNeeded: z.boolean(),
});
export type ReleaseSet = z.output<typeof releaseSet>;

const releaseEventKinds = [
  'adopted',
  'promoted',
  'canary',
  'canaryStopped',
  'rolledBack',
  'pinned',
  'unpinned',
  'setPromoted',
  'setRolledBack',
  'published',
  'removed',
  'repaired',
  'takenOver',
  'leftOut',
  'heldBack',
  'unfit',
  'sweepFailed',
  'setSaved',
  'setRemoved',
  'keyMade',
  'keyRevoked',
] as const;

/** One remote's part in a move. */
export const releaseMove = z.object({
  remote: z.string(),
  as: z.enum(['stable', 'canary', 'pin']),
  /** Null: there was none, or there is none from now on. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Of a canary; 0 when it ended. */
  percent: z.number().int().min(0).max(100).optional(),
});
export type ReleaseMove = z.output<typeof releaseMove>;

/** What the next rollback of sets would do. */
export const setRollback = z.object({
  /** The set that it undoes. */
  set: z.string(),
  /** Empty where the remotes of the set stand like that already. */
  moved: z.array(releaseMove),
});
export type SetRollback = z.output<typeof setRollback>;

/** One line of the history: who did what, when and why. */
export const releaseEvent = z.object({
  /** The number of the deployment that it made; null for what moves nothing. */
  deployment: z.number().int().nullable(),
  /** Open: the tool of a team, and an open page, may be older than the server. */
  kind: openEnum(releaseEventKinds),
  at: moment,
  /** A team by the holder of its key, a person by their account, or `server`. */
  by: z.string(),
  why: z.string(),
  moved: z.array(releaseMove),
  /** The remote, set, key or customer that it is about, where there is one. */
  remote: z.string().nullable(),
  version: z.string().nullable(),
  set: z.string().nullable(),
  customer: customerName.nullable(),
  /** Holder of the key that was made or revoked. */
  key: z.string().nullable(),
  /** Figures behind what the server did by itself. */
  figures: z.record(z.string(), z.number()).nullable(),
  /**
   * Whole texts behind it, for people: why a start left a build out, or held it back, what pages reported of a stopped
   * canary, the newest first, or the paths of the files that were put back.
   */
  messages: z.array(z.string()),
});
export type ReleaseEvent = z.output<typeof releaseEvent>;

/** A team's key, without what opens anything. */
export const releaseKey = z.object({
  id: z.string(),
  holder: z.string(),
  /** The one remote that it may touch, or `*`: every remote, and the sets. */
  remote: z.string(),
  madeAt: moment,
  madeBy: z.string(),
  lastUsedAt: moment.nullable(),
  revokedAt: moment.nullable(),
});
export type ReleaseKey = z.output<typeof releaseKey>;

/** What a publication came to. */
export const publication = releasedVersion.extend({
  /** `takenOver`: the server had it from its own checkout, and it is the team's now; `nothing`: it was there. */
  done: openEnum(['published', 'takenOver', 'nothing']),
  /** Paths of its files that had been lost or changed in the store, and were sent again. */
  repaired: z.array(z.string()),
});

/** A version with all that is known of its build. */
export const releaseDetails = releasedVersion.extend({ record: remoteBuildRecord });

/** What a move answers: the deployment that is in force from now on. */
export const deploymentMade = z.object({
  deployment: z.number().int(),
  /** Empty where everything stood like that already, and no deployment was made. */
  moved: z.array(releaseMove),
});
export type DeploymentMade = z.output<typeof deploymentMade>;

/** The same of a rollback, and how badly what is stable now did when it was stable before. */
export const rollbackMade = deploymentMade.extend({ trouble: rollbackTrouble.nullable() });
export type RollbackMade = z.output<typeof rollbackMade>;

/** Commands on what runs where; the team's calls and the staff's take the same. */
export const releaseCommands = {
  promote: z
    .object({
      remote: remoteName,
      version: versionName,
      to: z.enum(['stable', 'canary']),
      /** Share of the customers for a canary, in whole percent; 0 ends it. */
      percent: z.number().int().min(0).max(100).optional(),
      seen: seenDeployment,
      why: releaseReason,
    })
    .refine(({ to, percent }) => (to === 'canary') === (percent !== undefined), {
      path: ['percent'],
      message: 'A canary needs a percent, and stable has none',
    }),
  rollback: z.object({ remote: remoteName, seen: seenDeployment, why: releaseReason }),
  pin: z.object({
    remote: remoteName,
    /** Null takes the pin away. */
    version: versionName.nullable(),
    customerId: z.uuid(),
    why: releaseReason,
  }),
  remove: z.object({ remote: remoteName, version: versionName, why: releaseReason }),
  setPromote: z.object({ name: setName, seen: seenDeployment, why: releaseReason }),
  setRollback: z.object({ seen: seenDeployment, why: releaseReason }),
  setRemove: z.object({ name: setName, why: releaseReason }),
} as const;

/** What a new key is for. */
export const releaseKeyRequest = z.object({
  /** Not the server's own name, under which the history has what it does by itself. */
  holder: z
    .string()
    .transform(trimText)
    .pipe(z.string().min(1).max(60))
    .refine((holder) => holder.toLowerCase() !== 'server'),
  remote: z.union([remoteName, z.literal('*')]),
});
