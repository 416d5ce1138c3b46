import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { remoteDeclaration } from '../remote/remote.endpoints.ts';
import { trimText } from '../text/trim-text.ts';
import { remoteBuildRecord, surface } from './build-record.ts';
import {
  deploymentMade,
  publication,
  releaseCommands,
  releaseDetails,
  releasedVersion,
  releaseEvent,
  releaseSet,
  remoteName,
  remoteState,
  rollbackMade,
  setName,
  setRollback,
  takenPath,
  versionError,
  versionName,
} from './release.schema.ts';
import { releaseLimits } from './release-limits.ts';

const calls = { calls: 240, seconds: 60 };
const build = z.object({ record: remoteBuildRecord, declaration: remoteDeclaration });
const moveErrors = ['RELEASE_KEY_FOREIGN', 'RELEASE_MOVED'] as const;
const versionErrors = ['VERSION_UNKNOWN', 'VERSION_AMBIGUOUS', 'VERSION_REMOVED'] as const;
const buildErrors = [
  'RELEASE_KEY_FOREIGN',
  'VERSION_EXISTS',
  'RELEASE_CLAIMS_FOREIGN',
  'RELEASE_INCOMPATIBLE',
  'RELEASE_NO_SURFACE',
] as const;

/**
 * What a team's tool calls to release its remote. Who asks is a release key (`Authorization: Bearer brk_…`), which
 * can touch one remote, or with `*` each of them and the sets. Every change is kept with who, when and why.
 */
