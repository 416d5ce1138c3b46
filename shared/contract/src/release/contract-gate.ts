import satisfies from 'semver/functions/satisfies.js';
import type { LocalizedText } from '../language/locale.ts';
import { breakText } from './break-text.ts';
import type { EndpointShape, RemoteBuildRecord, Surface } from './build-record.ts';
import { findMisfits, type Misfit, UnreadableSchema } from './schema-fit.ts';

/** Why a build would not work with what is deployed. */
export type Break = {
  kind:
    | 'runtimeRange'
    | 'runtimeExport'
    | 'sharedVersion'
    | 'endpointGone'
    | 'answerChanged'
    | 'inputRefused'
    | 'shapeUnreadable';
  /** What of it: `@berth/runtime`, a shared module, an endpoint's key with the field: `GET /remotes data.title`. */
  place: string;
  texts: LocalizedText;
};

type Needs = Pick<RemoteBuildRecord, 'runtime' | 'shared' | 'contract'>;

/**
 * All that would break if this build of a remote met this surface; empty when it may be released. What a remote gets
 * may have more than it knows; what it sends must still be taken, so that nothing of it is lost.
 */
export function findBreaks({ runtime, shared, contract }: Needs, surface: Surface): Break[] {
  return [
    ...runtimeBreaks(runtime, surface.runtime),
    ...Object.entries(shared).flatMap(([name, range]) => sharedBreaks(name, range, surface)),
    ...Object.entries(contract.endpoints).flatMap(([key, shape]) =>
      endpointBreaks(key, shape, surface.contract.endpoints[key]),
    ),
  ];
}

function runtimeBreaks({ range, uses }: Needs['runtime'], { version, exports }: Surface['runtime']): Break[] {
  const place = '@berth/runtime';
  const found: Break[] = [];
  if (!satisfies(version, range)) {
    found.push({ kind: 'runtimeRange', place, texts: breakText('runtimeRange', { version, range }) });
  }
  for (const name of uses) {
    if (!exports.includes(name)) {
      found.push({
        kind: 'runtimeExport',
        place: `${place} ${name}`,
        texts: breakText('runtimeExport', { name }),
      });
    }
  }
  return found;
}

function sharedBreaks(name: string, range: string, { runtime, shared }: Surface): Break[] {
  // Its range stands in remote.json, which has been looked at.
  if (name === '@berth/runtime') return [];
  const version = shared[name];
  if (version === undefined) {
    return [
      {
        kind: 'sharedVersion',
        place: name,
        texts: breakText('sharedGone', { name, shell: runtime.version }),
      },
    ];
  }
  if (satisfies(version, range)) return [];
  return [
    { kind: 'sharedVersion', place: name, texts: breakText('sharedVersion', { name, version, range }) },
  ];
}

function endpointBreaks(key: string, built: EndpointShape, deployed: EndpointShape | undefined): Break[] {
  if (!deployed) return [{ kind: 'endpointGone', place: key, texts: breakText('endpointGone', { key }) }];
  try {
    return shapeBreaks(key, built, deployed);
  } catch (error) {
    if (!(error instanceof UnreadableSchema)) throw error;
    return [{ kind: 'shapeUnreadable', place: key, texts: breakText('shapeUnreadable', { key }) }];
  }
}

function shapeBreaks(key: string, built: EndpointShape, deployed: EndpointShape): Break[] {
  const nothing = { type: 'object' };
  const input = findMisfits(built.input ?? nothing, deployed.input ?? nothing, { isExtraRefused: true });
  const output = findMisfits(deployed.output, built.output, { isExtraRefused: false });
  return [
    ...input.map((misfit) => fieldBreak('inputRefused', key, misfit, misfit.path)),
    ...output.map((misfit) => fieldBreak('answerChanged', key, misfit, `data${joined(misfit.path)}`)),
  ];
}

function joined(path: string): string {
  return path === '' || /^[[{]/.test(path) ? path : `.${path}`;
}

function fieldBreak(
  kind: 'inputRefused' | 'answerChanged',
  key: string,
  misfit: Misfit,
  field: string,
): Break {
  const { comes, awaited } = misfit;
  const side = kind === 'inputRefused' ? 'input' : 'answer';
  return {
    kind,
    place: `${key} ${field}`,
    texts: breakText(`${side}.${misfit.kind}`, { key, field, comes, awaited }),
  };
}
