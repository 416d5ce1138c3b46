import type { LocalizedText } from '../language/locale.ts';
import type { RemoteBuildRecord, Surface } from './build-record.ts';

/** Why a build would not work with what is deployed. */
export type Break = {
  kind:
    | 'runtimeRange'
    | 'runtimeExport'
    | 'sharedVersion'
    | 'endpointGone'
    | 'answerChanged'
    | 'inputRefused';
  /** What of it: `@berth/runtime`, an endpoint's key with the field, as in `GET /remotes → data.remotes[].title`. */
  place: string;
  texts: LocalizedText;
};

/** All that would break if this build of a remote met this surface; empty when it may be released. */
export function findBreaks(_record: RemoteBuildRecord, _surface: Surface): Break[] {
  return [];
}