export const releaseEndpoints = {
  'GET /release/surface': {
    summary: 'What a remote meets here: the exports of the deployed shell and the contract of this API',
    access: 'releaseKey',
    result: surface,
    rateLimit: calls,
    errors: ['RELEASE_NO_SURFACE'],
  },
  'POST /release/offer': {
    summary: 'Asks whether a build could be published, and which of its files are not here yet',
    access: 'releaseKey',
    body: build,
    result: z.object({
      missing: z.array(z.string()).describe('integrity of each file to upload'),
      takenPaths: z
        .array(takenPath)
        .describe('what only a set can put in force, with the remote that has it now'),
      isPublished: z.boolean().describe('it is here with the same content: what is missing was lost'),
    }),
    rateLimit: calls,
    errors: [...buildErrors, 'RELEASE_QUOTA_REACHED'],
  },
  'POST /release/file': {
    summary: 'Uploads one file of a build; its content must have the hash that is given',
    access: 'releaseKey',
    query: z.object({ integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/) }),
    upload: { maxBytes: releaseLimits.fileBytes, kinds: [] },
    result: z.null(),
    rateLimit: { calls: 2400, seconds: 60 },
    errors: [
      'RELEASE_FILE_CORRUPT',
      'RELEASE_QUOTA_REACHED',
      'UPLOAD_MISSING',
      'UPLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'UPLOADS_BUSY',
    ],
  },
  'POST /release/publish': {
    summary:
      'Registers a version whose files are all here, which runs for nobody until it is promoted; the same content again repairs it',
    access: 'releaseKey',
    body: build,
    result: publication,
    rateLimit: calls,
    errors: [...buildErrors, 'RELEASE_FILES_MISSING', 'RELEASE_QUOTA_REACHED'],
  },
  'POST /release/promote': {
    summary: 'Makes a version stable, or gives it to a share of the customers; percent 0 ends that',
    access: 'releaseKey',
    body: releaseCommands.promote,
    result: deploymentMade,
    rateLimit: calls,
    errors: [
      ...moveErrors,
      'RELEASE_INCOMPATIBLE',
      'RELEASE_PATHS_TAKEN',
      'RELEASE_NO_SURFACE',
      ...versionErrors,
    ],
  },
  'POST /release/rollback': {
    summary: 'Makes stable what was stable before; a canary ends with it',
    access: 'releaseKey',
    body: releaseCommands.rollback,
    result: rollbackMade,
    rateLimit: calls,
    errors: [...moveErrors, 'ROLLBACK_IMPOSSIBLE', 'VERSION_REMOVED'],
  },
  'POST /release/remove': {
    summary: 'Removes the files of a version that nobody has, before its time; its name stays taken',
    access: 'releaseKey',
    body: releaseCommands.remove,
    result: releasedVersion,
    rateLimit: calls,
    errors: ['RELEASE_KEY_FOREIGN', 'VERSION_IN_USE', 'VERSION_UNKNOWN', 'VERSION_AMBIGUOUS'],
  },
  'POST /release/pin': {
    summary: 'Gives one customer a version of its own, or takes that away',
    access: 'releaseKey',
    body: releaseCommands.pin,
    result: deploymentMade,
    rateLimit: calls,
    errors: [
      'RELEASE_KEY_FOREIGN',
      'CUSTOMER_UNKNOWN',
      'RELEASE_INCOMPATIBLE',
      'RELEASE_PATHS_TAKEN',
      'RELEASE_NO_SURFACE',
      ...versionErrors,
    ],
  },
  'POST /release/setSave': {
    summary: 'Keeps versions that passed the browser suite together under a name',
    access: 'releaseKey',
    body: z.object({
      name: setName,
      versions: z
        .record(remoteName, versionName)
        .refine(
          (versions) =>
            Object.keys(versions).length > 0 && Object.keys(versions).length <= releaseLimits.setVersions,
          {
            message: `A set has 1 to ${releaseLimits.setVersions} remotes`,
          },
        ),
      evidence: z.string().transform(trimText).pipe(z.string().max(1000)).default(''),
    }),
    result: releaseSet,
    rateLimit: calls,
    errors: ['RELEASE_KEY_NOT_FOR_ALL', 'SET_EXISTS', ...versionErrors],
  },
  'POST /release/setPromote': {
    summary: 'Makes every version of a set stable at once, or none',
    access: 'releaseKey',
    body: releaseCommands.setPromote,
    result: deploymentMade,
    rateLimit: calls,
    errors: [
      'RELEASE_KEY_NOT_FOR_ALL',
      'SET_UNKNOWN',
      'RELEASE_MOVED',
      'RELEASE_INCOMPATIBLE',
      'RELEASE_PATHS_TAKEN',
      'RELEASE_NO_SURFACE',
      'VERSION_REMOVED',
    ],
  },
  'POST /release/setRollback': {
    summary: 'Makes stable again, for the remotes of the newest promoted set, what was stable before it',
    access: 'releaseKey',
    body: releaseCommands.setRollback,
    result: deploymentMade,
    rateLimit: calls,
    errors: ['RELEASE_KEY_NOT_FOR_ALL', 'RELEASE_MOVED', 'ROLLBACK_IMPOSSIBLE', 'VERSION_REMOVED'],
  },
  'POST /release/setRemove': {
    summary: 'Removes a set that is neither in force nor what a rollback leads to; its name stays taken',
    access: 'releaseKey',
    body: releaseCommands.setRemove,
    result: releaseSet,
    rateLimit: calls,
    errors: ['RELEASE_KEY_NOT_FOR_ALL', 'SET_UNKNOWN', 'SET_IN_USE'],
  },
  'GET /release/list': {
    summary: 'What runs where, every version that is kept, and the sets; a key of one remote sees that one',
    access: 'releaseKey',
    query: z.object({ remote: remoteName.optional() }),
    result: z.object({
      deployment: z.number().int(),
      remotes: z.array(
        remoteState.extend({
          storedBytes: z.number().int().describe('of its quota, compressed forms included'),
        }),
      ),
      quotaBytes: z.number().int().describe('how much the files of one remote may take'),
      versions: z.array(releasedVersion).describe('newest first'),
      sets: z.array(releaseSet).describe('newest first'),
      setRollback: setRollback
        .nullable()
        .describe('what a rollback of sets would do; null where no set was promoted, and of one remote'),
      errors: z
        .array(versionError)
        .describe(
          'of the remote that was asked for: what its versions failed with in the last 14 days, at most 5 each, newest first',
        ),
    }),
    rateLimit: calls,
    errors: ['RELEASE_KEY_FOREIGN'],
  },
  'GET /release/history': {
    summary: 'Who did what, when and why: the newest 200 lines first; a key of one remote sees that one',
    access: 'releaseKey',
    query: z.object({ remote: remoteName.optional() }),
    result: z.array(releaseEvent),
    rateLimit: calls,
    errors: ['RELEASE_KEY_FOREIGN'],
  },
  'GET /release/version': {
    summary: 'One version with the whole record of its build',
    access: 'releaseKey',
    query: z.object({ remote: remoteName, version: versionName }),
    result: releaseDetails,
    rateLimit: calls,
    errors: ['RELEASE_KEY_FOREIGN', 'VERSION_UNKNOWN', 'VERSION_AMBIGUOUS'],
  },
} as const satisfies EndpointTable;
