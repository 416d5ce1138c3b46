import { checkPositive } from '../../rule/field-rules.ts';
import type { Problem } from '../../rule/problem.ts';
import { cargoTotals } from '../../trade/cargo-volume.ts';
import { containerMassLimits } from '../../trade/container-mass.ts';
import { fromThousandths, toThousandths } from '../../trade/thousandths.ts';
import { cargoLineLimits } from '../cargo-line-rules.ts';
import type { FclBooking, FclContainer } from './fcl-booking.ts';

type Vgm = Pick<FclContainer, 'vgmKg' | 'vgmMethod'>;
type SizedVgm = Vgm & Pick<FclContainer, 'sizeType'>;

/** The VGM of one container of a submitted booking, declared once it is packed. */
export type ContainerVgm = Vgm & {
  /** The container's place in `booking.containers`, from 0. */
  index: number;
};

/**
 * The rules that the VGM of a container breaks, paths relative to the container; nothing entered breaks none. SOLAS
 * VI/2 bounds it by what no box of its size can be (`containerMassLimits`); what is only unusual is said by `vgmHint`.
 */
export function vgmProblems({ vgmKg, vgmMethod, sizeType }: SizedVgm, isComplete: boolean): Problem[] {
  const problems: Problem[] = [];
  const wrongMass = checkPositive(vgmKg, { decimals: cargoLineLimits.weightDecimals });
  if (wrongMass) problems.push({ path: 'vgmKg', ...wrongMass });
  if (!isComplete) return problems;
  // A mass without its method, or the other way round, is no VGM.
  if (vgmKg === null && vgmMethod !== null) problems.push({ path: 'vgmKg', rule: 'required' });
  if (vgmKg !== null && vgmMethod === null) problems.push({ path: 'vgmMethod', rule: 'chooseOne' });
  if (wrongMass || vgmKg === null) return problems;
  const { least, most } = containerMassLimits(sizeType);
  // Whoever enters less counts in tonnes, or left the box out.
  if (vgmKg < least) problems.push({ path: 'vgmKg', rule: 'vgmWithoutBox', params: { least } });
  if (vgmKg > most) problems.push({ path: 'vgmKg', rule: 'vgmAboveRating', params: { most } });
  return problems;
}

/** A mass that few boxes of the size have, and the bound that it exceeds; it may be declared all the same. */
type VgmHint = { hint: 'belowTare' | 'aboveRating'; kg: number };

/** What should be looked at in a mass that breaks no rule; null for nothing. */
export function vgmHint({ vgmKg, sizeType }: Pick<SizedVgm, 'vgmKg' | 'sizeType'>): VgmHint | null {
  if (vgmKg === null || !(vgmKg > 0)) return null;
  const { usualLeast, usualMost } = containerMassLimits(sizeType);
  if (vgmKg < usualLeast) return { hint: 'belowTare', kg: usualLeast };
  return vgmKg > usualMost ? { hint: 'aboveRating', kg: usualMost } : null;
}

type Weighed = { containers: readonly Pick<FclContainer, 'vgmKg'>[] } & Pick<FclBooking, 'cargo'>;

/**
 * Once every container has its VGM, all of them together cannot weigh less than the cargo in them (gross, as entered):
 * the boxes come on top. The problem stands at `containers`.
 */
export function vgmSumProblems({ containers, cargo }: Weighed): Problem[] {
  const masses = containers.map(({ vgmKg }) => toThousandths(vgmKg));
  if (masses.length === 0 || masses.includes(undefined)) return [];
  const sum = masses.reduce<number>((total, mass) => total + (mass ?? 0), 0);
  const { weightThousandths } = cargoTotals(cargo);
  if (sum >= weightThousandths) return [];
  const params = { vgm: fromThousandths(sum), cargo: fromThousandths(weightThousandths) };
  return [{ path: 'containers', rule: 'vgmBelowCargo', params }];
}

/**
 * Why VGMs cannot be declared for a booking, for screen and server alike; paths as `containers.0.vgmKg`, by the
 * place in what is declared. Containers that are left out keep what they have.
 */
export function submittedVgmProblems(
  declared: readonly ContainerVgm[],
  { containers, cargo }: Pick<FclBooking, 'containers' | 'cargo'>,
): Problem[] {
  const problems = declared.flatMap((vgm, at) => {
    const isOwn = containers[vgm.index] !== undefined;
    const isTwice = declared.findIndex(({ index }) => index === vgm.index) !== at;
    const found: Problem[] = isOwn && !isTwice ? [] : [{ path: 'index', rule: 'unknownChoice' }];
    if (vgm.vgmKg === null && vgm.vgmMethod === null) {
      found.push({ path: 'vgmKg', rule: 'required' }, { path: 'vgmMethod', rule: 'chooseOne' });
    }
    const sizeType = containers[vgm.index]?.sizeType ?? '';
    found.push(...vgmProblems({ ...vgm, sizeType }, true));
    return found.map((problem) => ({ ...problem, path: `containers.${at}.${problem.path}` }));
  });
  return problems.length > 0
    ? problems
    : vgmSumProblems({ containers: withVgm(containers, declared), cargo });
}

/** The containers of a booking with the VGMs that were declared for them. */
export function withVgm(
  containers: readonly FclContainer[],
  declared: readonly ContainerVgm[],
): FclContainer[] {
  const declaredOf = new Map(declared.map(({ index, vgmKg, vgmMethod }) => [index, { vgmKg, vgmMethod }]));
  return containers.map((container, index) => ({ ...container, ...declaredOf.get(index) }));
}
