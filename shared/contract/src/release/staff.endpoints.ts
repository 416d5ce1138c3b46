import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { trimText } from '../text/trim-text.ts';
import {
  customerName,
  deploymentMade,
  releaseCommands,
  releasedVersion,
  releaseEvent,
  releaseKey,
  releaseKeyRequest,
  releaseSet,
  remoteName,
  remoteState,
  rollbackMade,
  setRollback,
  versionError,
} from './release.schema.ts';

/** How a version did in pages: by customers, and by reports, of which each page sends one (visitors' included). */
const versionFigures = z.object({
  version: z.string(),
  /** Whose page reported anything of it. */
  customers: z.number().int(),
  /** Whose page reported a failure. */
  failing: z.number().int(),
  started: z.number().int(),
  failed: z.number().int(),
});

/** The remote as staff see it: what runs, and how that does. */
const staffRemote = remoteState.extend({
  title: z.object({ 'zh-CN': z.string(), en: z.string() }),
  /** Of the stable version and of the canary, as far as they have been seen. */
  figures: z.array(versionFigures),
});
export type StaffRemote = z.output<typeof staffRemote>;

const releaseOverview = z.object({
  deployment: z.number().int(),
  /** How many there are in the portal: of them a pin, or a canary, has its share. */
  customers: z.number().int(),
  remotes: z.array(staffRemote).describe('in the order of their names'),
  versions: z.array(releasedVersion).describe('newest first'),
  sets: z.array(releaseSet).describe('newest first'),
  /** What a rollback of sets would do; null where no set was promoted. */
  setRollback: setRollback.nullable(),
  /** The set of that: what shells from before know of it. */
  promotedSet: z.string().nullable(),
  keys: z.array(releaseKey).describe('newest first'),
});
export type ReleaseOverview = z.output<typeof releaseOverview>;

const releaseOutcomes = z.object({
  /** The last days in China up to today, `YYYY-MM-DD`, oldest first. */
  days: z.array(z.string()),
  /** Versions of which anything was reported, the newest first: a figure for each of the days. */
  versions: z.array(
    z.object({
      version: z.string(),
      started: z.array(z.number().int()),
      failed: z.array(z.number().int()),
    }),
  ),
  /** What they failed with: of each version the last few, the newest first. */
  errors: z.array(versionError),
});
export type ReleaseOutcomes = z.output<typeof releaseOutcomes>;

const access = { permission: 'system:releases' } as const;
const fitErrors = [
  'RELEASE_INCOMPATIBLE',
  'RELEASE_PATHS_TAKEN',
  'RELEASE_NO_SURFACE',
  'VERSION_REMOVED',
] as const;
const versionErrors = ['VERSION_UNKNOWN', 'VERSION_AMBIGUOUS'] as const;

/** What the operator's staff see and do on `/system/releases`: the same moves as a team's key, by a person. */
export const staffReleaseEndpoints = {
  'GET /system/release/overview': {
    summary: 'What runs where and how it does, every version and set that is kept, and the release keys',
    access,
    result: releaseOverview,
  },
  'GET /system/release/history': {
    summary: 'Who did what, when and why: the newest 200 lines first',
    access,
    query: z.object({ remote: remoteName.optional() }),
    result: z.array(releaseEvent),
  },
  'GET /system/release/outcomes': {
    summary:
      'How the versions of a remote did in pages, by day, for the last 14 days, and what they failed with',
    access,
    query: z.object({ remote: remoteName }),
    result: releaseOutcomes,
  },
  'GET /system/release/customers': {
    summary: 'Customers by a part of their name or account, at most 20, to pin a version to one',
    access,
    query: z.object({ search: z.string().max(100).transform(trimText).default('') }),
    result: z.array(customerName),
  },
  'POST /system/release/promote': {
    summary: 'Makes a version stable, or gives it to a share of the customers; percent 0 ends that',
    access,
    body: releaseCommands.promote,
    result: deploymentMade,
    errors: ['RELEASE_MOVED', ...fitErrors, ...versionErrors],
  },
  'POST /system/release/rollback': {
    summary: 'Makes stable what was stable before; a canary ends with it',
    access,
    body: releaseCommands.rollback,
    result: rollbackMade,
    errors: ['RELEASE_MOVED', 'ROLLBACK_IMPOSSIBLE', 'VERSION_REMOVED'],
  },
  'POST /system/release/pin': {
    summary: 'Gives one customer a version of its own, or takes that away',
    access,
    body: releaseCommands.pin,
    result: deploymentMade,
    errors: ['CUSTOMER_UNKNOWN', ...fitErrors, ...versionErrors],
  },
  'POST /system/release/setPromote': {
    summary: 'Makes every version of a set stable at once, or none',
    access,
    body: releaseCommands.setPromote,
    result: deploymentMade,
    errors: ['SET_UNKNOWN', 'RELEASE_MOVED', ...fitErrors],
  },
  'POST /system/release/setRollback': {
    summary: 'Makes stable again, for the remotes of the newest promoted set, what was stable before it',
    access,
    body: releaseCommands.setRollback,
    result: deploymentMade,
    errors: ['RELEASE_MOVED', 'ROLLBACK_IMPOSSIBLE', 'VERSION_REMOVED'],
  },
  'POST /system/release/setRemove': {
    summary: 'Removes a set that is neither in force nor what a rollback leads to; its name stays taken',
    access,
    body: releaseCommands.setRemove,
    result: releaseSet,
    errors: ['SET_UNKNOWN', 'SET_IN_USE'],
  },
  'POST /system/release/keySave': {
    summary: 'Makes a release key; its text is in this answer and nowhere else',
    access,
    body: releaseKeyRequest,
    result: z.object({ text: z.string(), key: releaseKey }),
  },
  'POST /system/release/keyRevoke': {
    summary: 'Ends a release key: the next call with it is refused',
    access,
    body: z.object({ id: z.uuid() }),
    result: releaseKey,
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable;
