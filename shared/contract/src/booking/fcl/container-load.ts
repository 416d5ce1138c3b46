import type { SizeOption } from '../../select/select-option.ts';
import type { CargoTotals } from '../../trade/cargo-volume.ts';
import { fromThousandths, toThousandths } from '../../trade/thousandths.ts';
import type { FclContainer } from './fcl-booking.ts';

/** More cargo than the ordered containers can take together: KGS or M3, as entered and at most. */
export type Overload = { amount: 'weight' | 'volume'; entered: number; most: number };

type Load = Pick<CargoTotals, 'weightThousandths' | 'volumeThousandths'>;
type Size = Pick<SizeOption, 'value' | 'capacityCbm' | 'maxPayloadKg'>;

/**
 * In what the cargo is more than the containers take by what boxes of their sizes usually can (`maxPayloadKg`,
 * `capacityCbm`): a hint, as boxes differ. Nothing is said while a size is not chosen or not known, nor of the volume
 * on a flat rack, whose cargo stands over.
 */
export function containerOverloads(
  containers: readonly Pick<FclContainer, 'sizeType'>[],
  sizes: readonly Size[],
  cargo: Load,
): Overload[] {
  const ordered = containers.map(({ sizeType }) => sizes.find(({ value }) => value === sizeType));
  const sumOf = (read: (size: Size) => number | null) =>
    ordered.reduce<number | null>((sum, size) => {
      const most = size && toThousandths(read(size));
      return sum === null || most === undefined ? null : sum + most;
    }, 0);
  const bounds = [
    ['weight', cargo.weightThousandths, sumOf(({ maxPayloadKg }) => maxPayloadKg)],
    ['volume', cargo.volumeThousandths, sumOf(({ capacityCbm }) => capacityCbm)],
  ] as const;
  if (containers.length === 0) return [];
  return bounds.flatMap(([amount, entered, most]) =>
    most !== null && entered > most
      ? [{ amount, entered: fromThousandths(entered), most: fromThousandths(most) }]
      : [],
  );
}
